import type { GameUi } from '$lib/games/types';
import { weighBy } from '$lib/table/film/weigh';
import Aside from './Aside.svelte';
import { facts, frame, rival } from './frame';
import Hand from './Hand.svelte';
import Over from './score/Over.svelte';
import Table from './Table.svelte';
import { answers, ask, keeps } from './turn/answers';
import Tabs from './turn/Tabs.svelte';
import { tutorial } from './tutorial';
import Under from './Under.svelte';
import { eventOf } from './view';

export default {
  Table,
  Tabs,
  Hand,
  Aside,
  Under,
  Over,
  frame,
  facts,
  rival,
  answers,
  ask,
  keeps,
  weigh: weighBy({
    'threat-removed': 9,
    'threat-met': 4,
    'mission-done': 6,
    'luna-entered': 5,
    entered: 4,
    'outpost-removed': 5,
    advanced: 3,
    'threshold-crossed': 4,
    'luna-acts': 3,
    'luna-took': 2,
    'card-bought': 2,
    'plan-taken': 2,
    'marker-placed': 3,
    'research-advanced': 2,
    'helium-advanced': 2,
    'phase-ended': 1,
  }),
  keys: [{ shown: '1 2 3', text: 'skymines-key-rooms' }],
  tutorial,
  chapters: {
    begins: ({ facts }) => {
      const event = eventOf(facts);
      return event.type === 'chapter_started' ? event.chapter : null;
    },
    name: (chapter, texts) => texts.find(`chapter-${chapter}`) ?? String(chapter),
  },
  opensGroup: ({ key }) => key === 'event-round-started',
} satisfies GameUi;
