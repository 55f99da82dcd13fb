import type { Column } from '$lib/board/reminder';
import { t } from '$lib/i18n';
import { corporationNamed, planetNamed } from './data';
import type { GlyphName } from './glyphs';
import type { Board } from './view';
import { word } from './words';

const SYMBOLS: readonly GlyphName[] = [
  'synergy',
  'card',
  'patch',
  'rover',
  'move',
  'chip',
  'lifepod',
  'meteorite',
];
const STATIONS: readonly GlyphName[] = ['civ', 'water', 'biomass', 'rover', 'tech', 'energy'];

/** A round, placing, stations, symbols, medals, the end; first of all what is special about one's own boards. */
export function reminderOf(board: Board): Column<GlyphName>[] {
  const planet = planetNamed(board.planet);
  const corporation = corporationNamed(board.corporation);
  const topic = (id: 'round' | 'place' | 'score' | 'end' | 'keys') => ({
    title: t(`planet-unknown-help-${id}`),
    text: [t(`planet-unknown-help-${id}-text`)],
  });
  const stations = STATIONS.map((icon) => ({ icon, text: t(`planet-unknown-help-station-${icon}`) }));
  const symbols = SYMBOLS.map((icon) => ({ icon, text: t(`planet-unknown-help-symbol-${icon}`) }));
  return [
    {
      wide: true,
      topics: [
        { title: word(planet.name), text: [word(planet.rule.text)] },
        { title: word(corporation.name), text: [word(corporation.special.text)] },
      ],
    },
    {
      topics: [
        topic('round'),
        topic('place'),
        { title: t('planet-unknown-help-stations'), symbols: stations },
      ],
    },
    { topics: [{ title: t('planet-unknown-help-symbols'), symbols }, topic('score'), topic('end')] },
    { wide: true, topics: [topic('keys')] },
  ];
}
