import type { GameUi } from '$lib/games/types';
import { weighBy } from '$lib/table/film/weigh';
import Aside from './Aside.svelte';
import { facts, frame } from './frame';
import Hand from './Hand.svelte';
import Over from './score/Over.svelte';
import Table from './Table.svelte';
import { tutorial } from './tutorial';
import { answers } from './turn/answers';
import { keeps } from './turn/picked';
import Tabs from './turn/Tabs.svelte';
import Under from './Under.svelte';

export default {
  Table,
  Hand,
  Aside,
  Under,
  Tabs,
  Over,
  frame,
  facts,
  answers,
  keeps,
  weigh: weighBy({
    'end-triggered': 9,
    'last-round': 9,
    'goal-completed': 7,
    'mission-completed': 6,
    'level-raised': 6,
    'shuttle-flew': 5,
    evicted: 5,
    displaced: 4,
    constructed: 4,
    upgraded: 4,
    'contract-completed': 4,
    'scientist-hired': 3,
    'tech-learned': 3,
    'tech-used': 3,
    'blueprint-taken': 2,
    'contract-taken': 2,
    'lss-raised': 3,
    claimed: 3,
    moved: 1,
    'main-chosen': 1,
  }),
  keys: [{ shown: '1 2 3 4', text: 'on-mars-key-rooms' }],
  tutorial,
  opensGroup: ({ key }) => key === 'event-turn-started' || key === 'event-round-started',
} satisfies GameUi;
