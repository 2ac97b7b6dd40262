import { type RealtimeChannel, RealtimeClient } from '@supabase/realtime-js';
import { loadConfig } from '#web/data/config.ts';
import { backoffMs } from '#web/data/retry.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import {
  isOnline,
  reportNetworkFailure,
  subscribeOnline,
  waitUntilOnline,
} from '#web/offline/network-state.ts';

/** Present pages: by key, an entry per page. */
export type PresenceStates = Readonly<Record<string, readonly object[]>>;

export interface TopicEvents {
  /** Called at the first and each later join: data have to be read now (docs/realtime.md). */
  onJoined: () => void;
  onMessage: (event: string, payload: unknown) => void;
  onLost: () => void;
  onEnd: (reason: string) => void;
  onPresence?: (states: PresenceStates) => void;
}

export interface Topic {
  name: string;
  /** Publishes a state in place of the one before. */
  track: (state: object) => void;
  leave: () => void;
}

interface TopicOptions extends TopicEvents {
  /** Name of the topic: `trip:{id}` or `user:{id}`. */
  name: string;
  /** Key of presence, the same for all pages of a person. */
  presenceKey?: string;
}

/** Reasons for which the server ends a topic for good. */
const FINAL = ['membership_lost', 'trip_deleted', 'user_banned', 'account_deleted', 'channel_forbidden'];

/** Milliseconds between checks while offline. */
const CHECKED_MS = 60_000;

/** Topics being left: rejoining waits for that. */
const leaving = new Map<string, Promise<unknown>>();

let realtime: Promise<RealtimeClient> | undefined;

/** Makes the official client, wired to the session as `supabase-js`. */
async function makeRealtime(): Promise<RealtimeClient> {
  const [{ auth }, { supabaseUrl, supabaseKey }] = await Promise.all([loadClient(), loadConfig()]);
  const client = new RealtimeClient(`${supabaseUrl.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: supabaseKey },
    // The token comes only after the health check has found the server.
    accessToken: async () => {
      if (!isOnline()) await waitUntilOnline(CHECKED_MS);
      return (await auth.getSession()).data.session?.access_token ?? null;
    },
    reconnectAfterMs: (tries) => {
      reportNetworkFailure().catch(console.error);
      return backoffMs(tries - 1);
    },
  });
  auth.onAuthStateChange((event, session) => {
    if (event === 'SIGNED_OUT') client.disconnect().catch(console.error);
    else if (session) client.setAuth(session.access_token).catch(console.error);
  });
  // Sleep delays timers, so the page's return and the network reconnect at once.
  const wake = () => {
    if (document.visibilityState === 'hidden' || client.getChannels().length === 0) return;
    if (client.isConnected()) client.sendHeartbeat().catch(console.error);
    else if (isOnline()) client.connect();
  };
  subscribeOnline(() => isOnline() && wake());
  document.addEventListener('visibilitychange', wake);
  return client;
}

/** Joins a topic, and rejoins until it is left or ended. */
export async function joinTopic(options: TopicOptions): Promise<Topic> {
  realtime ??= makeRealtime().catch((error: unknown) => {
    realtime = undefined;
    throw error;
  });
  const client = await realtime;
  await leaving.get(options.name);
  await client.setAuth();
  return stayOn(client, options);
}

function stayOn(client: RealtimeClient, options: TopicOptions): Topic {
  const { name, presenceKey, onJoined, onMessage, onLost, onEnd, onPresence } = options;
  let channel: RealtimeChannel | null = null;
  let closings = 0;
  let isLeft = false;
  let state: object | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const track = () => {
    if (state && channel?.state === 'joined') channel.track(state).catch(console.error);
  };
  const leave = () => {
    isLeft = true;
    clearTimeout(timer);
    const left = channel;
    channel = null;
    if (!left) return;
    const gone = client.removeChannel(left).finally(() => leaving.delete(name));
    leaving.set(name, gone);
  };
  const end = (reason: string) => {
    leave();
    onEnd(reason);
  };
  /** Makes a new channel, since a closed one does not reopen. */
  const rejoin = () => {
    channel = null;
    onLost();
    timer = setTimeout(() => void client.setAuth().then(join, console.error), backoffMs(closings));
    closings += 1;
  };
  function join() {
    if (isLeft) return;
    let reason = '';
    const joined = client.channel(name, {
      config: { private: true, ...(presenceKey && { presence: { key: presenceKey } }) },
    });
    channel = joined;
    joined.on('broadcast', { event: '*' }, ({ event, payload }) => onMessage(event, payload));
    joined.on('system', {}, ({ message }) => {
      reason = String(message);
    });
    if (onPresence) joined.on('presence', { event: 'sync' }, () => onPresence(joined.presenceState()));
    joined.subscribe((status, error) => {
      if (channel !== joined) return;
      if (status === 'SUBSCRIBED') {
        closings = 0;
        track();
        onJoined();
      } else if (status === 'CLOSED') {
        if (FINAL.includes(reason)) end(reason);
        else rejoin();
      } else if (error && FINAL.includes(error.message)) end(error.message);
      else {
        onLost();
        client.setAuth().catch(console.error); // It joins again by itself, with a token that may have been renewed.
      }
    });
  }
  join();
  return {
    name,
    leave,
    track: (next) => {
      state = next;
      track();
    },
  };
}
