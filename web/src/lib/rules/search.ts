import type { Rule, Rulebook } from '$lib/wire/rest';

const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00a0', ' ');

/** Cuts a text where the first searched word occurs. */
export function found(text: string, words: string): { text: string; hit: boolean }[] {
  const [word = ''] = fold(words).split(' ').filter(Boolean);
  if (word.length < 2) return [{ text, hit: false }];
  const parts: { text: string; hit: boolean }[] = [];
  const folded = fold(text);
  let from = 0;
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), hit: false });
    parts.push({ text: text.slice(at, at + word.length), hit: true });
    from = at + word.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), hit: false });
  return parts;
}

/** Rules that have every word in their number, heading or text; headings first. */
export function search(book: Rulebook, words: string): Rule[] {
  const wanted = fold(words).split(' ').filter(Boolean);
  if (wanted.length === 0) return [];
  const rules = book.chapters.flatMap((chapter) => chapter.rules);
  const has = (text: string) => wanted.every((word) => fold(text).includes(word));
  const inTitle = (rule: Rule) => has(`${rule.id} ${rule.title}`);
  const hits = rules.filter((rule) => has(`${rule.id} ${rule.title} ${rule.body}`));
  return hits.sort((a, b) => Number(inTitle(b)) - Number(inTitle(a)));
}
