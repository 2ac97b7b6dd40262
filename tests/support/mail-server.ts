import { EventEmitter, once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export type ReceivedMail = {
  to: string;
  /** By lower-case name, unfolded, with encoded words read. */
  headers: Map<string, string>;
  /** The plain text. */
  text: string;
  html: string;
};

export type MailServer = {
  url: string;
  /** The next mail that has not been read, as soon as it is there. */
  next: () => Promise<ReceivedMail>;
  stop: () => Promise<void>;
};

/** A mail server on this machine that takes every mail and keeps it; those to addresses that begin with `refused-` it will never take. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const arrivals = new EventEmitter();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    talk(socket, (mail) => {
      mails.push(mail);
      arrivals.emit('mail');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No port is free.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    async next() {
      for (;;) {
        const mail = mails.shift();
        if (mail) return mail;
        await once(arrivals, 'mail');
      }
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** As much of SMTP as it takes to be given a mail. */
function talk(socket: Socket, take: (mail: ReceivedMail) => void): void {
  let unread = '';
  let to = '';
  let isData = false;
  socket.setEncoding('utf8').write('220 tests\r\n');
  socket.on('data', (chunk: string) => {
    unread += chunk;
    for (;;) {
      const end = isData ? unread.indexOf('\r\n.\r\n') : unread.indexOf('\r\n');
      if (end < 0) return;
      const said = unread.slice(0, end);
      unread = unread.slice(end + (isData ? 5 : 2));
      if (isData) {
        // RFC 5321 §4.5.2: lines that begin with a dot come with two.
        take(parse(to, said.replaceAll('\r\n..', '\r\n.')));
        isData = false;
        socket.write('250 taken\r\n');
        continue;
      }
      const verb = said.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') to = /<(.*)>/.exec(said)?.[1] ?? '';
      isData = verb === 'DATA';
      if (verb === 'RCPT' && to.startsWith('refused-')) {
        socket.write('550 no such mailbox\r\n');
        continue;
      }
      socket.write(isData ? '354 go on\r\n' : verb === 'QUIT' ? '221 bye\r\n' : '250 yes\r\n');
      if (verb === 'QUIT') socket.end();
    }
  });
}

function parse(to: string, raw: string): ReceivedMail {
  const [head = ''] = raw.split('\r\n\r\n');
  const boundary = /boundary="(.*?)"/.exec(head)?.[1] ?? '';
  const parts = raw.split(`--${boundary}`);
  const contentOf = (type: string) => {
    const part = parts.find((one) => one.includes(`Content-Type: ${type}`)) ?? '';
    const encoding = /Content-Transfer-Encoding: (\S+)/.exec(part)?.[1] ?? '';
    return decode(part.slice(part.indexOf('\r\n\r\n')).trim(), encoding);
  };
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return {
    to,
    headers: new Map(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), words(line.slice(colon + 1).trim())];
      }),
    ),
    text: contentOf('text/plain'),
    html: contentOf('text/html'),
  };
}

function decode(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text;
  return bytes(text.replaceAll('=\r\n', ''));
}

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=` */
function words(header: string): string {
  return header
    .replaceAll(/\?= +=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : bytes(word.replaceAll('_', ' ')),
    );
}

function bytes(quoted: string): string {
  const plain = quoted.replaceAll(/=([\dA-F]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(plain, 'latin1').toString();
}
