import type { RawData, WebSocket } from 'ws';
import { recordOf } from '#domain/json.ts';
import { Channel } from './channel.ts';
import { LONGEST_MESSAGE, LONGEST_NAME, MAX_BUFFERED_BYTES, MAX_CHANNELS, Rate } from './limits.ts';
import { type ClientMessage, decodeFrame, encodeFrame, encodeReply, nameOf } from './protocol.ts';
import type { Services } from './services.ts';

const CLOSE_TIMEOUT = 1000;
const HEARTBEATS = 'phoenix';

export type SocketServices = Services & {
  forget: (socket: RealtimeSocket) => void;
};

export class RealtimeSocket {
  readonly #connection: WebSocket;
  readonly #services: SocketServices;
  readonly #channels = new Map<string, Channel>();
  readonly #rate = new Rate();
  #missedPings = 0;
  #isEnding = false;

  constructor(connection: WebSocket, services: SocketServices) {
    this.#connection = connection;
    this.#services = services;
    connection.on('message', (data: RawData, isBinary) => this.#read(data, isBinary));
    connection.on('pong', () => {
      this.#missedPings = 0;
    });
    connection.on('close', () => this.#leaveAll());
    // A broken connection closes right after; so does a frame that is too long.
    connection.on('error', (error) => {
      if (error.message.includes('Max payload')) services.metrics.countRefusal('message_too_large');
    });
  }

  /** Pings at each interval, and ends the socket when two were not answered. */
  ping(): void {
    if (this.#missedPings >= 2) {
      this.#services.metrics.countClosing('heartbeat_missed');
      this.#connection.terminate();
      return;
    }
    this.#missedPings += 1;
    this.#connection.ping();
  }

  end(code: number, reason: string): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    this.#services.metrics.countClosing(reason);
    this.#leaveAll();
    this.#connection.close(code, reason);
    setTimeout(() => this.#connection.terminate(), CLOSE_TIMEOUT).unref();
  }

  #leaveAll(): void {
    this.#isEnding = true;
    for (const channel of [...this.#channels.values()]) channel.leave();
    this.#services.forget(this);
  }

  #send(frame: Buffer): void {
    if (this.#isEnding || this.#connection.readyState !== this.#connection.OPEN) return;
    if (this.#connection.bufferedAmount > MAX_BUFFERED_BYTES) {
      this.#services.metrics.countRefusal('too_slow');
      this.end(1008, 'too_slow');
      return;
    }
    this.#connection.send(frame, { binary: false });
  }

  #read(data: RawData, isBinary: boolean): void {
    if (this.#isEnding) return;
    this.#missedPings = 0;
    const frame = toBuffer(data);
    const message = decodeFrame(frame, isBinary);
    if (!this.#rate.admits(message?.event ?? '', performance.now())) {
      this.#services.metrics.countRefusal('too_many_messages');
      this.end(1008, 'too_many_messages');
    } else if (!message) {
      this.end(1007, 'message_malformed');
    } else if (frame.length > LONGEST_MESSAGE) {
      this.#services.metrics.countRefusal('message_too_large');
      this.#refuse(message, 'message_too_large');
    } else {
      this.#handle(message);
    }
  }

  #handle(message: ClientMessage): void {
    const channel = this.#channels.get(message.topic);
    if (message.topic === HEARTBEATS) {
      this.#send(encodeReply(message, 'ok'));
    } else if (message.event === 'phx_join') {
      this.#join(message).catch(this.#services.report);
    } else if (message.event === 'phx_leave') {
      channel?.leave();
      this.#send(encodeReply(message, 'ok'));
      this.#send(encodeFrame(message, 'phx_close', {}));
    } else if (!channel?.isJoined) {
      this.#refuse(message, 'not_joined');
    } else {
      channel.receive(message);
    }
  }

  async #join(message: ClientMessage): Promise<void> {
    const { metrics } = this.#services;
    const refusal = await this.#admit(message);
    metrics.countJoin(refusal ?? 'ok');
    if (refusal !== undefined) this.#refuse(message, refusal);
  }

  async #admit({ topic, joinRef, ref, payload }: ClientMessage): Promise<string | undefined> {
    const config = recordOf(payload.config);
    const name = nameOf(topic);
    if (name === undefined || name === '' || name.length > LONGEST_NAME) return 'topic_unknown';
    if (config.private !== true) return 'private_only';
    if (Array.isArray(config.postgres_changes) && config.postgres_changes.length > 0) {
      return 'postgres_changes_unsupported';
    }
    // The client's newer channel replaces the older one.
    this.#channels.get(topic)?.leave();
    if (this.#channels.size >= MAX_CHANNELS) {
      this.#services.metrics.countRefusal('too_many_channels');
      return 'too_many_channels';
    }
    const channelSocket = {
      send: (frame: Buffer) => this.#send(frame),
      forget: (gone: Channel) => {
        if (this.#channels.get(topic) === gone) this.#channels.delete(topic);
      },
    };
    const channel = new Channel(this.#services, channelSocket, name, joinRef, config);
    this.#channels.set(topic, channel);
    const refusal = await channel.join(ref, payload.access_token);
    if (refusal !== undefined) channel.leave();
    return refusal;
  }

  #refuse(message: ClientMessage, reason: string): void {
    this.#send(encodeReply(message, 'error', { reason }));
  }
}

function toBuffer(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return Buffer.isBuffer(data) ? data : Buffer.from(data);
}
