import { useQuery } from '@tanstack/react-query';
import { type TripDetails, tripQuery } from './queries.ts';
import { namesIn } from './trip.ts';

const NOBODY: ReadonlyMap<string, string> = new Map();
const select = (trip: TripDetails | null) => (trip ? namesIn(trip) : NOBODY);

export function useNames(tripId: string | null): ReadonlyMap<string, string> {
  return useQuery({ ...tripQuery(tripId ?? ''), enabled: false, select }).data ?? NOBODY;
}
