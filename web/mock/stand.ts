import { mount } from 'svelte';
import '../src/styles/app.css';
import { loadWords } from '$lib/i18n';
import type { Socket } from '$lib/net/socket';
import { answerBy } from './install';
import Stand from './Stand.svelte';

/** The table page alone, fed by a socket of one's own. */
export async function stand(socket: () => Socket, id: string): Promise<void> {
  answerBy(socket);
  await loadWords();
  mount(Stand, { target: document.getElementById('app')!, props: { id } });
}
