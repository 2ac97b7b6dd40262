/** Sockets to PostgreSQL for the driver, which opens none without Nagle's algorithm. */
import { once } from 'node:events';
import { type NetConnectOpts, Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** In ms, for one of several servers to accept a connection. */
const PATIENCE = 2000;
/** In ms: there is no other to ask meanwhile. */
const PATIENCE_WITH_ONE = 30_000;
/** In ms: between two tries while no server is there. */
const PAUSE = 250;

/**
 * A connected socket. The driver reads its `host`, for TLS and in messages. It sends at once what it is given: pieces of what is
 * copied would wait for each other, 80 ms for half a megabyte.
 */
export async function connectTo(address: NetConnectOpts, patience = PATIENCE): Promise<Socket> {
  const socket = Object.assign(new Socket(), address).setNoDelay().connect(address);
  const giveUp = () => socket.destroy(Object.assign(new Error('no answer'), { code: 'CONNECT_TIMEOUT' }));
  const timer = setTimeout(giveUp, patience);
  try {
    await once(socket, 'connect');
    return socket;
  } finally {
    clearTimeout(timer);
  }
}

/** What the driver has read of its address; `path` is of a socket in the file system. */
type DriverOptions = { host: readonly string[]; port: readonly number[]; path: string | false };

/** The driver's option `socket`, for the only server of an address. */
export const openSocket = ({ host: [host], port: [port = 0], path }: DriverOptions): Promise<Duplex> =>
  orFailing(() => connectTo(path ? { path } : { host, port }, PATIENCE_WITH_ONE));

/** Never rejects: the driver's connection would not be used again. */
export async function orFailing(open: () => Promise<Duplex>): Promise<Duplex> {
  try {
    return await open();
  } catch (error) {
    await pause(PAUSE);
    return failing(error instanceof Error ? error : new Error(String(error)));
  }
}

/** Fails at the first byte: a socket that fails before leaves the driver with half a message for the next one. */
function failing(reason: Error): Duplex {
  return new Duplex({ read() {}, write: (_chunk, _encoding, done) => done(reason) });
}
