import type { ClientMessage, Refusal, ServerMessage } from '$lib/wire';
import type { Socket } from '$lib/net/socket';
import { told } from '$lib/table/fixture';
import { spoken } from './spoken';
import { labelOf, logAt, momentsOf, steps } from './tables';

const REFUSAL: Refusal = {
  code: 'illegal',
  rule: 'NX-5.5',
  text: spoken({
    en: 'Rock Strider cannot get from B0 to B10 in one move.',
    ru: 'Рок Страйдер не может попасть с B0 на B10 за одно перемещение.',
  }),
};

/** A server in the page: tables stand at their moments, a click leads to the next one. */
export class MockSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  #at = new Map<string, number>();

  constructor() {
    setTimeout(() => {
      this.onopen?.();
      this.#say({ type: 'hello', user: 'u0', server_version: 'mock' });
    });
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    setTimeout(() => this.#answer(message), 60);
  }

  close(): void {
    this.onclose?.();
  }

  #say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  #answer(message: ClientMessage): void {
    if (message.type === 'ping') return this.#say({ type: 'pong' });
    if (message.type === 'browse') {
      if (message.on) this.#say({ type: 'open_tables', whole: true, tables: [], gone: [], here: 1 });
      return;
    }
    if (message.type === 'unwatch' || message.type === 'speak' || message.type === 'log') return;
    const { table } = message;
    const moments = momentsOf(table);
    const at = this.#at.get(table) ?? 0;
    const state = moments[at]!;
    if (message.type === 'watch') {
      const chat = [
        { number: 1, at: Date.now() - 300_000, user: 'u1', name: 'Марина', text: 'Всем привет! Удачи.' },
        { number: 2, at: Date.now() - 60_000, user: 'u3', name: 'Артём', text: 'Монолит мой :)' },
      ];
      this.#say({
        type: 'table',
        state: told(state),
        revision: at + 1,
        log: logAt(state.seq),
        more: false,
        chat,
      });
      return this.#say({ type: 'presence', table, seats: [true, true, true, false], spectators: 2 });
    }
    if (message.type === 'foresee')
      return this.#say({ type: 'foresight', table, ref: message.ref, answer: { type: 'replaced' } });
    if (message.type === 'why') return this.#say({ type: 'why', table, ref: message.ref, refusal: REFUSAL });
    if (message.type === 'words') {
      const words = message.actions.map(labelOf);
      return this.#say({ type: 'words', table, ref: message.ref, words });
    }
    this.#say({ type: 'accepted', table, id: message.id, seq: state.seq });
    if (message.type !== 'act') return;
    const next = moments[Math.min(at + 1, moments.length - 1)]!;
    this.#at.set(table, Math.min(at + 1, moments.length - 1));
    this.#say({
      type: 'update',
      table,
      seq: state.seq + 1,
      steps: steps.filter((step) => step.seq === state.seq + 1),
      revision: at + 2,
      changes: [told({ ...next, seq: state.seq + 1 })],
    });
  }
}
