import { BUILDING_TONE, seatTone, type GlyphName } from './glyphs';
import type { Tech } from './pieces';

/** How a technology is drawn: as the building or the piece that it is about. */
const LOOKS: Record<Tech, readonly [GlyphName, string | null]> = {
  'tech-mine': ['b-mine', BUILDING_TONE.mine],
  'tech-generator': ['b-generator', BUILDING_TONE.generator],
  'tech-water_extractor': ['b-water_extractor', BUILDING_TONE.water_extractor],
  'tech-greenhouse': ['b-greenhouse', BUILDING_TONE.greenhouse],
  'tech-oxygen_condenser': ['b-oxygen_condenser', BUILDING_TONE.oxygen_condenser],
  'tech-rover': ['p-rover', '#eaf0ff'],
  'tech-upgrade': ['p-advanced', '#eaf0ff'],
  'tech-ship': ['p-ship', '#eaf0ff'],
  'tech-shelter': ['b-shelter', null],
};
export function techLook(tech: Tech, seat: number | null): { icon: GlyphName; tone: string } {
  const [icon, tone] = LOOKS[tech];
  return { icon, tone: tone ?? (seat === null ? '#e3b08c' : seatTone(seat)) };
}
