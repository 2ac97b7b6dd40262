import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Line {
  url: string;
  close: () => Promise<void>;
}

interface LineOptions {
  /** Megabits a second towards the server; answers are not slowed. */
  mbits: number;
  /** To the server and back. */
  roundTripMs: number;
}

/** A line of that speed and length to a server. */
export async function openLine(target: string, { mbits, roundTripMs }: LineOptions): Promise<Line> {
  const bytesPerMs = (mbits * 1_000_000) / 8 / 1000;
  const sockets = new Set<Socket>();
  const listener = createServer((client) => {
    const server = connect(Number(new URL(target).port), '127.0.0.1');
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay();
      socket.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
    let freeAt = 0;
    client.on('data', (bytes: Buffer) => {
      client.pause();
      const now = performance.now();
      freeAt = Math.max(freeAt, now) + bytes.byteLength / bytesPerMs;
      const sent = new Promise((resolve) => setTimeout(resolve, freeAt - now));
      const taken = server.write(bytes) ? undefined : once(server, 'drain');
      Promise.all([sent, taken]).then(
        () => client.resume(),
        () => client.destroy(),
      );
    });
    server.on('data', (bytes: Buffer) => setTimeout(() => client.write(bytes), roundTripMs));
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (!address || typeof address === 'string') throw new Error('The line has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}
