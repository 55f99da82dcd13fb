import { MomentSocket } from '../moment-socket';
import { stand } from '../stand';
import { speak } from '../words';
import { stateOf, wordsOf, type Moment } from './moments';

/**
 * `mock/on-mars/?t=three&m=main`: a moment of a table on the real table page, without a server. `t` is a file of
 * `mock/fixtures/on-mars`, `m` a moment in it; `&watch` looks on.
 */
const query = new URLSearchParams(location.search);
const all = import.meta.glob<Record<string, Moment>>('../fixtures/on-mars/*.json', { import: 'default' });
const moments = await all[`../fixtures/on-mars/${query.get('t') ?? 'three'}.json`]!();
const name = query.get('m') ?? 'main';
const moment = moments[name] ?? Object.values(moments)[0]!;
const state = stateOf(moment, name, query.has('watch'));

const words = import.meta.glob<string>('../../../crates/on-mars/text/*/*.ftl', {
  query: '?raw',
  import: 'default',
});
await stand(() => {
  // By now nothing asks a server any more, and the texts of the game are not asked for yet.
  speak('on-mars', words);
  return new MomentSocket(state, 'OM-8.11', (notation) => wordsOf(moment, notation));
}, state.id);
