import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Line } from '$lib/net/connection.svelte';
import { GameTexts } from '$lib/i18n/game.svelte';
import plain from '$lib/games/plain';
import { change } from '$lib/settings/settings.svelte';
import type { ClientMessage, Refusal, TableState } from '$lib/wire';
import { silence, tableState, told } from './fixture';
import { TableSession } from './session.svelte';
import TableFrame from './TableFrame.svelte';

const refusal: Refusal = { code: 'illegal', rule: 'NX-5.5', text: 'Too far.' };
let sent: Partial<ClientMessage>[] = [];
let session: TableSession;
let app: Record<string, unknown>;

function show(state: TableState = tableState()): void {
  const line: Line = {
    ...silence,
    request: (message) => {
      sent.push(message);
      return new Promise(() => undefined);
    },
    why: async () => refusal,
  };
  session = new TableSession(line, 't1');
  session.receive({ type: 'table', state: told(state), revision: 1, log: [], more: false, chat: [] });
  const texts = new GameTexts('test-game');
  const frame = plain.frame(null, state, texts);
  const props = { session, state, game: plain, frame, texts, user: 'u1' };
  app = mount(TableFrame, { target: document.body, props });
  flushSync();
}

const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const press = (code: string) => {
  window.dispatchEvent(new KeyboardEvent('keydown', { code, key: code, bubbles: true }));
  flushSync();
};

beforeEach(() => {
  sent = [];
  change({ lang: 'en', motion: 'none', actionList: true });
});
afterEach(() => unmount(app));

describe('the table', () => {
  it('says what is asked and offers each answer as an element with its notation', () => {
    show();
    expect(one('[data-prompt]')?.dataset['prompt']).toBe('prompt-deploy');
    const offered = [...document.querySelectorAll<HTMLElement>('.board [data-action]')];
    expect(offered.map((element) => element.dataset['action'])).toEqual(['pass', 'buy human H0a']);
  });

  it('sends the action of a clicked element once, however often it is clicked', () => {
    show();
    one('.board [data-action="pass"]')?.click();
    flushSync();
    one('.board [data-action="pass"]')?.click();
    expect(sent).toMatchObject([{ type: 'act', table: 't1', seat: 0, decision: 'd1', action: 'pass' }]);
  });

  it('explains a refused click, and Esc puts the explanation away', async () => {
    show();
    await session.why({ type: 'fly' });
    flushSync();
    expect(one('[data-whynot]')?.textContent).toContain('Too far.');
    expect(one('[data-whynot] [data-rule]')?.dataset['rule']).toBe('NX-5.5');
    press('Escape');
    expect(one('[data-whynot]')).toBeNull();
  });

  it('lists every action in words, unless that is not wanted', async () => {
    show();
    await new Promise((settle) => setTimeout(settle));
    one('[data-do="tab-actions"]')?.click();
    flushSync();
    expect(one('[data-list] [data-action="pass"]')?.textContent).toBe('Do pass');
    change({ actionList: false });
    flushSync();
    expect(one('[data-do="tab-actions"]')).toBeNull();
    expect(one('[data-list]')).toBeNull();
  });

  it('opens the score and the list of keys by key', () => {
    show();
    press('KeyS');
    expect(one('dialog[open] table')).not.toBeNull();
  });

  it('speaks the other language at once', () => {
    show();
    one('[data-do="lang"][data-lang="ru"]')?.click();
    flushSync();
    expect(one('[data-do="tab-log"]')?.textContent).toContain('Журнал');
  });

  it('lets down a curtain over the table until the next player is ready', () => {
    const views = [0, 1].map((seat) => ({ ...tableState().views[0]!, seat }));
    show(tableState({ you: [0, 1], views }));
    expect(one('[data-curtain]')?.dataset['curtain']).toBe('0');
    expect(document.querySelectorAll('[data-action]')).toHaveLength(0);
    one('[data-do="ready"]')?.click();
    flushSync();
    expect(one('[data-curtain]')).toBeNull();
    expect(document.querySelectorAll('.board [data-action]').length).toBeGreaterThan(0);
  });

  it('asks for an answer to the wish of another player', () => {
    show(tableState({ undo_request: { seat: 1, user: 'u2', actions: 2, waiting: ['u1'] } }));
    one('[data-do="undo-accept"]')?.click();
    expect(sent).toMatchObject([{ type: 'answer_undo', accept: true }]);
  });

  it('shows a spectator the table and nothing to click', () => {
    const views = [{ ...tableState().views[0]!, seat: null, decision: null, prompt: null, legal: [] }];
    show(tableState({ you: [], views }));
    expect(one('[data-do="undo"]')).toBeNull();
    expect(one('[data-prompt]')?.textContent).toContain('You are watching');
  });
});
