/** The Markdown that rule texts use, as data: paragraphs, lists, tables, emphasis, code, rule numbers. */

export type Span = { kind: 'text' | 'strong' | 'em' | 'code' | 'rule'; text: string };
export type Block =
  | { kind: 'p'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2}-\d+(?:\.\d+[a-z]?)?)\b/g;
const KINDS = ['strong', 'em', 'code', 'rule'] as const;

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) spans.push({ kind: 'text', text: text.slice(from, match.index) });
    const group = match.slice(1).findIndex((part) => part !== undefined);
    spans.push({ kind: KINDS[group] ?? 'text', text: match[group + 1] ?? '' });
    from = match.index + match[0].length;
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) });
  return spans;
}

const cells = (line: string): Span[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spansOf(cell.trim()));

const ITEM = /^(?:-|\d+\.) /;

export function blocksOf(markdown: string): Block[] {
  const parts = markdown.split(/\n\s*\n/).map((part) => part.trim().split('\n'));
  return parts.filter(([first]) => first !== '').flatMap(blockOf);
}

function blockOf(lines: string[]): Block[] {
  const [first = ''] = lines;
  if (first.startsWith('|')) {
    const [head = '', , ...rows] = lines;
    return [{ kind: 'table', head: cells(head), rows: rows.map(cells) }];
  }
  const start = lines.findIndex((line) => ITEM.test(line));
  if (start < 0) return [{ kind: 'p', spans: spansOf(lines.join(' ')) }];
  const items = lines.slice(start).map((line) => spansOf(line.replace(ITEM, '')));
  const list: Block = { kind: 'list', ordered: /^\d/.test(lines[start] ?? ''), items };
  const before = lines.slice(0, start).join(' ');
  return before === '' ? [list] : [{ kind: 'p', spans: spansOf(before) }, list];
}
