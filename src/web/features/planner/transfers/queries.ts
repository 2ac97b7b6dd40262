import { queryOptions } from '@tanstack/react-query';
import { recordOf } from '#domain/json.ts';
import type { Leg } from '#domain/legs.ts';
import type { Travel, TravelMode } from '#domain/travel.ts';
import { loadConfig } from '#web/data/config.ts';
import { loadClient } from '#web/data/supabase-client.ts';

/** In metres: for farther ways the estimate is as good. */
const FARTHEST_M = 500_000;
const FARTHEST_WALK_M = 30_000;
/** After a question without an answer. */
const PAUSE_MS = 5 * 60_000;

export function routeKey({ fromPlace, toPlace }: Leg, mode: TravelMode): string {
  const at = ({ lat, lng }: { lat: number; lng: number }) => `${lat.toFixed(5)},${lng.toFixed(5)}`;
  return `${mode} ${at(fromPlace)} ${at(toPlace)}`;
}

/** Most installations have no routing service: the list is empty. */
export const routedModesQuery = queryOptions({
  queryKey: ['routed-modes'],
  queryFn: async (): Promise<readonly string[]> => (await loadConfig()).routedModes,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Null without a service or route: the great-circle estimate stays. */
export const routeQuery = (ends: Leg, mode: TravelMode) =>
  queryOptions({
    queryKey: ['routes', routeKey(ends, mode)],
    queryFn: async (): Promise<Travel | null> => {
      const client = await loadClient();
      const body = { from: ends.fromPlace, to: ends.toPlace, mode };
      const { data, error } = await client.functions.invoke<unknown>('route', { body });
      return error ? null : readRoute(data);
    },
    enabled: ends.directM <= (mode === 'walk' ? FARTHEST_WALK_M : FARTHEST_M),
    // A service that did not answer, or had too many to answer, may do so later.
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : PAUSE_MS),
    retry: false,
  });

/** @returns null for any other response */
function readRoute(data: unknown): Travel | null {
  const { distance_m, duration_s } = recordOf(data);
  if (typeof distance_m !== 'number' || typeof duration_s !== 'number') return null;
  if (!(distance_m >= 0) || !(duration_s >= 0)) return null;
  return { distanceM: distance_m, minutes: Math.max(1, Math.round(duration_s / 60)) };
}
