import type { GameUi } from '$lib/games/types';
import { weighBy } from '$lib/table/film/weigh';
import { answers, keeps } from './answers';
import Aside from './Aside.svelte';
import { facts, frame } from './frame';
import Hand from './Hand.svelte';
import Table from './Table.svelte';
import { lessons } from './lessons';
import { tutorial } from './tutorial';

export default {
  Table,
  Hand,
  Aside,
  frame,
  facts,
  answers,
  keeps,
  opensGroup: ({ key }) => key === 'event-round-began',
  weigh: weighBy({
    'last-round': 9,
    'event-revealed': 6,
    'objective-shared': 5,
    'civ-resolved': 4,
    'compartment-emptied': 4,
    collected: 3,
    'rovers-moved': 2,
    'tile-set-aside': 4,
    'tile-placed': 2,
    'trackers-moved': 1,
    'civ-kept': 3,
  }),
  keys: [
    { shown: 'R Shift+R', text: 'planet-unknown-key-turn' },
    { shown: 'F', text: 'planet-unknown-key-mirror' },
    { shown: 'T', text: 'planet-unknown-key-tile' },
  ],
  tutorial,
  lessons,
} satisfies GameUi;
