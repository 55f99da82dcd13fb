import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The made-up language goes by the code of Greek: browsers then write dates in letters that no text of ours has. */
export const PSEUDO = 'el';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'ȧḃċḋėḟġḣīĵķľṁṅȯṗɋŕṡŧŭṽẇẋẏżȦḂĊḊĖḞĠḢĪĴĶĽṀṄȮṖɊŔṠŦŬṼẆẊẎŻ';
const accented = (text: string): string =>
  [...text].map((letter) => [...ACCENTED][PLAIN.indexOf(letter)] ?? letter).join('');

/**
 * A Fluent pattern with every letter of its text accented. What stands in braces is kept, apart from texts in quotes
 * and the variants of a choice, which are patterns themselves.
 */
function accentPattern(source: string): string {
  const within: ('text' | 'braces' | 'choice')[] = ['text'];
  let out = '';
  for (let at = 0; at < source.length;) {
    const rest = source.slice(at);
    const here = within.at(-1);
    // A choice goes on where a line begins with a key or its brace.
    const next = /^\n\s*(?=\*?\[|\})/.exec(rest);
    if (here === 'text' && within.length > 1 && next) {
      within.pop();
      out += next[0];
      at += next[0].length;
    } else if (rest[0] === '{') {
      within.push('braces');
      out += rest[0];
      at += 1;
    } else if (here !== 'text' && rest[0] === '}') {
      within.pop();
      out += rest[0];
      at += 1;
    } else if (here === 'text') {
      out += accented(rest[0]!);
      at += 1;
    } else {
      const kept = (here === 'choice' ? /^\s*\*?\[[^\]]*\]/ : /^(?:->|"[^"]*")/).exec(rest)?.[0] ?? rest[0]!;
      if (kept === '->') within[within.length - 1] = 'choice';
      else if (here === 'choice' && kept.endsWith(']')) within.push('text');
      out += kept.startsWith('"') ? accented(kept) : kept;
      at += kept.length;
    }
  }
  return out;
}

/** A Fluent file in the made-up language. */
export function accentFile(source: string): string {
  const entries = source.split(/^(?=\S)/m);
  return entries
    .map((entry) => {
      if (entry.startsWith('#')) return '';
      const parts = entry.split(/((?:^|\n\s+\.)[\w-]+\s*=)/);
      return parts.map((part, i) => (i % 2 === 1 || part === '' ? part : accentPattern(part))).join('');
    })
    .join('');
}

/** A rulebook in the made-up language. Numbers of rules, code and addresses are kept, comments are not. */
export function accentRules(markdown: string): string {
  const kept = /(`[^`]*`|\b[A-Z]{2}-[\w.]+|\]\([^)]*\))/;
  const accent = (text: string) =>
    text
      .split(kept)
      .map((part, i) => (i % 2 === 1 ? part : accented(part)))
      .join('');
  return accent(markdown.replaceAll(/<!--[\s\S]*?-->/g, ''));
}

const read = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

/** A folder for `serve --texts` with all that is said in English, in the made-up language. */
export function pseudoLanguage(): string {
  const games = readdirSync('src/lib/games', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const shelf = games.map(({ name }) => readFileSync(`src/lib/games/${name}/shelf/en.ftl`, 'utf8'));
  const bundles: Record<string, string> = {
    page: [readFileSync('src/lib/i18n/en.ftl', 'utf8'), ...shelf].join('\n'),
  };
  for (const { name } of readdirSync('../crates', { withFileTypes: true })) {
    const folder = `../crates/${name}/text/en`;
    try {
      if (name !== 'cli') bundles[name] = read(folder);
    } catch {
      // A crate that says nothing.
    }
  }
  const made = mkdtempSync(join(tmpdir(), 'lagrange-texts-'));
  mkdirSync(join(made, PSEUDO));
  for (const [bundle, source] of Object.entries(bundles)) {
    writeFileSync(join(made, PSEUDO, `${bundle}.ftl`), accentFile(source));
  }
  for (const { name } of readdirSync('../crates', { withFileTypes: true })) {
    const rules = `../crates/${name}/RULES.md`;
    if (existsSync(rules)) {
      writeFileSync(join(made, PSEUDO, `${name}.rules.md`), accentRules(readFileSync(rules, 'utf8')));
    }
  }
  return made;
}
