import type { Step, TableState } from '$lib/wire';
import { ofOthers, ofRivals } from './others';

/** A told state, what led to it, and the one before. */
export interface Scene {
  steps: readonly Step[];
  before: TableState;
  state: TableState;
  /** Nothing but one's own move: it is seen at once, for the next click must not wait. */
  quick: boolean;
}

/** A game that forgets to say that it has shown the steps does not hold the table up for longer. */
const LONGEST = 12_000;
/** One's own move keeps nobody from the next click for longer than this. */
const OWN = 280;
/** A scene of others stays at least so long, that its line can be read. */
const DWELL = 600;
/** Before something that calls for attention, such as a battle with oneself in it. */
const HALT = 1_800;
/** So many scenes can be seen again. */
const KEPT = 400;
const TRAIL = 12;

/**
 * Shows told states one after another: first what happened, over the old view, then the new state. Of other people's
 * turns this is a film with a speed, a pause and a step; no state is left out. Only a board can show what happened:
 * without one (in the lobby, while the game loads, beside the result) every state is shown at once.
 */
export class Playback {
  shown = $state.raw<TableState | null>(null);
  /** What happens now, over the state on show. */
  steps = $state.raw<readonly Step[]>([]);
  /** What the line beside the board speaks of; it stands until the next scene. */
  scene = $state.raw<Scene | null>(null);
  /** What others did since one's own last action, as far as it was shown. */
  trail = $state.raw<readonly Step[]>([]);
  /** The same with one's own action itself: automated opponents act inside it. */
  since = $state.raw<readonly Step[]>([]);
  /** The same as scenes, to be seen again. */
  tape = $state.raw<readonly Scene[]>([]);
  /** The tape begins with what happened while nobody was here to see it. */
  recalled = $state(false);
  /** How fast somebody wants to see things. */
  rate = $state(1);
  paused = $state(false);
  /** Others' turns are a film here; in a replay the page itself says what comes next. */
  film = $state(false);
  /** A scene of which the game says that the player should look up before it. */
  halts: (steps: readonly Step[], you: readonly number[]) => boolean = () => false;
  #queue = $state.raw<readonly Scene[]>([]);
  #phase: 'idle' | 'halt' | 'play' | 'dwell' = 'idle';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #began = 0;
  #last: TableState | null = null;
  #boards = 0;
  /** The player has done something on this page. */
  #acted = false;
  #moves: () => boolean;
  #onShow: (state: TableState) => void;

  constructor(moves: () => boolean, onShow: (state: TableState) => void) {
    this.#moves = moves;
    this.#onShow = onShow;
  }

  /** By how much boards hurry. */
  get hurry(): number {
    return this.film && !this.#queue[0]?.quick ? this.rate * 0.7 : this.rate;
  }
  /** Something is still to be shown. */
  get busy(): boolean {
    return this.#queue.length > 0;
  }
  /** Others' turns are on show. */
  get running(): boolean {
    return this.film && this.#queue.some(({ quick }) => !quick);
  }
  get left(): number {
    return this.#queue.length;
  }
  /** The last step that has been seen or is being seen. */
  get upto(): number {
    return Math.max(this.shown?.seq ?? 0, this.steps.at(-1)?.seq ?? 0);
  }

