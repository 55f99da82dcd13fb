import { stand } from '../nexus-ops/stand';
import { stateOf, type Moment } from './moments';
import { MomentSocket } from './socket';

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
const state = stateOf(moments[name] ?? moments['place']!, name, query.has('watch'));

stand(() => new MomentSocket(state), state.id);

/** The game's own words come from its crate. */
const files = import.meta.glob<string>('../../../crates/planet-unknown/text/*/*.ftl', {
  query: '?raw',
  import: 'default',
});
const mocked = window.fetch;
window.fetch = async (input, init) => {
  const lang = /\/games\/planet-unknown\/text\/(ru|en)$/.exec(String(input))?.[1];
  if (!lang) return mocked(input, init);
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/text/${lang}/`));
  return new Response((await Promise.all(wanted.map(([, read]) => read()))).join('\n'));
};
