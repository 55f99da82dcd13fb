export { keyOf, SILENT, type Deed, type Engine, type Foreseen, type Moment } from './engine';
export { Lookahead } from './lookahead.svelte';
export { foresight, RecordedEngine, type Recorded } from './recorded';
export { RemoteEngine } from './remote';
