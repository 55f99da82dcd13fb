import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const binary = process.env['LAGRANGE_BIN'] ?? '../target/debug/lagrange';

const LIMITS = [
  '--requests-per-minute',
  '--messages-per-minute',
  '--tables-per-address',
  '--connections-per-address',
  '--running-tables',
  '--lobbies',
  '--bot-tables',
  '--chat-per-minute',
  '--uploads-per-day',
  '--uploads-per-address',
  '--absence',
];

/** A server of our own with a data folder of its own; both are gone after the stories. */
export class Tabletop {
  #data = mkdtempSync(join(tmpdir(), 'lagrange-e2e-'));
  #process: ChildProcess | null = null;
  /** Where it listens; the same address after a restart. */
  address = '127.0.0.1:0';

  private constructor(
    readonly botPause: number,
    private more: readonly string[],
  ) {}

  /** Opens one whose bots take at least so many milliseconds over a decision. */
  static async open(botPause = 0, more: readonly string[] = []): Promise<Tabletop> {
    const tabletop = new Tabletop(botPause, more);
    await tabletop.start();
    return tabletop;
  }

  get url(): string {
    return `http://${this.address}`;
  }

  get port(): number {
    return Number(this.address.split(':')[1]);
  }

  async start(): Promise<void> {
    const args = [
      'serve',
      '--bind',
      this.address,
      '--data',
      this.#data,
      '--bot-pause',
      String(this.botPause),
      // Strangers are limited; all that is told here comes from one machine, and nobody waits a minute.
      ...LIMITS.flatMap((limit) => [limit, '0']),
      ...this.more,
    ];
    const child = spawn(binary, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, RUST_LOG: 'warn' },
    });
    this.#process = child;
    const failed = once(child, 'exit').then(() => {
      throw new Error(`${binary} ended before it said where it listens`);
    });
    this.address = await Promise.race([this.#announced(child), failed]);
  }

  /** Kills the server as a power cut would; what was acknowledged must still be there after `start`. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops the server and starts it again, told something else. */
  async restart(more: readonly string[]): Promise<void> {
    await this.#end('SIGTERM');
    this.more = more;
    await this.start();
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #announced(child: ChildProcess): Promise<string> {
    for await (const line of createInterface({ input: child.stdout! })) {
      const found = /http:\/\/([\d.]+:\d+)/.exec(line)?.[1];
      if (found) return found;
    }
    throw new Error(`${binary} said no address`);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
