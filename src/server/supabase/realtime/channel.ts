import { recordOf } from '#domain/json.ts';
import type { Caller, Rights } from './authorisation.ts';
import { LONGEST_PRESENCE } from './limits.ts';
import { type ClientMessage, encodeFrame, encodeReply, type Json, topicOf } from './protocol.ts';
import type { Services } from './services.ts';

const NO_RIGHTS: Rights = { receive: false, presence: false };

export type ChannelSocket = { send: (frame: Buffer) => void; forget: (channel: Channel) => void };

export class Channel {
  readonly name: string;
  readonly joinRef: string | null;
  readonly #socket: ChannelSocket;
  readonly #services: Services;
  readonly #requestedKey: string;
  readonly #wantsPresence: boolean;
  #caller: Caller | undefined;
  #rights = NO_RIGHTS;
  #isJoined = false;
  #isClosed = false;
  /** Increases when the rights may have changed: an older answer is then ignored. */
  #rightsVersion = 0;
  #presenceRef: string | undefined;
  /** Events that came while its rights are asked about: who has none sees nothing of them. Undefined: they are not. */
  #held: Buffer[] | undefined;

  constructor(
    services: Services,
    channelSocket: ChannelSocket,
    name: string,
    joinRef: string | null,
    config: Json,
  ) {
    const presence = recordOf(config.presence);
    this.name = name;
    this.joinRef = joinRef;
    this.#services = services;
    this.#socket = channelSocket;
    this.#requestedKey = typeof presence.key === 'string' ? presence.key : '';
    this.#wantsPresence = presence.enabled !== false;
  }

  get userId(): string | undefined {
    return this.#caller?.identity.userId;
  }

  get sessionId(): string | undefined {
    return this.#caller?.identity.sessionId;
  }

  get isJoined(): boolean {
    return this.#isJoined;
  }

  get seesPresence(): boolean {
    return this.#isJoined && this.#wantsPresence;
  }

  async join(ref: string | null, token: unknown): Promise<string | undefined> {
    const caller = await this.#services.callerOf(token);
    if (typeof caller === 'string') return caller;
    if (this.#isClosed) return 'closed';
    const { role, userId } = caller.identity;
    // No policy lets visitors in: the database is not asked.
    if (role === 'anon') return 'channel_forbidden';
    if (this.#requestedKey !== '' && this.#requestedKey !== userId) return 'presence_key_forbidden';
    const { admission, hub } = this.#services;
    const refused = (await admission.takeJoin(caller)) ?? admission.channelRefusal(hub, caller);
    if (refused !== undefined) return refused;
    if (this.#isClosed) return 'closed';
    this.#caller = caller;
    // The question comes later, so that a revocation during it is noticed.
    hub.add(this);
    const refusal = await this.#enter(caller).catch(() => 'unavailable');
    if (refusal !== undefined) return refusal;
    if (this.#isClosed) return 'closed';
    this.#isJoined = true;
    this.send(encodeReply(this.#address(ref), 'ok', { postgres_changes: [] }));
    const state = this.#services.presence.state(this.name);
    this.send(encodeFrame({ topic: topicOf(this.name) }, 'presence_state', state));
    return undefined;
  }

  async #enter(caller: Caller): Promise<string | undefined> {
    await this.#services.subscribe();
    return this.#ask(caller);
  }

  /** Asks again when the rights changed during the question. */
  async #ask(caller: Caller): Promise<string | undefined> {
    for (;;) {
      const version = this.#rightsVersion;
      const rights = await this.#services.rightsOf(caller, this.name);
      if (version !== this.#rightsVersion) continue;
      this.#rights = rights;
      return rights.receive ? undefined : 'channel_forbidden';
    }
  }

  reviewSoon(reason: string): void {
    this.review(reason).catch(this.#services.report);
  }

  async review(reason: string): Promise<void> {
    this.#rightsVersion += 1;
    if (!this.#isJoined || !this.#caller) return;
    this.#held ??= [];
    try {
      if ((await this.#ask(this.#caller)) !== undefined) this.close(reason);
    } catch {
      this.close('unavailable');
    }
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const frame of held) this.send(frame);
  }

  receive({ event, ref, payload }: ClientMessage): void {
    if (event === 'access_token') {
      this.#replaceToken(payload.access_token).catch(this.#services.report);
      return;
    }
    const refusal = this.#handle(event, payload);
    if (refusal !== undefined) this.send(encodeReply(this.#address(ref), 'error', { reason: refusal }));
    else this.send(encodeReply(this.#address(ref), 'ok'));
  }

  #handle(event: string, payload: Json): string | undefined {
    // Pages apply broadcasts of any event as changes of the database.
    if (event === 'broadcast') return 'broadcast_forbidden';
    if (event !== 'presence') return 'event_unknown';
    if (payload.event === 'track') return this.#track(recordOf(payload.payload));
    this.#untrack();
    return undefined;
  }

  #track(meta: Json): string | undefined {
    if (!this.#rights.presence) return 'presence_forbidden';
    if (Buffer.byteLength(JSON.stringify(meta)) > LONGEST_PRESENCE) {
      this.#services.metrics.countRefusal('presence_too_large');
      return 'presence_too_large';
    }
    const ref = crypto.randomUUID();
    const entry = { name: this.name, key: this.userId ?? ref, ref, meta };
    this.#services.track(entry, this.#presenceRef);
    this.#presenceRef = entry.ref;
    return undefined;
  }

  #untrack(): void {
    if (this.#presenceRef === undefined) return;
    this.#services.untrack(this.name, this.#presenceRef);
    this.#presenceRef = undefined;
  }

  async #replaceToken(token: unknown): Promise<void> {
    const caller = await this.#services.callerOf(token);
    if (this.#isClosed) return;
    if (typeof caller === 'string') return this.close(caller);
    // Presence and limits belong to the person who joined.
    if (caller.identity.userId !== this.userId) return this.close('channel_forbidden');
    const refusal = await this.#services.admission.takeJoin(caller);
    if (refusal !== undefined) return this.close(refusal);
    this.#caller = caller;
    await this.review('channel_forbidden');
  }

  expire(now: number): void {
    if (this.#caller && this.#caller.expires <= now) this.close('token_expired');
  }

  /** Closes as Supabase does: an event `system`, then `phx_close`. */
  close(reason: string): void {
    if (this.#isClosed) return;
    const to = { topic: topicOf(this.name), joinRef: this.joinRef };
    const wasJoined = this.#isJoined;
    this.leave();
    if (!wasJoined) return;
    this.#services.metrics.countClosing(reason);
    const notice = { channel: this.name, extension: 'system', status: 'error', message: reason };
    this.send(encodeFrame(to, 'system', notice));
    this.send(encodeFrame({ ...to, ref: this.joinRef }, 'phx_close', {}));
  }

  leave(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#isJoined = false;
    this.#held = undefined;
    this.#services.hub.remove(this);
    this.#untrack();
    this.#socket.forget(this);
  }

  /** Sends an event of the topic, once the rights are known. */
  deliver(frame: Buffer): void {
    if (this.#held) this.#held.push(frame);
    else this.send(frame);
  }

  send(frame: Buffer): void {
    this.#socket.send(frame);
  }

  #address(ref: string | null) {
    return { joinRef: this.joinRef, ref, topic: topicOf(this.name) };
  }
}
