import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/unwrap.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { readHeirs, type SharedTrip } from './account-deletion.ts';

/** Others in them may become owners. */
export const sharedTripsQuery = queryOptions({
  queryKey: ['account', 'shared-trips'],
  queryFn: async (): Promise<SharedTrip[]> => {
    const client = await loadClient();
    const trips = unwrap(await client.rpc('my_shared_trips'));
    return trips.map(({ people, ...trip }) => ({ ...trip, people: readHeirs(people) }));
  },
  staleTime: 0,
});
