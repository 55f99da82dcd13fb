import { describe, expect, it } from 'vitest';
import { blocksOf, spansOf } from './markdown';

describe('rule texts', () => {
  it('have emphasis, code and links to other rules', () => {
    expect(spansOf('**Вы** идёте (NX-5.3), *но* `M`')).toEqual([
      { kind: 'strong', text: 'Вы' },
      { kind: 'text', text: ' идёте (' },
      { kind: 'rule', text: 'NX-5.3' },
      { kind: 'text', text: '), ' },
      { kind: 'em', text: 'но' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'M' },
    ]);
  });

  it('have paragraphs, lists and tables', () => {
    const kinds = blocksOf('One\ntwo.\n\n- a\n- b\n\n| x | y |\n|---|---|\n| 1 | 2 |');
    expect(kinds.map((block) => block.kind)).toEqual(['p', 'list', 'table']);
    expect(kinds[2]).toMatchObject({ rows: [[[{ text: '1' }], [{ text: '2' }]]] });
  });
});
