import type { GameUi } from '$lib/games/types';
import { weighBy } from '$lib/table/film/weigh';
import { answers, keeps } from './answers';
import Aside from './Aside.svelte';
import { chapters } from './chapters';
import { ask } from './ask';
import { facts, frame } from './frame';
import Hand from './Hand.svelte';
import { labelOf } from './label';
import Over from './Over.svelte';
import Table from './Table.svelte';
import { lessons } from './lessons';
import { tutorial } from './tutorial';
import Under from './Under.svelte';
import { verdict } from './verdict';
import type { Move, View } from './view';

const OPENING = new Set(['event-cards-flipped', 'event-cards-drawn', 'event-adventure-begun']);

export default {
  Table,
  Hand,
  Aside,
  Under,
  Over,
  verdict,
  ask,
  frame,
  facts,
  answers,
  keeps,
  label: (action, view, say) => (view ? labelOf(action as Move, view as View, say) : say(action.notation)),
  chapters,
  opensGroup: ({ key }) => OPENING.has(key),
  // The seats show who is ready; what was done follows.
  untold: ({ key }) => key === 'event-turn-confirmed',
  weigh: weighBy({
    'game-ended': 9,
    'adventure-ended': 9,
    sabotaged: 7,
    'virus-activated': 6,
    'viruses-spread': 6,
    'mission-claimed': 6,
    'mission-turned': 5,
    'astra-struck': 5,
    'astra-card': 4,
    'astra-played': 3,
    'error-taken': 4,
    'event-came': 5,
    'dilemma-answered': 3,
    'captain-named': 3,
    'sheet-marked': 2,
    'deck-reshuffled': 1,
  }),
  keys: [{ shown: 'K', text: 'welcome-to-the-moon-key-skip' }],
  tutorial,
  lessons,
} satisfies GameUi;
