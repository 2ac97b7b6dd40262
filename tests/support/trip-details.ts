import type { TripDetails } from '#web/trip-data/queries.ts';

type TripMeal = Extract<TripDetails['items'][number], { kind: 'meal' }>;

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
  travellers: null,
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

/** A meal of that trip, at noon of its first day. */
export const tripMeal = (id: string, rest: Partial<TripMeal> = {}): TripMeal => ({
  kind: 'meal',
  id,
  trip_id: 'trip',
  title: 'Tasca',
  date: '2026-12-01',
  time: '12:00:00',
  end_time: null,
  duration: 60,
  sub_type: null,
  location: null,
  price: null,
  currency: 'EUR',
  paid_by: null,
  split: null,
  rate: null,
  booking: null,
  notes: null,
  ...rest,
});
