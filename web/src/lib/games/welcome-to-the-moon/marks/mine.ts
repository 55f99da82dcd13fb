import data from '../../../../../../crates/welcome-to-the-moon/data/adventure4.json';
import { count, plain, plus, will } from '../foresee/say';
import type { Consequence, Glyph, Marking } from '../sheets/model';

type Works = { upgrade_symbols: readonly { id: string }[] };
const has = (spot: string) => (works: Works) => works.upgrade_symbols.some(({ id }) => id === spot);

export function mark({ shown, spot }: Marking): Consequence[] {
  const resource = data.resources.find(({ id }) => id === spot);
  if (resource) return [will(resource.kind as Glyph, 'when-mined')];
  const main = data.main_structures.find(has(spot));
  const centre = data.optimisation_centres.find(has(spot));
  const symbols = main?.upgrade_symbols ?? centre?.upgrade_symbols ?? [];
  const rest = count(symbols, ({ id }) => id !== spot && plain(shown, id));
  if (rest > 0) return [will('quarter', 'upgrade-left', { value: String(rest) })];
  if (main) {
    const { points_each_before: before, points_each_after: after } = main;
    return [will('star', 'upgraded', { value: `${before} → ${after}`, spots: [`${main.id}-after`] })];
  }
  if (!centre) return [];
  const { kind, amount } = centre.bonus;
  return [will((kind === 'robot_symbol' ? 'robot' : kind) as Glyph, 'activated', { value: plus(amount) })];
}
