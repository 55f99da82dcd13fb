import { stand } from '../stand';
import { stateOf, wordsOf, type Moment } from './moments';
import { MomentSocket } from '../moment-socket';
import { speak } from '../words';

/**
 * `mock/planet-unknown/?t=planet-gaia&m=place`: a moment of a table on the real table page, without a server. `t` is a
 * file of `mock/fixtures/planet-unknown`, `m` a moment in it; `&watch` looks on.
 */
const query = new URLSearchParams(location.search);
const all = import.meta.glob<Record<string, Moment>>('../fixtures/planet-unknown/*.json', {
  import: 'default',
});
const moments = await all[`../fixtures/planet-unknown/${query.get('t') ?? 'three'}.json`]!();
const name = query.get('m') ?? 'place';
const moment = moments[name] ?? moments['place']!;
const state = stateOf(moment, name, query.has('watch'));

await stand(() => new MomentSocket(state, 'PU-4.3', (notation) => wordsOf(moment, notation)), state.id);

const words = import.meta.glob<string>('../../../crates/planet-unknown/text/*/*.ftl', {
  query: '?raw',
  import: 'default',
});
speak('planet-unknown', words);
