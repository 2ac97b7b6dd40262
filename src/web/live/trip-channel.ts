import { fieldOf } from '#domain/json.ts';
import { isOwnChange } from '#web/data/ids.ts';
import { inFrames } from './frame-queue.ts';
import type { LiveQuery } from './live-query.ts';
import { type Closing, closeTrip, endLive, type PublishedState, setLive } from './live-state.ts';
import { joinTopic, type PresenceStates, type Topic } from './realtime-client.ts';
import { type RemoteEvent, readRemoteEvent, readRevocation } from './remote-event.ts';

const LONG_LOST_MS = 8000;
/** Milliseconds in which the reason of a closure arrives. */
const REASON_MS = 1000;

/** State that a page claims by itself, under a person's id. */
export interface PresentTab extends PublishedState {
  id: string;
}

export interface TripChannel {
  /** Publishes where the page is; `isHidden`: nobody looks at it, so the person gets notifications. */
  show: (where: PublishedState, isHidden: boolean) => void;
  close: () => void;
}

interface TripTopics {
  tripId: string;
  userId: string;
  /** Called with present pages, whose membership is not checked here. */
  onPresence: (pages: readonly PresentTab[]) => void;
  queries: readonly LiveQuery[];
  onChange: (change: RemoteEvent) => void;
  onProfile: () => void;
  /** Called with what concerns any of the person's trips; null: rights have ended, or events were missed. */
  onOwn: (change: RemoteEvent | null) => void;
  /** True: the profile may have changed before. */
  isLate: boolean;
}

/** Events of a trip and its user, applied before the next frame. Each join reads everything: events in between were missed. */
export function openTripChannel({
  tripId,
  userId,
  queries,
  onPresence,
  onChange,
  onProfile,
  onOwn,
  isLate,
}: TripTopics): TripChannel {
  const topic = `trip:${tripId}`;
  const topics: Topic[] = [];
  let isStopped = false;
  let shown: PublishedState & { isHidden: boolean } = {
    day: null,
    item: null,
    isEditing: false,
    isTyping: false,
    isHidden: false,
  };
  let lost: ReturnType<typeof setTimeout> | undefined;
  let ended: ReturnType<typeof setTimeout> | undefined;
  let isProfileOld = isLate;
  let hasJoined = false;
  /** True when this page left or deleted the trip, and navigates itself. */
  let isOwnDoing = false;

  const queue = inFrames<RemoteEvent>((changes) => {
    for (const query of queries) query.apply(changes);
  });
  const end = (reason: string, by: string | null = null) => {
    if (!isStopped) closeTrip({ tripId, reason: closingReason(reason), by });
  };
  const handleOwn = (event: string, payload: unknown) => {
    const change = readRemoteEvent(payload);
    if (change?.table === 'profiles') onProfile();
    if (change && PRIVATE_TABLES.has(change.table)) queue.add(change);
    if (change) onOwn(change);
    const revoked = event === 'revoked' ? readRevocation(payload) : null;
    if (!revoked) return;
    onOwn(null);
    if (isOwnChange(revoked.change)) isOwnDoing = true;
    else if (revoked.topic === null || revoked.topic === topic) end(revoked.reason, revoked.by);
  };
  const handle = (_event: string, payload: unknown) => {
    const change = readRemoteEvent(payload);
    if (!change) return;
    onChange(change);
    queue.add(change);
  };
  const join = async (name: string, presenceKey?: string) => {
    const isTrip = name === topic;
    const joined = await joinTopic({
      name,
      ...(presenceKey && { presenceKey, onPresence: (states) => onPresence(presentIn(states)) }),
      onMessage: isTrip ? handle : handleOwn,
      onJoined: () => {
        if (!isTrip) {
          if (isProfileOld) onProfile();
          isProfileOld = true; // Events between two joins were missed.
          if (hasJoined) onOwn(null);
          hasJoined = true;
          return;
        }
        clearTimeout(lost);
        setLive({ status: 'live' });
        for (const query of queries) query.reload();
      },
      onLost: () => {
        if (!isTrip) return;
        clearTimeout(lost);
        lost = setTimeout(() => {
          setLive({ status: 'lost' });
          onPresence([]);
        }, LONG_LOST_MS);
      },
      onEnd: (reason) => {
        // The closure may come before the event that names who did it.
        ended = setTimeout(() => {
          if (isOwnDoing) return;
          // The session or membership may have ended: reading finds out.
          if (reason === 'channel_forbidden') for (const query of queries) query.reload();
          else end(reason);
        }, REASON_MS);
      },
    });
    if (isStopped) joined.leave();
    else topics.push(joined);
    if (isTrip) joined.track({ ...shown });
  };
  void Promise.all([join(topic, userId), join(`user:${userId}`)]).catch(console.error);
  return {
    show: (where, isHidden) => {
      shown = { ...where, isHidden };
      topics.find(({ name }) => name === topic)?.track({ ...shown });
    },
    close: () => {
      isStopped = true;
      clearTimeout(lost);
      clearTimeout(ended);
      queue.stop();
      for (const { leave } of topics) leave();
      for (const { stop } of queries) stop();
      endLive();
    },
  };
}

/** Tables with rows that only one person sees. */
const PRIVATE_TABLES: ReadonlySet<string> = new Set(['trip_lists', 'trip_list_entries', 'trip_reads']);

const REASONS = ['membership_lost', 'trip_deleted', 'user_banned', 'account_deleted'] as const;

const closingReason = (reason: string): Closing['reason'] =>
  REASONS.find((known) => known === reason) ?? 'membership_lost';

/** Pages by presence id; a page's own claims are validated. */
function presentIn(states: PresenceStates): PresentTab[] {
  return Object.entries(states).flatMap(([id, pages]) => pages.map((page) => presentOf(id, page)));
}

function presentOf(id: string, page: object): PresentTab {
  const text = (name: string) => {
    const value = fieldOf(page, name);
    return typeof value === 'string' ? value : null;
  };
  return {
    id,
    day: text('day'),
    item: text('item'),
    isEditing: fieldOf(page, 'isEditing') === true,
    isTyping: fieldOf(page, 'isTyping') === true,
  };
}
