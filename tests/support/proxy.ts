import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type Proxy = {
  /** Where to reach the server by it. */
  url: string;
  /** From now on nothing is read from the server; what it sends waits, there and in between. */
  stopReading: () => void;
  /** Nothing goes either way any more, and nobody is response: a laptop that was closed. */
  fallAsleep: () => void;
  /** While it is down, it cuts every line and answers 502, as if no server listened. */
  setDown: (isDown: boolean) => void;
  close: () => Promise<void>;
};

const BAD_GATEWAY =
  'HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/html\r\ncontent-length: 11\r\nconnection: close\r\n\r\nBad gateway';

/** A line to a server that one can lay hands on; while no server listens there, it answers 502 itself. */
export async function openProxy(target: string): Promise<Proxy> {
  const pairs: { client: Socket; server: Socket }[] = [];
  let isDown = false;
  const listener = createServer((client) => {
    if (isDown) {
      client.on('error', () => client.destroy()).once('data', () => client.end(BAD_GATEWAY));
      return;
    }
    const server = connect(Number(new URL(target).port), '127.0.0.1');
    client.pipe(server);
    server.pipe(client);
    client.on('error', () => server.destroy()).on('close', () => server.destroy());
    const refuse = ({ code }: NodeJS.ErrnoException) =>
      code === 'ECONNREFUSED' ? client.end(BAD_GATEWAY) : client.destroy();
    server.on('error', refuse).on('close', (hasFailed) => !hasFailed && client.destroy());
    pairs.push({ client, server });
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (!address || typeof address === 'string') throw new Error('The line has no port.');
  const stopReading = () => {
    for (const { client, server } of pairs) server.unpipe(client).pause();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    stopReading,
    fallAsleep: () => {
      stopReading();
      for (const { client, server } of pairs) client.unpipe(server).pause();
    },
    setDown: (next) => {
      isDown = next;
      if (isDown) for (const { client } of pairs.splice(0)) client.destroy();
    },
    close: async () => {
      for (const { client } of pairs) client.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}
