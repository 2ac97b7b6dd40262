import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Database } from '../../database/session.ts';
import type { Logger } from '../../operations/logger.ts';
import { reasonOf } from '../../operations/operator-error.ts';
import { type Authenticate, isIdentity } from '../auth-middleware.ts';
import { Admission, type AdmissionOptions } from './admission.ts';
import { callerOf, rightsOf } from './authorisation.ts';
import { Hub } from './hub.ts';
import { LONGEST_FRAME } from './limits.ts';
import { MessageReader, type StoredMessage } from './message-reader.ts';
import type { createRealtimeMetrics } from './metrics.ts';
import { Peers } from './peers.ts';
import { Presence } from './presence.ts';
import { encodeBroadcast, encodeFrame, topicOf } from './protocol.ts';
import type { Services } from './services.ts';
import { RealtimeSocket } from './socket.ts';

export type Realtime = {
  accept: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
  /** Whether a person looks at the trip, in any process: a page that is open and visible. */
  isInTrip: (userId: string, tripId: string) => boolean;
  close: () => void;
};

type Options = Omit<AdmissionOptions, 'countRefusal'> & {
  database: Database;
  authenticate: Authenticate;
  logger: Logger;
  metrics: ReturnType<typeof createRealtimeMetrics>;
};

const REVOKED = 'revoked';
const PERSON = 'user:';
const PATH = '/realtime/v1/websocket';
/** Milliseconds within which messages that another server wrote are found. */
const POLL_INTERVAL = 1000;
const PRUNE_INTERVAL = 60_000;
const PRUNE = `delete from realtime.messages where inserted_at < timezone('utc', now()) - interval '5 minutes'`;

export function isRealtimePath(url: string | undefined): boolean {
  return url?.split('?', 1)[0] === PATH;
}

export async function startRealtime(options: Options): Promise<Realtime> {
  const { database, authenticate, logger, metrics } = options;
  const heartbeatMs = options.limits.amount('heartbeat-seconds') * 1000;
  const admission = new Admission({ ...options, countRefusal: metrics.countRefusal });
  const sockets = new Set<RealtimeSocket>();
  let isClosing = false;
  const hub = new Hub();
  const server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_FRAME, perMessageDeflate: false });
  const report = (error: unknown) => {
    logger.warn({ reason: reasonOf(error) }, 'live updates wait for the database');
  };
  const endAll = (code: number, reason: string) => {
    for (const socket of sockets) socket.end(code, reason);
  };
  const onGap = () => endAll(1012, 'messages_missed');
  const presence = new Presence((name, diff) =>
    hub.sendPresence(name, encodeFrame({ topic: topicOf(name) }, 'presence_diff', diff)),
  );
  const broadcast = ({ id, name, event, payload }: StoredMessage) => {
    metrics.countDelivered(hub.send(name, encodeBroadcast(name, event, payload, id)));
    // The database alone sends to a person's topic.
    if (event === REVOKED && name.startsWith(PERSON)) hub.revoke(name.slice(PERSON.length), payload);
  };
  const reader = new MessageReader({ database: database.reading, deliver: broadcast, onGap, report });
  const peers = new Peers({
    presence,
    publish: (text) => database.publish(text),
    onMessages: () => reader.wake(),
    interval: heartbeatMs,
  });
  await database.subscribe(
    (text) => peers.receive(text, performance.now()),
    () => peers.announce(),
  );
  const stopListening = database.onWrite(() => {
    reader.wake();
    if (peers.hasOthers) peers.publish({ kind: 'messages' });
  });
  const services: Omit<Services, 'callerOf'> = {
    report,
    hub,
    admission,
    presence,
    metrics,
    rightsOf: (caller, name) => rightsOf(database, caller, name),
    subscribe: () => reader.start(),
    track: (entry, previous) => {
      presence.put(peers.self, entry, previous);
      peers.publish({ kind: 'put', entry, ...(previous !== undefined && { previous }) });
    },
    untrack: (name, ref) => {
      presence.drop(name, ref);
      peers.publish({ kind: 'drop', name, ref });
    },
  };
  metrics.show({ sockets: () => sockets.size, channels: () => hub.size });

  const timers = [
    setInterval(() => (hub.isEmpty ? reader.stop() : reader.wake()), POLL_INTERVAL),
    setInterval(() => {
      const now = Date.now();
      for (const channel of [...hub]) channel.expire(now);
    }, POLL_INTERVAL),
    setInterval(() => {
      for (const socket of sockets) socket.ping();
      peers.tick(performance.now());
    }, heartbeatMs),
    setInterval(() => {
      database.query(PRUNE).catch(report);
    }, PRUNE_INTERVAL),
  ];
  for (const timer of timers) timer.unref();

  const open = (connection: WebSocket, apiKey: string, release: () => void) => {
    const socket = new RealtimeSocket(connection, {
      ...services,
      callerOf: (token) => callerOf(authenticate, apiKey, token),
      forget: (gone) => {
        if (sockets.delete(gone)) release();
      },
    });
    sockets.add(socket);
  };
  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const apiKey = new URL(request.url ?? '', 'http://localhost').searchParams.get('apikey') ?? '';
    if (!isIdentity(await authenticate(apiKey, undefined))) return refuse(socket, 401, 'Unauthorized');
    // One opened now would never be ended, and hold the stop.
    if (isClosing) return refuse(socket, 503, 'Service Unavailable');
    const slot = admission.takeSocket(request, sockets.size);
    if ('status' in slot) return refuse(socket, slot.status, slot.text);
    // The callback runs before this returns, unless the request is invalid or gone.
    let isOpen = false;
    try {
      server.handleUpgrade(request, socket, head, (connection) => {
        isOpen = true;
        open(connection, apiKey, slot.release);
      });
    } finally {
      if (!isOpen) slot.release();
    }
  };

  return {
    accept(request, socket, head) {
      if (!isRealtimePath(request.url)) return false;
      // A connection that breaks during the check must not end the process.
      socket.on('error', () => socket.destroy());
      upgrade(request, socket, head).catch(() => refuse(socket, 400, 'Bad Request'));
      return true;
    },
    isInTrip: (userId, tripId) => presence.isWatched(`trip:${tripId}`, userId),
    close() {
      isClosing = true;
      for (const timer of timers) clearInterval(timer);
      stopListening();
      endAll(1001, 'server_stopping');
      peers.publish({ kind: 'bye' });
    },
  };
}

/** Refuses, and hangs up: a stop waits for a socket whose other end stays. */
function refuse(socket: Duplex, status: number, text: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
