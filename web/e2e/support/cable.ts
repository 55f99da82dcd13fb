import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A cable between browser and server that can be pulled out: every connection drops, and no new one is made. */
export class Cable {
  #server: Server;
  #ends = new Set<Socket>();
  #pulled = false;
  #mute = false;
  /** How many packets of the server were lost while it was mute. */
  swallowed = 0;

  private constructor(readonly port: number) {
    this.#server = createServer((near) => this.#join(near));
  }

  static async to(port: number): Promise<Cable> {
    const cable = new Cable(port);
    cable.#server.listen(0, '127.0.0.1');
    await once(cable.#server, 'listening');
    return cable;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  pull(): void {
    this.#pulled = true;
    for (const end of this.#ends) end.destroy();
  }

  plug(): void {
    this.#pulled = this.#mute = false;
  }

  /** What the server says is lost on the way; what the browser says arrives. */
  mute(): void {
    this.#mute = true;
    this.swallowed = 0;
  }

  close(): void {
    this.pull();
    this.#server.close();
  }

  #join(near: Socket): void {
    if (this.#pulled) return void near.destroy();
    const far = connect(this.port, '127.0.0.1');
    near.on('data', (data) => far.write(data));
    far.on('data', (data) => {
      if (this.#mute) this.swallowed += 1;
      else near.write(data);
    });
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#ends.add(end);
      end.on('close', () => (this.#ends.delete(end), other.destroy()));
      end.on('error', () => end.destroy());
    }
  }
}
