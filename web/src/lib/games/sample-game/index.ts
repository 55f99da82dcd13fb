import type { GameUi } from '$lib/games/types';
import { weighBy } from '$lib/table/film/weigh';
import { facts, frame } from './frame';
import Hand from './Hand.svelte';
import Table from './Table.svelte';
import { answers } from './turn/answers';
import { tutorial } from './tutorial';

export default {
  Table,
  Hand,
  frame,
  facts,
  answers,
  weigh: weighBy({ 'offer-won': 5, 'prize-kept': 4, 'prize-melted': 4, 'offer-stays': 3 }),
  tutorial,
  opensGroup: ({ key }) => key === 'event-prize-turned-up',
} satisfies GameUi;
