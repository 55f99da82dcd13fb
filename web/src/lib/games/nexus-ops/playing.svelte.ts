import type { Step } from '$lib/wire';
import { animate, type Beat, type Show } from './animate';
import type { Event } from './view';
import { after, lift } from './stage';
import type { Hex, Shown, Unit } from './view';

/** The shell waits no longer than six seconds; everything is made to fit in a little less. */
const LONGEST = 5_400;

type Told = { event: Event; beat: Beat };

/** How much faster than usual the beats must follow each other. */
export const haste = (beats: readonly Beat[], hurry: number): number => {
  const total = beats.reduce((sum, { ms }) => sum + ms, 0) / hurry;
  return hurry * Math.max(1, total / LONGEST);
};

/** Plays steps over the old view: one event after another, each leaving its mark on the table shown. */
export class Playing {
  /** The table as it stands in the middle of the steps; nothing between them. */
  open = $state.raw<Shown | null>(null);
  show = $state.raw<Show | null>(null);
  /** How long the thing on show lasts. */
  ms = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Begins; calls `done` once after the last event. */
  play(steps: readonly Step[], open: Shown, hurry: number, done: () => void): void {
    clearTimeout(this.#timer);
    const told = steps
      .flatMap((step) => step.events.map((said) => said.facts as Event))
      .map((event): Told => ({ event, beat: animate(event) }));
    const speed = haste(
      told.map(({ beat }) => beat),
      hurry,
    );
    this.open = open;
    this.#next(told, null, speed, done);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.open = null;
    this.show = null;
  }

  #next(told: readonly Told[], before: Event | null, speed: number, done: () => void): void {
    const [first, ...rest] = told;
    this.show = null;
    if (!first || !this.open) return done();
    const { event, beat } = first;
    const settle = () => {
      if (this.open) this.open = after(this.open, event, before);
    };
    if (beat.ms === 0) {
      settle();
      return this.#next(rest, event, speed, done);
    }
    this.ms = beat.ms / speed;
    this.show = beat.show;
    // Dice are thrown before they are read; a traveller has left before it arrives.
    const early =
      event.type === 'dice_rolled' || event.type === 'misses_rerolled' || event.type === 'battle_began';
    if (early) settle();
    if (event.type === 'unit_moved' || event.type === 'unit_teleported') this.#leave(event);
    this.#timer = setTimeout(() => {
      if (event.type === 'unit_moved' || event.type === 'unit_teleported') this.#arrive(event);
      else if (!early) settle();
      this.#next(rest, event, speed, done);
    }, this.ms);
  }

  #leave({ seat, unit, from }: { seat: number; unit: Unit; from: Hex }): void {
    if (this.open) this.open = lift(this.open, seat, from, unit);
  }

  #arrive({ seat, unit, to }: { seat: number; unit: Unit; to: Hex }): void {
    if (this.open) this.open = after(this.open, { type: 'unit_bought', seat, unit, hex: to, cost: 0 }, null);
  }
}
