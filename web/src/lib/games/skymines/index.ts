import type { GameUi } from '$lib/games/types';
import Aside from './Aside.svelte';
import { facts, frame } from './frame';
import Hand from './Hand.svelte';
import Over from './score/Over.svelte';
import Table from './Table.svelte';
import { answers, keeps } from './turn/answers';
import Under from './Under.svelte';

export default {
  Table,
  Hand,
  Aside,
  Under,
  Over,
  frame,
  facts,
  answers,
  keeps,
  opensGroup: ({ key }) => key === 'event-round-started',
} satisfies GameUi;
