import { setLive } from '$lib/net/live';
import { Connection } from '$lib/net/connection.svelte';
import { realClock, type Socket } from '$lib/net/socket';
import { answer } from './rest';
import { MockSocket } from './socket';

/** Answers the page without a server: texts and rules come from the crates, tables from this socket. */
export function answerBy(socket: () => Socket): void {
  const real = window.fetch;
  window.fetch = async (input, init) => {
    const path = new URL(String(input), location.href);
    if (!path.pathname.startsWith('/api/')) return real(input, init);
    const found = await answer(init?.method ?? 'GET', path, String(init?.body ?? ''));
    return new Response(typeof found === 'string' ? found : JSON.stringify(found ?? { error: null }), {
      status: found === null ? 404 : 200,
    });
  };
  const connection = new Connection(socket, realClock);
  setLive(connection);
  connection.connect();
}

/**
 * Pages without a server: `?mock` in the address of the development server. Tables `move`, `deploy`, `cards`, `over`,
 * `lobby` and `hotseat` are moments of one real game of Nexus Ops; whatever is clicked, the next moment follows.
 */
export const install = (): void => answerBy(() => new MockSocket());
