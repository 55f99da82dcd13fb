import { mount } from 'svelte';
import '../../src/styles/app.css';
import { Connection } from '$lib/net/connection.svelte';
import { setLive } from '$lib/net/live';
import { realClock, type Socket } from '$lib/net/socket';
import { answer } from '../rest';
import Stand from './Stand.svelte';

/** The table page alone, fed by a socket of one's own; texts and rules come from the crate. */
export function stand(socket: () => Socket, id: string): void {
  const real = window.fetch;
  window.fetch = async (input, init) => {
    const path = new URL(String(input), location.href);
    if (!path.pathname.startsWith('/api/')) return real(input, init);
    const found = await answer(init?.method ?? 'GET', path, '');
    return new Response(typeof found === 'string' ? found : JSON.stringify(found ?? {}));
  };
  const connection = new Connection(socket, realClock);
  setLive(connection);
  connection.connect();
  mount(Stand, { target: document.getElementById('app')!, props: { id } });
}
