import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { airportsQuery, placesQuery } from './place-search.ts';

const rpc = vi.hoisted(() =>
  vi.fn((_name: string, _wanted: object) => ({
    abortSignal: async () => ({ data: [], error: null }),
  })),
);
vi.mock('#web/data/supabase-client.ts', () => ({ loadClient: async () => ({ rpc }) }));
afterEach(() => rpc.mockClear());

it.each([
  ['KIX', 'KIX'],
  ['aéroport de Lyon', 'Lyon'],
  ['Aeroport d’Okayama', 'Okayama'],
  ['Lyon airport', 'Lyon'],
  ['aéroport international de Tokyo', 'Tokyo'],
  ['aéroportuaire', 'aéroportuaire'],
  ['airport', 'airport'],
])('[PLUS-6] an airport is looked for by its name: %j', async (text, query) => {
  await new QueryClient().fetchQuery(airportsQuery(text, 'fr'));
  expect(rpc).toHaveBeenCalledWith('search_airports', { query, lang: 'fr', limit: 4 });
});

it('[PLUS-6] countries are asked for on demand, and are another answer', async () => {
  const client = new QueryClient();
  await client.fetchQuery(placesQuery('Japon', 'fr'));
  expect(rpc).toHaveBeenLastCalledWith('search_places', { query: 'Japon', lang: 'fr', limit: 6 });
  await client.fetchQuery(placesQuery('Japon', 'fr', { withCountries: true }));
  expect(rpc).toHaveBeenLastCalledWith('search_places', {
    query: 'Japon',
    lang: 'fr',
    limit: 6,
    with_countries: true,
  });
});
