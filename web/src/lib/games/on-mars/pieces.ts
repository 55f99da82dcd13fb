import type { Building, Good, Main, Scientist, Tech } from '$lib/wire/generated/on-mars';

/** The kinds of things on the table, in the order in which the server lists what belongs to each. */

export type { Building, Good, Main, Scientist, Side, Tech } from '$lib/wire/generated/on-mars';

export const BUILDINGS: readonly Building[] = [
  'mine',
  'generator',
  'water_extractor',
  'greenhouse',
  'oxygen_condenser',
  'shelter',
];
/** The four columns of the life support system. */
export type LssColumn = Exclude<Building, 'mine' | 'shelter'>;
export const LSS_COLUMNS: readonly LssColumn[] = [
  'generator',
  'water_extractor',
  'greenhouse',
  'oxygen_condenser',
];
export type Resource = Exclude<Good, 'crystal'>;
export const RESOURCES: readonly Resource[] = ['mineral', 'battery', 'water', 'plant', 'oxygen'];
export const GOODS: readonly Good[] = [...RESOURCES, 'crystal'];
export const TECHS: readonly Tech[] = [
  'tech-mine',
  'tech-generator',
  'tech-water_extractor',
  'tech-greenhouse',
  'tech-oxygen_condenser',
  'tech-rover',
  'tech-upgrade',
  'tech-ship',
  'tech-shelter',
];
export const MAINS: readonly Main[] = [
  'landing_pod',
  'obtain_blueprint',
  'learn_tech',
  'research_development',
  'resupply',
  'control_center',
  'construct',
  'upgrade',
  'welcome_ship',
  'hire',
];
export const SCIENTISTS_IN_ORDER: readonly Scientist[] = [
  'geologist',
  'rd_engineer',
  'hydrologist',
  'biochemist',
  'geochemist',
  'systems_engineer',
];
