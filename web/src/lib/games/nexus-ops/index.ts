import type { GameUi } from '$lib/games/types';
import { weighBy } from '$lib/table/film/weigh';
import { answers, keeps } from './answers';
import Aside from './Aside.svelte';
import { facts, frame } from './frame';
import Hand from './Hand.svelte';
import { battles } from './battle/begun';
import Table from './Table.svelte';
import { tutorial } from './tutorial';
import Under from './Under.svelte';

export default {
  Table,
  Hand,
  Aside,
  Under,
  frame,
  facts,
  answers,
  keeps,
  opensGroup: ({ key }) => key === 'event-turn-began',
  weigh: weighBy({
    'player-eliminated': 9,
    'battle-won': 7,
    'battle-lost': 7,
    'battle-undecided': 6,
    'dragon-breathed': 6,
    'mission-played': 6,
    'mission-taken': 5,
    'hill-taken': 5,
    'energize-played': 4,
    'unit-destroyed': 3,
    'hex-explored': 3,
    'unit-moved': 1,
    'unit-bought': 1,
    'units-placed': 2,
  }),
  halts: (steps, you) => battles(steps).some((seats) => seats.some((seat) => you.includes(seat))),
  tutorial,
} satisfies GameUi;
