import { replaceEqualDeep, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isOwnChange } from '#web/data/ids.ts';
import { presentMembers } from '#web/features/planner/presence/present-people.ts';
import { LISTED, tripKeys } from '#web/features/trips/queries.ts';
import { type PresentMember, setLive, useLive } from '#web/live/live-state.ts';
import type { RemoteEvent } from '#web/live/remote-event.ts';
import { openTripChannel, type PresentTab, type TripChannel } from '#web/live/trip-channel.ts';
import { useOnline } from '#web/offline/network-state.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { followCounts } from '#web/trip-data/follow-counts.ts';
import { followPart, readAfter } from '#web/trip-data/live-parts.ts';
import { commentsPart, discussionPart } from '#web/trip-data/message-pages.ts';
import { joinLinksKey, WHOLE_PARTS } from '#web/trip-data/parts.ts';
import { type TripDetails, tripQuery } from '#web/trip-data/queries.ts';
import { peopleOf } from '#web/trip-data/trip.ts';
import { usePageAttended } from '#web/ui/timing.ts';
import { readMeanwhile } from '../discussion/read-meanwhile.ts';
import { useMembershipToasts } from './use-membership-toasts.ts';
import { useOverwriteToasts } from './use-overwrite-toasts.ts';

/** In ms: days that are only passed through are not published. */
const STAY_MS = 250;

interface LiveTripProps {
  tripId: string;
  userId: string;
  /** The trip was already open for a while. */
  isLate: boolean;
}

/** Applies events to the cache, and publishes presence to others [LIVE-1]. */
export function LiveTrip({ tripId, userId, isLate }: LiveTripProps) {
  const client = useQueryClient();
  const session = useSessionStore();
  const opened = useRef<TripChannel | null>(null);
  const onEvent = useOverwriteToasts(tripId);
  const onMembership = useMembershipToasts(tripId, userId);
  const [isProfileOld] = useState(isLate);
  const [pages, setPages] = useState<readonly PresentTab[]>([]);
  useEffect(() => {
    // Synchronises the cache with the trip's channel while the trip is open.
    const queries = [
      ...WHOLE_PARTS.map((part) => followPart(client, part, tripId)),
      followPart(client, discussionPart, tripId, () => readMeanwhile(client, tripId)),
      readAfter(client, commentsPart.key(tripId), ({ table }) => table === 'trip_chat_messages'),
      readAfter(
        client,
        ['answered-messages', tripId],
        ({ table, operation }) => table === 'trip_chat_messages' && operation === 'DELETE',
      ),
      readAfter(client, joinLinksKey(tripId), ({ table }) => table === 'trip_collaborators'),
      followCounts(client, tripId, userId),
    ];
    // The dashboard's list is not shown meanwhile, and read by itself only once.
    const onListed = (event: RemoteEvent | null) => {
      if (event && (!LISTED.has(event.table) || isOwnChange(event.change))) return;
      client.invalidateQueries({ queryKey: tripKeys.lists }).catch(console.error);
    };
    const onChange = (event: RemoteEvent) => {
      onListed(event);
      onEvent.current(event);
      onMembership(event);
    };
    const onProfile = () => void session.refresh().catch(console.error);
    const trip = openTripChannel({
      tripId,
      userId,
      queries,
      onPresence: setPages,
      onChange,
      onProfile,
      onOwn: onListed,
      isLate: isProfileOld,
    });
    opened.current = trip;
    return trip.close;
  }, [client, session, tripId, userId, isProfileOld, onEvent, onMembership]);
  useShowPresent(tripId, userId, pages);
  return <Whereabouts opened={opened} />;
}

/** A component of its own, since it renders with every key press. */
function Whereabouts({ opened }: { opened: { current: TripChannel | null } }): null {
  const where = useLive((state) => state.where);
  const isTyping = useLive((state) => state.isTyping);
  const { day, item, isEditing } = where;
  const isHidden = !usePageAttended();
  useEffect(() => {
    const timer = setTimeout(
      () => opened.current?.show({ day, item, isEditing, isTyping }, isHidden),
      STAY_MS,
    );
    return () => clearTimeout(timer);
  }, [opened, day, item, isEditing, isTyping, isHidden]);
  return null;
}

function useShowPresent(tripId: string, userId: string, pages: readonly PresentTab[]): void {
  const { data: people } = useQuery({ ...tripQuery(tripId), enabled: false, select: peopleIn });
  const isOnline = useOnline();
  const others = useRef<readonly PresentMember[]>([]);
  useEffect(() => {
    const here = presentMembers(isOnline ? pages : [], people ?? []);
    others.current = replaceEqualDeep(
      others.current,
      here.filter(({ id }) => id !== userId),
    );
    setLive({ here, others: others.current });
  }, [pages, people, userId, isOnline]);
}

const peopleIn = (trip: TripDetails | null) => trip && peopleOf(trip);
