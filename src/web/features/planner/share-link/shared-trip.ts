import type { SharedPlan } from '#db/plan.types.ts';
import { withKind } from '#domain/items.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';

/** Links leave people out. */
const NOBODY = { id: '', name: null, email: null, avatar_url: null };

/** Without people, and without prices unless shared. */
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
      // Opening hours and catalogue origin are for editors.
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
