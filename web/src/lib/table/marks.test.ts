import { beforeEach, describe, expect, it } from 'vitest';
import { answerMarks } from './marks';

let heard: string[] = [];
let root: HTMLElement;

beforeEach(() => {
  heard = [];
  root = document.createElement('div');
  root.innerHTML = `
    <g data-why='{"type":"move"}'><text id="no">x</text><rect data-action="move B" tabindex="0" id="yes"></rect></g>
    <p data-select="human"><b id="unit">x</b></p>
    <button data-do="zoom" id="zoom">x</button>
    <a data-rule="NX-1.1" href="/rules/x/NX-1.1" id="rule">x</a>`;
  document.body.replaceChildren(root);
  answerMarks(root, {
    act: (notation) => heard.push(`act ${notation}`),
    select: (value) => heard.push(`select ${value}`),
    why: ({ type }) => heard.push(`why ${type}`),
    rule: (id) => heard.push(`rule ${id}`),
  });
});

const click = (id: string) =>
  root.querySelector(`#${id}`)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

describe('a marked element', () => {
  it('does what its innermost mark says', () => {
    for (const id of ['yes', 'no', 'unit', 'rule']) click(id);
    expect(heard).toEqual(['act move B', 'why move', 'select human', 'rule NX-1.1']);
  });

  it('that only belongs to the interface is left to its own handler', () => {
    click('zoom');
    expect(heard).toEqual([]);
  });

  it('answers to the keyboard', () => {
    const key = (name: string) =>
      root.querySelector('#yes')!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    key('Enter');
    key(' ');
    key('a');
    expect(heard).toEqual(['act move B', 'act move B']);
  });
});
