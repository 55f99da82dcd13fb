import type { Fixture } from './fixtures';
import { FixtureSocket } from './socket';
import { stand } from '../stand';

/** `mock/nexus-ops/?f=move`: a moment of a game on the real table page, without a server. */
const all = import.meta.glob<Fixture>('../fixtures/nexus-ops/*.json', { import: 'default' });
const name = new URLSearchParams(location.search).get('f') ?? 'move';
const fixture = await all[`../fixtures/nexus-ops/${name}.json`]!();

await stand(() => new FixtureSocket(fixture), fixture.name);
