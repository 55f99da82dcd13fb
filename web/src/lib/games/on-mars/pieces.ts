import buildings from '../../../../../crates/on-mars/data/buildings.json';
import type { Building, Good } from '$lib/wire/generated/on-mars';
import { GOODS } from '$lib/wire/generated/on-mars/lists';

/** The kinds of things on the table, in printed order: that in which the server lists what belongs to each. */

export type { Building, Good, Main, Scientist, Side, Tech } from '$lib/wire/generated/on-mars';
export {
  BUILDINGS,
  GOODS,
  MAINS,
  SCIENTISTS as SCIENTISTS_IN_ORDER,
  TECHS,
} from '$lib/wire/generated/on-mars/lists';

/** The four columns of the life support system. */
export type LssColumn = Exclude<Building, 'mine' | 'shelter'>;
export const LSS_COLUMNS = buildings.types.flatMap(({ id, lss }) => (lss ? [id as LssColumn] : []));
export type Resource = Exclude<Good, 'crystal'>;
export const RESOURCES = GOODS.filter((good): good is Resource => good !== 'crystal');
