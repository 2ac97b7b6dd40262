import { isOwnChange } from '#web/data/command-ids.ts';
import { inFrames } from './frame-queue.ts';
import type { LiveQuery } from './live-query.ts';
import { type Closing, closeTrip, endLive, type PublishedState, setLive } from './live-state.ts';
import { joinTopic, type PresenceStates, type Topic } from './realtime-client.ts';
import { type RemoteEvent, readRemoteEvent, readRevocation } from './remote-event.ts';

/** How long the channel may be lost before the page says so, in milliseconds. */
const LONG_LOST_MS = 8000;
/** By then a page has received the reason why its channel was closed; milliseconds. */
const REASON_MS = 1000;

/** A page that says it is here, under the id of a person. */
export interface PresentTab extends PublishedState {
  id: string;
}

export interface TripChannel {
  /** Publishes what this page shows, and whether it is behind others: then its person is notified of news elsewhere. */
  show: (where: PublishedState, isHidden: boolean) => void;
  close: () => void;
}

interface TripTopics {
  tripId: string;
  userId: string;
  /** Who says that they are here, whenever that changes; whether they are in the trip is for the trip to say. */
  onPresence: (pages: readonly PresentTab[]) => void;
  /** Follow the events. */
  queries: readonly LiveQuery[];
  /** Called with every event, before it is applied. */
  onChange: (change: RemoteEvent) => void;
  /** Called when the user's own profile has changed, or may have. */
  onProfile: () => void;
  /** Whether the page was open for a while before: what happened to the profile since is unknown. */
  isLate: boolean;
}

/**
 * Subscribes to a trip and to its user, and applies the events to the queries: many at once, right before the next
 * frame. Each time the trip is joined, everything is read: events in between were missed.
 */
export function openTripChannel({
  tripId,
  userId,
  queries,
  onPresence,
  onChange,
  onProfile,
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
  /** True when this page left or deleted the trip: it navigates by itself. */
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
    // What of the trip nobody else sees comes to its person alone.
    if (change && PRIVATE_TABLES.has(change.table)) queue.add(change);
    const revoked = event === 'revoked' ? readRevocation(payload) : null;
    if (!revoked) return;
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
          isProfileOld = true; // Joined again, events in between were missed.
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
        // The channel may be closed a moment before the event that names who did it.
        ended = setTimeout(() => {
          if (isOwnDoing) return;
          // The session may have ended, or the membership: reading says which.
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

/** Tables with rows that are published to one person. */
const PRIVATE_TABLES: ReadonlySet<string> = new Set(['trip_lists', 'trip_list_entries']);

const REASONS = ['membership_lost', 'trip_deleted', 'user_banned', 'account_deleted'] as const;

const closingReason = (reason: string): Closing['reason'] =>
  REASONS.find((known) => known === reason) ?? 'membership_lost';

/** The pages that are there, by the ids under which they are present; what one says of itself is taken with care. */
function presentIn(states: PresenceStates): PresentTab[] {
  return Object.entries(states).flatMap(([id, pages]) => pages.map((page) => presentOf(id, page)));
}

function presentOf(id: string, page: object): PresentTab {
  const text = (name: string) => {
    const value: unknown = Reflect.get(page, name);
    return typeof value === 'string' ? value : null;
  };
  return {
    id,
    day: text('day'),
    item: text('item'),
    isEditing: Reflect.get(page, 'isEditing') === true,
    isTyping: Reflect.get(page, 'isTyping') === true,
  };
}
