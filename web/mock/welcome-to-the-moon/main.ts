import { stand } from '../nexus-ops/stand';
import { alone, stateOf, type Moment } from './moments';
import { MomentSocket } from './socket';

/** `mock/welcome-to-the-moon/?a=3&m=write`: a moment of an adventure on the real table page, without a server. */
const query = new URLSearchParams(location.search);
const all = import.meta.glob<Record<string, Moment>>('../fixtures/welcome-to-the-moon/*.json', {
  import: 'default',
});
const moments = await all[`../fixtures/welcome-to-the-moon/${query.get('a') ?? 1}.json`]!();
const name = query.get('m') ?? 'write';
const moment = name === 'solo' ? alone(moments['choose']!) : (moments[name] ?? moments['write']!);
const state = stateOf(moment, name, query.has('watch'));

stand(() => new MomentSocket(state), state.id);

/** The game's own words come from its crate. */
const files = import.meta.glob<string>('../../../crates/welcome-to-the-moon/text/*/*.ftl', {
  query: '?raw',
  import: 'default',
});
const mocked = window.fetch;
window.fetch = async (input, init) => {
  const lang = /\/games\/welcome-to-the-moon\/text\/(ru|en)$/.exec(String(input))?.[1];
  if (!lang) return mocked(input, init);
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/text/${lang}/`));
  return new Response((await Promise.all(wanted.map(([, read]) => read()))).join('\n'));
};
