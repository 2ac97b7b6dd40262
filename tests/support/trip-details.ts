import type { TripDetails } from '#web/trip-data/queries.ts';

/** Somebody as a trip tells of them. */
export const tripPerson = (id: string) => ({ id, name: id, email: `${id}@escale.test`, avatar_url: null });

/** Camille's trip of five days as the planner has it in its cache, with nothing in it. */
export const tripDetails = (rest: Partial<TripDetails> = {}): TripDetails => ({
  id: 'trip',
  title: 'Lisbonne',
  description: null,
  destination: 'Lisbonne',
  destination_details: null,
  start_date: '2026-12-01',
  end_date: '2026-12-05',
  status: 'planned',
  currency: 'EUR',
  budget: null,
  image_url: null,
  image_attribution: null,
  owner_id: 'camille',
  owner: tripPerson('camille'),
  trip_collaborators: [],
  trip_settlements: [],
  trip_expenses: [],
  items: [],
  failed: [],
  ...rest,
});
