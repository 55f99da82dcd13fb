import { MomentSocket } from '../moment-socket';
import { stand } from '../stand';
import { speak } from '../words';
import { stateOf, wordsOf, type Moment } from './moments';

/**
 * `mock/skymines/?t=moon&m=expand`: a moment of a table on the real table page, without a server. `t` is a file of
 * `mock/fixtures/skymines`, `m` a moment in it; `&watch` looks on.
 */
const query = new URLSearchParams(location.search);
const all = import.meta.glob<Record<string, Moment>>('../fixtures/skymines/*.json', { import: 'default' });
const moments = await all[`../fixtures/skymines/${query.get('t') ?? 'moon'}.json`]!();
const name = query.get('m') ?? 'expand';
const moment = moments[name] ?? moments['choose']!;
const state = stateOf(moment, name, query.has('watch'));

const words = import.meta.glob<string>('../../../crates/skymines/text/*/*.ftl', {
  query: '?raw',
  import: 'default',
});
await stand(() => {
  // By now nothing asks a server any more, and the texts of the game are not asked for yet.
  speak('skymines', words);
  return new MomentSocket(state, 'SK-6.3', (notation) => wordsOf(moment, notation));
}, state.id);
