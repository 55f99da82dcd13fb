import common from '../../../../../crates/welcome-to-the-moon/data/common.json';
import campaign from '../../../../../crates/welcome-to-the-moon/data/campaign.json';
import { EFFECTS, type Effect } from './view';

/** The starship cards, those of the campaign included. */

/** The two sides of a card; several effects where one may choose. */
export interface Face {
  number: string;
  effects: readonly Effect[];
}

interface Row {
  id: number;
  number: string;
  effects: readonly string[];
}
const rows: readonly Row[] = [
  ...common.starship_cards.map(({ id, number, effect }) => ({
    id,
    number: String(number),
    effects: [effect],
  })),
  ...campaign.starship_sets.flatMap(({ cards }) =>
    cards.map(({ id, number, effects }) => ({ id, number: number.face, effects })),
  ),
];
const isEffect = (name: string): name is Effect => EFFECTS.some((effect) => effect === name);
const FACES = new Map<number, Face>(
  rows.map(({ id, number, effects }) => [
    id,
    { number, effects: effects.includes('wild') ? EFFECTS : effects.filter(isEffect) },
  ]),
);
const BLANK: Face = { number: '', effects: [] };

export const faceOf = (card: number): Face => FACES.get(card) ?? BLANK;

/** A number as it is printed: `8.5` is 8½, and an X is a capital. */
export const printed = (number: string): string =>
  number === 'x' ? 'X' : number.endsWith('.5') ? `${number.slice(0, -2)}½` : number;

/** The number of a combination; of two to choose from both. */
export const numberOf = ({ number, also }: { number: string; also: string | null }): string =>
  also === null ? printed(number) : `${printed(number)}/${printed(also)}`;

/** All effects of a combination, its own first. */
export const effectsOf = ({
  effect,
  others,
}: {
  effect: Effect;
  others: readonly Effect[];
}): readonly Effect[] => [effect, ...EFFECTS.filter((other) => other !== effect && others.includes(other))];
