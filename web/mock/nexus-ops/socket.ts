import { foresight } from '$lib/engine';
import type { Socket } from '$lib/net/socket';
import { told } from '$lib/table/fixture';
import type { ClientMessage, ServerMessage } from '$lib/wire';
import { oddsOf } from './odds';
import { labelIn, stateOf, type Fixture } from './fixtures';

/** Shows one moment; steps, when it has any, play a moment later. */
export class FixtureSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #fixture: Fixture;

  constructor(fixture: Fixture) {
    this.#fixture = fixture;
    setTimeout(() => {
      this.onopen?.();
      this.#say({ type: 'hello', user: 'u0', server_version: 'mock' });
    });
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === 'watch') setTimeout(() => this.#show());
    if (message.type === 'words') {
      const { table, ref, actions } = message;
      const words = actions.map((notation) => labelIn(this.#fixture, notation));
      setTimeout(() => this.#say({ type: 'words', table, ref, words }));
    }
    if (message.type === 'foresee') {
      const { table, ref, actions } = message;
      const seen = foresight({ odds: oddsOf(actions.at(-1)) });
      setTimeout(() =>
        this.#say({ type: 'foresight', table, ref, answer: { type: 'foreseen', foresight: seen } }),
      );
    }
    if (message.type !== 'why') return;
    const tried = JSON.stringify(message.action);
    const refusal = { code: 'illegal', rule: 'NX-5.1', text: tried };
    setTimeout(() => this.#say({ type: 'why', table: message.table, ref: message.ref, refusal }));
  }

  close(): void {
    this.onclose?.();
  }

  #say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  #show(): void {
    const { before, steps, now, name } = this.#fixture;
    const state = stateOf(this.#fixture, before ?? now, 1);
    this.#say({ type: 'table', state: told(state), revision: 1, log: [], more: false, chat: [] });
    if (!before) return;
    const seq = 1 + steps.length;
    const after = stateOf(this.#fixture, now, seq);
    const shown = steps.map((step, i) => ({ ...step, seq: 2 + i }));
    const changes = [told(after)];
    setTimeout(
      () => this.#say({ type: 'update', table: name, seq, steps: shown, revision: 2, changes }),
      400,
    );
  }
}
