/** The part of a WebSocket that we use; tests and the mock have their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** Time as an argument, so that tests need not wait. */
export interface Clock {
  after(ms: number, then: () => void): unknown;
  clear(timer: unknown): void;
}

export const realClock: Clock = {
  after: (ms, then) => setTimeout(then, ms),
  clear: (timer) => clearTimeout(timer as number | undefined),
};

/** Pause before the next try: a quarter of a second at first, eight at most, never quite the same for everybody. */
export function backoff(tries: number, random: () => number = Math.random): number {
  const pause = Math.min(8_000, 250 * 2 ** tries);
  return pause * (0.75 + random() * 0.5);
}

/** An id of our own making: the server applies the same id once. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A socket on which the server speaks this language. */
export function openSocket(lang: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/ws?lang=${lang}`) as unknown as Socket;
}
