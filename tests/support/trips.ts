import type { Database } from '#db/database.types.ts';
import type { Person } from './accounts.ts';

type Tables = Database['public']['Tables'];
const ITEM_TABLES = [
  'trip_accommodations',
  'trip_activities',
  'trip_itineraries',
  'trip_meals',
  'trip_notes',
  'trip_expenses',
] as const;
type ItemTable = (typeof ITEM_TABLES)[number];
type Row<Table extends keyof Tables> = Omit<Tables[Table]['Insert'], 'trip_id'>;

/** What a test says of its trip; the rest is given. */
export type TripColumns = Partial<Row<'trips'>>;

/** What a trip of tests is made of; the rows of each table without their trip. */
export type TripContent = { [Table in ItemTable]?: Row<Table>[] };

/** Makes a trip of five days in December 2026, through the public API, with what is in it. Returns its id. */
export async function createTrip(
  owner: Person,
  trip: TripColumns = {},
  content: TripContent = {},
): Promise<string> {
  const made = await owner.client
    .from('trips')
    .insert({
      title: 'Lisbonne en décembre',
      destination: 'Lisbonne',
      start_date: '2026-12-01',
      end_date: '2026-12-05',
      owner_id: owner.id,
      ...trip,
    })
    .select('id')
    .single();
  if (made.error) throw new Error(made.error.message);
  const { id } = made.data;
  const { client } = owner;
  const withTrip = <Given extends object>(rows: Given[] = []) => rows.map((row) => ({ ...row, trip_id: id }));
  const inserts = {
    trip_accommodations: () =>
      client.from('trip_accommodations').insert(withTrip(content.trip_accommodations)).select('id'),
    trip_activities: () =>
      client.from('trip_activities').insert(withTrip(content.trip_activities)).select('id'),
    trip_itineraries: () =>
      client.from('trip_itineraries').insert(withTrip(content.trip_itineraries)).select('id'),
    trip_meals: () => client.from('trip_meals').insert(withTrip(content.trip_meals)).select('id'),
    trip_notes: () => client.from('trip_notes').insert(withTrip(content.trip_notes)).select('id'),
    trip_expenses: () => client.from('trip_expenses').insert(withTrip(content.trip_expenses)).select('id'),
  };
  const filled = ITEM_TABLES.filter((table) => content[table]?.length);
  const answers = await Promise.all(filled.map((table) => inserts[table]()));
  const refused = answers.find(({ error }) => error !== null);
  if (refused?.error) throw new Error(refused.error.message);
  return id;
}

/** Makes someone a member of a trip; its owner has to be premium. */
export async function addCollaborator(
  owner: Person,
  tripId: string,
  person: Person,
  role: 'viewer' | 'editor',
): Promise<void> {
  const added = await owner.client
    .from('trip_collaborators')
    .insert({ trip_id: tripId, user_id: person.id, role })
    .select('user_id')
    .single();
  if (added.error) throw new Error(added.error.message);
}
