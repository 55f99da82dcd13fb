import type { Page } from 'playwright-core';
import { SHELF } from './shelf';

/**
 * What is the same in every language: names of games, of the program and of its formats, numbers of rules, Roman
 * numbers, notation.
 * Keys, rules (which stand in their own files and quote the printed words), links and the choice of languages are left
 * out by where they stand.
 */
const NAMES = new RegExp(
  `${SHELF.map(({ name }) => name).join('|')}|Lagrange|OpenAPI|English|Русский|[A-Z]{2}-[\\w.]+|\\bI{1,3}\\b|\\w+://\\S+`,
  'g',
);
const RULEBOOK = '.r, .intro, .toc nav, .found [role="status"], [id^="chapter-"], a.rule';
const APART = `kbd, code, script, style, [data-code], [data-do="lang"], ${RULEBOOK}`;

/** Runs in the page: every text that can be read or heard, and where it stands. */
function said(apart: string): { text: string; at: string }[] {
  const found = [{ text: document.title, at: 'title' }];
  const add = (text: string | null, element: Element) => {
    if (!text || element.closest(apart)) return;
    const kind = element.closest('[class]')?.getAttribute('class')?.split(' ')[0] ?? '';
    found.push({ text, at: `${element.localName}.${kind}` });
  };
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) add(nodes.currentNode.textContent, nodes.currentNode.parentElement!);
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      add(element.getAttribute(name), element);
  }
  return found;
}

/** Words on a page that are in no made-up language: two plain letters in a row are one. */
export async function untranslated(page: Page): Promise<string[]> {
  const texts = await page.evaluate(said, APART);
  const plain = texts.filter(({ text }) => /[A-Za-z\p{Script=Cyrillic}]{2}/u.test(text.replace(NAMES, '')));
  return [...new Set(plain.map(({ text, at }) => `${at}: ${text.trim()}`))];
}
