import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { Leg } from '#domain/legs.ts';
import { tripMeal } from '#tests/support/trip-details.ts';
import { routeQuery } from './queries.ts';

const invoke = vi.hoisted(() => vi.fn());
vi.mock('#web/data/supabase-client.ts', () => ({ loadClient: async () => ({ functions: { invoke } }) }));

afterEach(() => vi.useRealTimers());

it('[PLUS-1] a way that the service did not answer is asked for again later, an answer holds', async () => {
  vi.useFakeTimers();
  const [fromPlace, toPlace] = [
    { lat: 38.71, lng: -9.14 },
    { lat: 38.7, lng: -9.2 },
  ];
  const leg: Leg = {
    from: tripMeal('tasca'),
    to: tripMeal('pub'),
    fromPlace,
    toPlace,
    directM: 5300,
    landM: 5300,
    isKnown: true,
  };
  const client = new QueryClient();
  const read = () => client.fetchQuery(routeQuery(leg, 'car'));
  invoke.mockResolvedValueOnce({ data: { error: 'The routing service does not answer.' }, error: null });
  invoke.mockResolvedValue({ data: { distance_m: 7000, duration_s: 900 }, error: null });
  expect(await read()).toBeNull();
  expect(await read()).toBeNull();
  expect(invoke).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(300_000);
  expect(await read()).toEqual({ distanceM: 7000, minutes: 15 });
  vi.advanceTimersByTime(86_400_000);
  expect(await read()).toEqual({ distanceM: 7000, minutes: 15 });
  expect(invoke).toHaveBeenCalledTimes(2);
});
