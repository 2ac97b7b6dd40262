import type { TripDetails } from '#web/trip-data/queries.ts';

/** What a collaborator may be made. */
export const COLLABORATOR_ROLES = ['viewer', 'editor'] as const;
export type CollaboratorRole = (typeof COLLABORATOR_ROLES)[number];

/** Name under which an invitation that is being written is kept (SHELL-5). */
export const invitationDraftName = (tripId: string) => `invite-${tripId}`;

type Collaborator = TripDetails['trip_collaborators'][number];

/** The trip with another role for one of its collaborators. */
export function withRole(trip: TripDetails, userId: string, role: CollaboratorRole): TripDetails {
  return {
    ...trip,
    trip_collaborators: trip.trip_collaborators.map((row) =>
      row.user_id === userId ? { ...row, role } : row,
    ),
  };
}

/** The trip without one of its collaborators. */
export function withoutPerson(trip: TripDetails, userId: string): TripDetails {
  return { ...trip, trip_collaborators: trip.trip_collaborators.filter((row) => row.user_id !== userId) };
}

/** The trip with a collaborator put back, once. */
export function withPerson(trip: TripDetails, row: Collaborator): TripDetails {
  const others = withoutPerson(trip, row.user_id);
  return { ...others, trip_collaborators: [...others.trip_collaborators, row] };
}
