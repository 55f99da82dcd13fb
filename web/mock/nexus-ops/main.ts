import { mount } from 'svelte';
import '../../src/styles/app.css';
import { Connection } from '$lib/net/connection.svelte';
import { setLive } from '$lib/net/live';
import { realClock } from '$lib/net/socket';
import { answer } from '../rest';
import type { Fixture } from './fixtures';
import { FixtureSocket } from './socket';
import Stand from './Stand.svelte';

/** `mock/nexus-ops/?f=move`: a moment of a game on the real table page, without a server. */
const all = import.meta.glob<Fixture>('../fixtures/nexus-ops/*.json', { import: 'default' });
const name = new URLSearchParams(location.search).get('f') ?? 'move';
const fixture = await all[`../fixtures/nexus-ops/${name}.json`]!();

const real = window.fetch;
window.fetch = async (input, init) => {
  const path = new URL(String(input), location.href);
  if (!path.pathname.startsWith('/api/')) return real(input, init);
  const found = await answer(init?.method ?? 'GET', path, '');
  return new Response(typeof found === 'string' ? found : JSON.stringify(found ?? {}));
};
const connection = new Connection(() => new FixtureSocket(fixture), realClock);
setLive(connection);
connection.connect();
mount(Stand, { target: document.getElementById('app')!, props: { id: fixture.name } });
