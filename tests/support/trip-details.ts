import type { TripDetails } from '#web/trip-data/queries.ts';
import type { PlannerItemOf, TripExpense } from '#web/trip-data/trip.ts';

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
  trip_former_members: [],
  trip_settlements: [],
  trip_expenses: [],
  items: [],
  failed: [],
  ...rest,
});

const UNPAID = { price: null, currency: 'EUR', paid_by: null, split: null, rate: null } as const;
const PLANNED = { trip_id: 'trip', date: '2026-12-01', notes: null, booking: null, ...UNPAID } as const;

/** A meal of that trip, at noon of its first day. */
export const tripMeal = (id: string, rest: Partial<PlannerItemOf<'meal'>> = {}): PlannerItemOf<'meal'> => ({
  ...PLANNED,
  kind: 'meal',
  id,
  title: 'Tasca',
  time: '12:00:00',
  end_time: null,
  duration: 60,
  sub_type: null,
  location: null,
  ...rest,
});

/** An activity of its first day, at no hour. */
export const tripActivity = (
  id: string,
  rest: Partial<PlannerItemOf<'activity'>> = {},
): PlannerItemOf<'activity'> => ({
  ...PLANNED,
  kind: 'activity',
  id,
  title: id,
  time: null,
  end_time: null,
  duration: 60,
  type: 'activity',
  sub_type: 'sightseeing',
  location: null,
  closed_on: [],
  opens_at: null,
  closes_at: null,
  catalogue_id: null,
  ...rest,
});

/** An hour by train from ten o'clock of its first day, from and to nowhere. */
export const tripTransport = (
  id: string,
  rest: Partial<PlannerItemOf<'itinerary'>> = {},
): PlannerItemOf<'itinerary'> => ({
  ...PLANNED,
  kind: 'itinerary',
  id,
  title: id,
  time: '10:00:00',
  duration: 60,
  break_duration: 0,
  sub_type: 'train',
  tolls_known: false,
  start_location: null,
  end_location: null,
  ...rest,
});

/** A stay of its first two nights. */
export const tripStay = (
  id: string,
  rest: Partial<PlannerItemOf<'accommodation'>> = {},
): PlannerItemOf<'accommodation'> => ({
  trip_id: 'trip',
  notes: null,
  booking: null,
  ...UNPAID,
  kind: 'accommodation',
  id,
  title: id,
  address: null,
  location: null,
  check_in: '2026-12-01',
  check_out: '2026-12-03',
  check_in_time: '15:00:00',
  check_out_time: '10:00:00',
  ...rest,
});

/** A note of a day, or of the whole trip. */
export const tripNote = (id: string, date: string | null): PlannerItemOf<'note'> => ({
  kind: 'note',
  id,
  trip_id: 'trip',
  title: id,
  content: null,
  date,
});

/** A cost of its first day that belongs to no item. */
export const tripExpense = (id: string, rest: Partial<TripExpense> = {}): TripExpense => ({
  ...UNPAID,
  kind: 'expense',
  id,
  trip_id: 'trip',
  title: id,
  date: '2026-12-01',
  category: 'other',
  price: 10,
  created_at: '2026-12-01T08:00:00Z',
  ...rest,
});
