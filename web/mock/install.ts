import { setLive } from '$lib/net/live';
import { Connection } from '$lib/net/connection.svelte';
import { realClock } from '$lib/net/socket';
import { answer } from './rest';
import { MockSocket } from './socket';

/**
 * Pages without a server: `?mock` in the address of the development server. Tables `move`, `deploy`, `cards`, `over`,
 * `lobby` and `hotseat` are moments of one real game of Nexus Ops; whatever is clicked, the next moment follows.
 */
export async function install(): Promise<void> {
  const real = window.fetch;
  window.fetch = async (input, init) => {
    const path = new URL(String(input), location.href);
    if (!path.pathname.startsWith('/api/')) return real(input, init);
    const found = await answer(init?.method ?? 'GET', path, String(init?.body ?? ''));
    return new Response(typeof found === 'string' ? found : JSON.stringify(found ?? { error: null }), {
      status: found === null ? 404 : 200,
    });
  };
  const connection = new Connection(() => new MockSocket(), realClock);
  setLive(connection);
  connection.connect();
}
