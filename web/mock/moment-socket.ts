import type { Socket } from '$lib/net/socket';
import { told } from '$lib/table/fixture';
import type { ClientMessage, ServerMessage, Sentence, TableState } from '$lib/wire';

/** Shows one moment; whatever is clicked, nothing follows. */
export class MomentSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #state: TableState;
  /** Whatever is refused cites this rule. */
  readonly #rule: string;
  readonly #words: (notation: string) => Sentence;

  constructor(state: TableState, rule: string, words: (notation: string) => Sentence) {
    this.#state = state;
    this.#words = words;
    this.#rule = rule;
    setTimeout(() => {
      this.onopen?.();
      this.#say({ type: 'hello', user: 'u0', server_version: 'mock' });
    });
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === 'watch') {
      setTimeout(() =>
        this.#say({ type: 'table', state: told(this.#state), revision: 1, log: [], more: false, chat: [] }),
      );
    }
    if (message.type === 'foresee') {
      const { table, ref } = message;
      setTimeout(() => this.#say({ type: 'foresight', table, ref, answer: { type: 'replaced' } }));
    }
    if (message.type === 'words') {
      const { table, ref, actions } = message;
      setTimeout(() => this.#say({ type: 'words', table, ref, words: actions.map(this.#words) }));
    }
    if (message.type !== 'why') return;
    const tried = JSON.stringify(message.action);
    const refusal = { code: 'illegal', rule: this.#rule, text: tried };
    setTimeout(() => this.#say({ type: 'why', table: message.table, ref: message.ref, refusal }));
  }

  close(): void {
    this.onclose?.();
  }

  #say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
