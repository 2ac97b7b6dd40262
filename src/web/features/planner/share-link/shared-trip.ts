import type { SharedPlan } from '#db/plan.types.ts';
import type { PublicRead } from '#db/public-reads/read.ts';
import { withKind } from '#domain/items.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';

/** Answers no row for an unknown or revoked link [PLUS-4]. */
export const sharedTripRead = (token: string): PublicRead<SharedPlan> => ({
  path: 'rpc/shared_trip',
  query: {},
  body: { token },
});

/** Shared plans have no data of people. */
const NOBODY = { id: '', name: null, email: null, avatar_url: null };

/** Has no people, and no prices unless they are shared. */
export function asTripDetails(plan: SharedPlan): TripDetails {
  const { trip } = plan;
  const defaults = {
    trip_id: trip.id,
    price: null,
    currency: trip.currency,
    paid_by: null,
    split: null,
    rate: null,
    booking: null,
  };
  const withDefaults = <Row extends object>(row: Row) => ({ ...defaults, ...row });
  return {
    ...trip,
    budget: null,
    travellers: null,
    owner_id: NOBODY.id,
    owner: NOBODY,
    trip_collaborators: [],
    trip_former_members: [],
    trip_settlements: [],
    trip_expenses: [],
    failed: [],
    items: [
      ...plan.trip_accommodations.map(withDefaults).map(withKind('accommodation')),
      // Opening hours and catalogue origin are shown to editors only.
      ...plan.trip_activities
        .map((row) => ({
          ...withDefaults(row),
          closed_on: [],
          opens_at: null,
          closes_at: null,
          catalogue_id: null,
        }))
        .map(withKind('activity')),
      ...plan.trip_itineraries.map(withDefaults).map(withKind('itinerary')),
      ...plan.trip_meals.map(withDefaults).map(withKind('meal')),
      ...plan.trip_notes.map((note) => ({ ...note, trip_id: trip.id })).map(withKind('note')),
    ],
  };
}
