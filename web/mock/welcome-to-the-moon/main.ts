import { stand } from '../stand';
import { alone, stateOf, wordsOf, type Moment } from './moments';
import { MomentSocket } from '../moment-socket';
import { speak } from '../words';

/** `mock/welcome-to-the-moon/?a=3&m=write`: a moment of an adventure on the real table page, without a server. */
const query = new URLSearchParams(location.search);
const all = import.meta.glob<Record<string, Moment>>('../fixtures/welcome-to-the-moon/*.json', {
  import: 'default',
});
const moments = await all[`../fixtures/welcome-to-the-moon/${query.get('a') ?? 1}.json`]!();
const name = query.get('m') ?? 'write';
const moment = name === 'solo' ? alone(moments['choose']!) : (moments[name] ?? moments['write']!);
const state = stateOf(moment, name, query.has('watch'));

await stand(() => new MomentSocket(state, 'WM-0.10', (notation) => wordsOf(moment, notation)), state.id);

const words = import.meta.glob<string>('../../../crates/welcome-to-the-moon/text/*/*.ftl', {
  query: '?raw',
  import: 'default',
});
speak('welcome-to-the-moon', words);
