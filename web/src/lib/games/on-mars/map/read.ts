import { listed, t } from '$lib/i18n';
import { RESEARCH_LETTER } from '../data';
import { BUILDINGS } from '../pieces';
import { builtOf, type Open, type View } from '../view';
import { groupOf, type Group, type Standing } from './groups';
import type { Lying, Piece } from './things';

/** The surface as the server tells it, turned into what is drawn. `mark` says in whose colour a party is drawn. */
type Mark = (who: number) => number;

export function standingOf(open: Open, mark: Mark): Standing[] {
  const markers = new Map(
    open.bases.flatMap(({ advanced }, who) => advanced.map((cell) => [cell, mark(who)])),
  );
  const stands = (cell: string, type: Standing['type'], owner: number | null): Standing => ({
    cell,
    type,
    owner,
    advanced: markers.get(cell) ?? null,
  });
  return [
    ...BUILDINGS.flatMap((type) => builtOf(open, type).map((cell) => stands(cell, type, null))),
    ...open.bases.flatMap(({ shelters }, who) => shelters.map((cell) => stands(cell, 'shelter', mark(who)))),
  ];
}

export const groupsOf = ({ complexes }: View, mark: Mark): Group[] =>
  complexes.map(({ building, owner, cells }) =>
    groupOf({ type: building, owner: owner === null ? null : mark(owner), cells }),
  );

export const lyingOf = ({ crystals, finds }: Open): Lying[] => [
  ...crystals.map((cell): Lying => ({ cell, kind: 'crystal' })),
  ...finds.map(({ cell, find }): Lying => {
    const letter = RESEARCH_LETTER.get(find);
    return letter ? { cell, kind: 'research', letter } : { cell, kind: 'discovery' };
  }),
];

export const piecesOf = ({ bases }: Open, mark: Mark): Piece[] =>
  bases.flatMap(({ miners, bots, rover }, who): Piece[] => [
    ...miners.map((cell): Piece => ({ cell, kind: 'colonist', seat: mark(who) })),
    ...bots.map((cell): Piece => ({ cell, kind: 'bot', seat: mark(who) })),
    ...(rover ? [{ cell: rover, kind: 'rover' as const, seat: mark(who) }] : []),
  ]);

/** What is on a cell, in words. */
export function tellerOf(
  standing: readonly Standing[],
  lying: readonly Lying[],
  pieces: readonly Piece[],
  name: (mark: number) => string,
): (cell: string) => string {
  const words = new Map<string, string[]>();
  const add = (cell: string, word: string) => words.set(cell, [...(words.get(cell) ?? []), word]);
  for (const { cell, type, owner, advanced } of standing) {
    const building = t(`on-mars-b-${type.replaceAll('_', '-')}`);
    add(cell, owner === null ? building : t('on-mars-owned', { what: building, name: name(owner) }));
    if (advanced !== null) add(cell, t('on-mars-owned', { what: t('on-mars-marker'), name: name(advanced) }));
  }
  for (const { cell, kind, letter } of lying) add(cell, t(`on-mars-lies-${kind}`, { letter: letter ?? '' }));
  for (const { cell, kind, seat } of pieces)
    add(cell, t('on-mars-owned', { what: t(`on-mars-piece-${kind}`), name: name(seat) }));
  return (cell) => (words.has(cell) ? listed(words.get(cell)!) : t('on-mars-empty'));
}