  /** A board stands and shows steps from now on, until the returned function is called. */
  board(): () => void {
    this.#boards += 1;
    return () => {
      this.#boards -= 1;
      if (this.#boards === 0) this.toEnd();
    };
  }

  /** Shows a state at once; whatever was on its way is part of it. */
  jump(state: TableState): void {
    clearTimeout(this.#timer);
    if (state.seq < (this.#last?.seq ?? 0)) this.#forget(state.seq);
    // The one on show has left its trail already.
    this.#queue.slice(this.#phase === 'idle' ? 0 : 1).forEach((scene) => this.#follow(scene));
    this.#queue = [];
    this.#phase = 'idle';
    this.steps = [];
    this.#last = state;
    this.#show(state);
  }
  /** Shows how things stand now. */
  toEnd(): void {
    this.paused = false;
    const last = this.#queue.at(-1);
    if (last) this.jump(last.state);
  }

  push(steps: Step[], state: TableState): void {
    if (state.seq < (this.#last?.seq ?? 0)) this.#forget(state.seq);
    const before = this.#last ?? this.shown ?? state;
    this.#last = state;
    const scene = this.#sceneOf(steps, before, state);
    if (!this.#isSeen(state)) {
      this.#follow(scene);
      return this.jump(state);
    }
    this.#queue = [...this.#queue, scene];
    if (this.#phase === 'idle') this.#next();
  }

  /** What happened before this page was here, ahead of what it has seen itself since. */
  recall(scenes: readonly Scene[]): void {
    if (scenes.length === 0 || this.#acted) return;
    const steps = scenes.flatMap((scene) => scene.steps);
    this.tape = [...scenes, ...this.tape].slice(-KEPT);
    this.trail = [...steps, ...this.trail].slice(-TRAIL);
    this.since = [...steps, ...this.since].slice(-TRAIL);
    this.recalled = true;
  }

  /** What others did since one's own last action, once more. */
  again(): void {
    const [first] = this.tape;
    if (!first || this.busy) return;
    this.paused = false;
    this.trail = [];
    // What came since without anything to see belongs to how things stand.
    const end = this.#last ?? first.state;
    const more = end === this.tape.at(-1)?.state ? [] : [{ steps: [], before: end, state: end, quick: true }];
    this.#queue = [...this.tape, ...more];
    this.#show(first.before);
    this.#next();
  }

  /** The steps on show have been seen. */
  done(): void {
    if (this.#phase === 'play') this.#reached();
  }
  /** Goes on at once, whatever is on show. */
  skip(): void {
    clearTimeout(this.#timer);
    const [scene] = this.#queue;
    if (!scene) return;
    if (this.#phase === 'halt') this.#play(scene);
    else if (this.#phase === 'play') this.#reached();
    else if (this.#phase === 'dwell') this.#over();
  }
  /** One scene, and no further. */
  step(): void {
    this.paused = true;
    if (this.#phase === 'idle') this.#begin();
    else this.skip();
  }
  resume(): void {
    this.paused = false;
    if (this.#phase === 'idle') this.#next();
  }

  #sceneOf(steps: readonly Step[], before: TableState, state: TableState): Scene {
    // What the table did for us in answer to somebody else is no step of ours.
    const first = steps[0]?.actor_seat ?? null;
    const own = first !== null && state.you.includes(first);
    const told = steps.filter((step) => step.events.length > 0);
    const foreign = own ? ofOthers(told, state) : told;
    const scene = { steps: told, before, state, quick: this.film && own && foreign.length === 0 };
    const kept = { ...scene, steps: foreign };
    if (own) this.#act(steps, state);
    if (foreign.length > 0) this.tape = [...this.tape, kept].slice(-KEPT);
    return scene;
  }
  /** What was before one's own action is no news any more. */
  #act(steps: readonly Step[], state: TableState): void {
    this.tape = [];
    this.recalled = false;
    this.#acted = true;
    this.trail = ofRivals(steps, state);
    this.since = steps;
  }
  #isSeen(state: TableState): boolean {
    if (this.#boards === 0 || !this.#moves() || document.hidden) return false;
    return !this.film || this.busy || !this.#isAsked(state);
  }
  /** Whoever is asked, and is asked the same still, is not kept from answering by what others do meanwhile. */
  #isAsked(state: TableState): boolean {
    const asked = this.shown?.views.filter(({ decision }) => decision !== null) ?? [];
    return asked.some(({ seat, decision }) =>
      state.views.some((view) => view.seat === seat && view.decision === decision),
    );
  }
  #follow({ steps, state }: Scene): void {
    const [first] = steps;
    if (!first || (first.actor_seat !== null && state.you.includes(first.actor_seat))) return;
    this.trail = [...this.trail, ...steps].slice(-TRAIL);
    this.since = [...this.since, ...steps].slice(-TRAIL);
  }
  #show(state: TableState): void {
    this.shown = state;
    this.#onShow(state);
  }

  /** What was taken back is no news, and cannot be seen again. */
  #forget(after: number): void {
    this.#queue = [];
    this.tape = this.tape.filter(({ state }) => state.seq <= after);
    this.trail = this.trail.filter(({ seq }) => seq <= after);
    this.since = this.since.filter(({ seq }) => seq <= after);
  }

  #next(): void {
    this.#phase = 'idle';
    const [scene] = this.#queue;
    if (!scene) return;
    if (!this.paused || scene.quick) this.#begin();
  }
  #begin(): void {
    const [scene] = this.#queue;
    if (!scene) return;
    this.#follow(scene);
    if (scene.steps.length > 0) this.scene = scene;
    if (!this.film || scene.quick || !this.halts(scene.steps, scene.state.you)) return this.#play(scene);
    this.#phase = 'halt';
    this.#timer = setTimeout(() => this.#play(scene), HALT / this.rate);
  }
  #play(scene: Scene): void {
    this.#phase = 'play';
    this.#began = performance.now();
    // Where nothing travels, states stand one after the other.
    if (scene.steps.length === 0 || !this.#moves()) return this.#reached();
    this.steps = scene.steps;
    this.#timer = setTimeout(() => this.done(), scene.quick ? OWN : LONGEST / Math.min(1, this.rate));
  }
  #reached(): void {
    clearTimeout(this.#timer);
    const [scene, ...rest] = this.#queue;
    if (!scene) return;
    this.#phase = 'dwell';
    this.steps = [];
    this.#show(scene.state);
    const lasted = performance.now() - this.#began;
    const dwells = this.film && !scene.quick && scene.steps.length > 0 && rest.length > 0;
    const left = dwells ? DWELL / this.rate - lasted : 0;
    if (left <= 0) return this.#over();
    this.#timer = setTimeout(() => this.#over(), left);
  }
  #over(): void {
    this.#queue = this.#queue.slice(1);
    this.#next();
  }
}
