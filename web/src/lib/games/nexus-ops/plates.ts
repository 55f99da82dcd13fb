/** So many letters fit beside a home base. */
const LONGEST = 9;

const cut = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;

/** A name on two lines at most, broken between words where it can be. */
export function plateLines(name: string): string[] {
  if (name.length <= LONGEST) return [name];
  const words = name.split(' ');
  const [first = '', ...rest] = words;
  const fits = words.findLastIndex((_, i) => words.slice(0, i + 1).join(' ').length <= LONGEST);
  if (fits < 0 || rest.length === 0) return [cut(first), ...(rest.length > 0 ? [cut(rest.join(' '))] : [])];
  return [words.slice(0, fits + 1).join(' '), cut(words.slice(fits + 1).join(' '))].filter(Boolean);
}
