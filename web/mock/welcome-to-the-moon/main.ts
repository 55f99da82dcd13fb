import { stand } from '../nexus-ops/stand';
import { stateOf, type Moment } from './moments';
import { MomentSocket } from './socket';

/** `mock/welcome-to-the-moon/?a=3&m=write`: a moment of an adventure on the real table page, without a server. */
const query = new URLSearchParams(location.search);
const state = await stateOf(Number(query.get('a') ?? 1), (query.get('m') ?? 'write') as Moment);

stand(() => new MomentSocket(state), state.id);
