import { createServer, type Server, type Socket } from 'node:net';

/** A letter as the mail server got it. */
export interface Letter {
  to: string;
  text: string;
  /** Codes of the links in it, in order. */
  codes: string[];
}

/** A mail server of our own, which speaks as much SMTP as the server of the tabletop needs. */
export class Post {
  readonly letters: Letter[] = [];

  private constructor(
    readonly url: string,
    private server: Server,
  ) {}

  static async open(): Promise<Post> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const post = new Post(`smtp://127.0.0.1:${address.port}`, server);
    server.on('connection', (socket) => post.#talk(socket));
    return post;
  }

  close(): void {
    this.server.close();
  }

  #talk(socket: Socket): void {
    let [heard, to, body] = ['', '', false];
    socket.on('error', () => undefined);
    socket.write('220 post ready\r\n');
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
      for (;;) {
        const end = body ? heard.indexOf('\r\n.\r\n') : heard.indexOf('\r\n');
        if (end < 0) return;
        const said = heard.slice(0, end);
        heard = heard.slice(end + (body ? 5 : 2));
        if (body) this.letters.push(read(to, said));
        else if (/^RCPT/i.test(said)) to = /<(.*)>/.exec(said)?.[1] ?? '';
        body = !body && /^DATA/i.test(said);
        socket.write(body ? '354 go on\r\n' : /^QUIT/i.test(said) ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  }
}

function read(to: string, said: string): Letter {
  const cut = said.indexOf('\r\n\r\n');
  const [head, packed] = [said.slice(0, cut), said.slice(cut + 4)];
  const bytes = /transfer-encoding: base64/i.test(head)
    ? Buffer.from(packed, 'base64')
    : /transfer-encoding: quoted-printable/i.test(head)
      ? Buffer.from(
          packed
            .replaceAll('=\r\n', '')
            .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
          'latin1',
        )
      : Buffer.from(packed, 'latin1');
  const text = bytes.toString('utf8');
  return { to, text, codes: [...text.matchAll(/\/letter\/(\S+)/g)].map(([, code]) => code ?? '') };
}
