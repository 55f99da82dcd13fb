import type { GameUi } from '$lib/games/types';
import { answers, keeps } from './answers';
import Aside from './Aside.svelte';
import { facts, frame } from './frame';
import Hand from './Hand.svelte';
import Table from './Table.svelte';
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
  tutorial,
} satisfies GameUi;
