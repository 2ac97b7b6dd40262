import { useQueryClient } from '@tanstack/react-query';
import { i18n, loadAreas } from '#i18n/i18n.ts';
import type { RemoteEvent } from '#web/live/remote-event.ts';
import { nameOf, peopleOf } from '#web/trip-data/trip.ts';
import { visibleTrip } from '#web/trip-data/visible-trip.ts';
import { toast } from '#web/ui/toasts.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';

const TITLES = {
  editor: 'collaborators:madeEditor',
  viewer: 'collaborators:madeViewer',
  owner: 'collaborators:madeOwner',
} as const satisfies Record<MembershipChange, string>;

/** Reports changes by somebody else in an open trip [COLLAB-3]. */
export function useMembershipToasts(tripId: string, userId: string): (event: RemoteEvent) => void {
  const client = useQueryClient();
  const show = async (change: MembershipChange, name: string | null) => {
    await loadAreas('collaborators');
    toast({
      title: i18n.t(TITLES[change], { name: name ?? i18n.t('collaborators:somebody') }),
      description: i18n.t(`${TITLES[change]}Text`),
      duration: Infinity,
    });
  };
  return useStableCallback((event) => {
    const change = membershipChangeOf(event, userId);
    if (!change) return;
    const trip = visibleTrip(client, tripId);
    const author = trip && peopleOf(trip).find(({ id }) => id === event.by);
    show(change, author ? nameOf(author) : null).catch(console.error);
  });
}

type MembershipChange = 'viewer' | 'editor' | 'owner';

/** Null: the event is about others, or by this person. */
export function membershipChangeOf(
  { table, operation, rows, by }: Pick<RemoteEvent, 'table' | 'operation' | 'rows' | 'by'>,
  userId: string,
): MembershipChange | null {
  if (operation !== 'UPDATE' || by === userId) return null;
  if (table === 'trips') return rows.some((row) => row.owner_id === userId) ? 'owner' : null;
  if (table !== 'trip_collaborators') return null;
  const role = rows.find((row) => row.user_id === userId)?.role;
  return role === 'viewer' || role === 'editor' ? role : null;
}
