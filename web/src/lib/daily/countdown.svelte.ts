/** A timer can wait no longer than this. */
const LONGEST = 2 ** 31 - 1;

/** Calls back when the day of a challenge is over. Returns how to stop waiting. */
export function atDaysEnd(ends: number | null, over: () => void): () => void {
  if (ends === null) return () => undefined;
  // A moment later, so that the server's clock has passed midnight too.
  const timer = setTimeout(over, Math.min(ends + 1_000, LONGEST));
  return () => clearTimeout(timer);
}

/** The time left of a day, told again every half minute. Made while a component is. */
export class Countdown {
  #left = $state(0);

  constructor(ends: () => number | null) {
    $effect(() => {
      const end = performance.now() + (ends() ?? 0);
      const tell = () => (this.#left = Math.max(0, end - performance.now()));
      tell();
      const timer = setInterval(tell, 30_000);
      return () => clearInterval(timer);
    });
  }

  get left(): number {
    return this.#left;
  }
}
