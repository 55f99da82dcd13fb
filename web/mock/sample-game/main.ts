import { MomentSocket } from '../moment-socket';
import { stand } from '../stand';
import { speak } from '../words';
import { stateOf, wordsOf, type Moment } from './moments';

/**
 * `mock/sample-game/?t=three&m=bid`: a moment of a table on the real table page, without a server. `t` is a file of
 * `mock/fixtures/sample-game`, `m` a moment in it; `&watch` looks on.
 */
const query = new URLSearchParams(location.search);
const all = import.meta.glob<Record<string, Moment>>('../fixtures/sample-game/*.json', { import: 'default' });
const moments = await all[`../fixtures/sample-game/${query.get('t') ?? 'three'}.json`]!();
const name = query.get('m') ?? 'bid';
const moment = moments[name] ?? Object.values(moments)[0]!;
const state = stateOf(moment, name, query.has('watch'));

const words = import.meta.glob<string>('../../../crates/sample-game/text/*/*.ftl', {
  query: '?raw',
  import: 'default',
});
await stand(() => {
  // By now nothing asks a server any more, and the texts of the game are not asked for yet.
  speak('sample-game', words);
  return new MomentSocket(state, 'SG-2.1', (notation) => wordsOf(moment, notation));
}, state.id);
