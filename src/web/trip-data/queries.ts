import { queryOptions, useQuery } from '@tanstack/react-query';
import { unwrap } from '#db/app-error.ts';
import type { Json } from '#db/database.types.ts';
import { isUuid } from '#domain/ids.ts';
import { asExpense, withKind } from '#domain/items.ts';
import { takeEarlyRows } from '#web/data/early-read.ts';
import { type Client, loadClient } from '#web/data/supabase-client.ts';
import { persistedQuery } from '#web/offline/persisted-queries.ts';
import { COLUMNS } from './columns.ts';
import { namesIn } from './trip.ts';

/** Columns of a stable order, as of `whole_trip`: nothing jumps after a reload. */
const ORDER = 'created_at,id';
const ITEM_ORDER = 'created_at,position,id';

const PERSON = 'id, name, email, avatar_url';
const COLLABORATOR =
  `user_id, role, joined_at, profile:profiles!trip_collaborators_user_id_fkey(${PERSON})` as const;
const FORMER_MEMBER = 'user_id, name';

function selectTrip(client: Client, id: string) {
  return client
    .from('trips')
    .select(`${COLUMNS.trips}, owner:profiles!trips_owner_id_fkey(${PERSON})`)
    .eq('id', id)
    .maybeSingle();
}

/** Reads each table; one that fails is logged, and empty [TRIP-4]. */
async function readEach<Rows extends object>(
  asked: { [Table in keyof Rows]: PromiseLike<{ data: Rows[Table][] | null; error: object | null }> },
): Promise<{ tables: { [Table in keyof Rows]: Rows[Table][] }; failed: string[] }> {
  const failed: string[] = [];
  const reads = Object.entries<PromiseLike<{ data: unknown; error: object | null }>>(asked);
  const read = reads.map(async ([table, answer]) => {
    try {
      const { data, error } = await answer;
      if (error) throw error;
      return [table, data ?? []];
    } catch (error) {
      console.error(`The rows of ${table} could not be read; the trip is shown without them.`, error);
      failed.push(table);
      return [table, []];
    }
  });
  // Each table has the rows of its answer.
  return { tables: Object.fromEntries(await Promise.all(read)), failed };
}

/** Reads the trip table by table, where one request for all failed [TRIP-4]. */
async function fetchByTable(client: Client, id: string) {
  const trip = unwrap(await selectTrip(client, id));
  if (!trip) return null;
  const { tables, failed } = await readEach({
    trip_collaborators: client
      .from('trip_collaborators')
      .select(COLLABORATOR)
      .eq('trip_id', id)
      .order('joined_at,user_id'),
    trip_accommodations: client
      .from('trip_accommodations')
      .select(COLUMNS.trip_accommodations)
      .eq('trip_id', id)
      .order(ITEM_ORDER),
    trip_activities: client
      .from('trip_activities')
      .select(COLUMNS.trip_activities)
      .eq('trip_id', id)
      .order(ITEM_ORDER),
    trip_itineraries: client
      .from('trip_itineraries')
      .select(COLUMNS.trip_itineraries)
      .eq('trip_id', id)
      .order(ITEM_ORDER),
    trip_meals: client.from('trip_meals').select(COLUMNS.trip_meals).eq('trip_id', id).order(ITEM_ORDER),
    trip_notes: client.from('trip_notes').select(COLUMNS.trip_notes).eq('trip_id', id).order(ITEM_ORDER),
    trip_settlements: client
      .from('trip_settlements')
      .select(COLUMNS.trip_settlements)
      .eq('trip_id', id)
      .order(ORDER),
    trip_expenses: client.from('trip_expenses').select(COLUMNS.trip_expenses).eq('trip_id', id).order(ORDER),
    trip_former_members: client
      .from('trip_former_members')
      .select(FORMER_MEMBER)
      .eq('trip_id', id)
      .order('user_id'),
  });
  return { ...trip, ...tables, failed, rates: NO_RATES };
}

/** Rates of costs; rows read table by table have their own. */
type CostRates = Readonly<Record<string, Json>>;
const NO_RATES: CostRates = {};

type WholeTrip = Omit<NonNullable<Awaited<ReturnType<typeof fetchByTable>>>, 'failed' | 'rates'>;

/** Reads rates by one more request, only for trips with such costs. */
async function fetchRates(trip: WholeTrip): Promise<CostRates> {
  const { trip_accommodations, trip_activities, trip_itineraries, trip_meals, trip_expenses } = trip;
  const costs = [trip_accommodations, trip_activities, trip_itineraries, trip_meals, trip_expenses].flat();
  if (costs.every(({ price, currency }) => price === null || currency === trip.currency)) return NO_RATES;
  const client = await loadClient();
  const { data, error } = await client
    .rpc('cost_rates', { trip_id: trip.id }, { get: true })
    .overrideTypes<CostRates, { merge: false }>();
  if (error) console.warn('The rates could not be read; costs in other currencies are listed apart.', error);
  return data ?? NO_RATES;
}

/** Reads the trip by one request, the inline script's if it was first; on failure table by table. */
async function fetchWhole(id: string) {
  const early = await takeEarlyRows<WholeTrip | null>(`rpc/whole_trip?trip_id=${id}`);
  if (early) return { ...early, failed: [], rates: await fetchRates(early) };
  const client = await loadClient();
  const { data, error } = await client
    .rpc('whole_trip', { trip_id: id }, { get: true })
    .overrideTypes<WholeTrip, { merge: false }>();
  if (!error) return data && { ...data, failed: [], rates: await fetchRates(data) };
  console.warn('The trip could not be read in one piece; reading it table by table.', error);
  return fetchByTable(client, id);
}

/** Adds items; `failed`: tables that could not be read. */
function withItems(rows: NonNullable<Awaited<ReturnType<typeof fetchWhole>>>) {
  const { trip_accommodations, trip_activities, trip_itineraries, trip_meals, trip_notes, rates, ...trip } =
    rows;
  const withRate = <Row extends { id: string; rate: Json | null }>(row: Row): Row => ({
    ...row,
    rate: row.rate ?? rates[row.id] ?? null,
  });
  return {
    ...trip,
    trip_expenses: trip.trip_expenses.map(withRate).map(asExpense),
    items: [
      ...trip_accommodations.map(withRate).map(withKind('accommodation')),
      ...trip_activities.map(withRate).map(withKind('activity')),
      ...trip_itineraries.map(withRate).map(withKind('itinerary')),
      ...trip_meals.map(withRate).map(withKind('meal')),
      ...trip_notes.map(withKind('note')),
    ],
  };
}

async function fetchTrip(id: string) {
  // The database would report a malformed id.
  if (!isUuid(id)) return null;
  const rows = await fetchWhole(id);
  return rows && withItems(rows);
}

/** A trip as the planner has it in its cache. */
export type TripDetails = NonNullable<Awaited<ReturnType<typeof fetchTrip>>>;

/** Query of a trip; null: none that the caller may see. */
export const tripQuery = (id: string) =>
  queryOptions({
    queryKey: ['trips', id] as const,
    queryFn: persistedQuery(() => fetchTrip(id)),
  });

const NOBODY: ReadonlyMap<string, string> = new Map();
const select = (trip: TripDetails | null) => (trip ? namesIn(trip) : NOBODY);

export function useNames(tripId: string | null): ReadonlyMap<string, string> {
  return useQuery({ ...tripQuery(tripId ?? ''), enabled: false, select }).data ?? NOBODY;
}
