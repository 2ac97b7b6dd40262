// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeAll, expect, it } from 'vitest';
import type { LatLng } from '#domain/geo.ts';
import { initI18n } from '#i18n/i18n.ts';
import { JAPAN } from '#tests/support/places.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { type PlaceResult, placesQuery } from '#web/places/place-search.ts';
import { townsQuery, useDestination } from './use-destination.ts';

const show = reactPage();
beforeAll(() => initI18n('fr'));

const CAPITAL = { lat: 35.69, lng: 139.69 };
const PICKED = { name: 'Japon', ...CAPITAL, country_iso_a2: 'JP', place_id: 'JP' };
const TOWNS = [CAPITAL, { lat: 34.69, lng: 135.5 }];

/** Where a trip goes, by what was read already. */
async function destinationOf(
  trip: Parameters<typeof useDestination>[0],
  { towns = TOWNS, found = [JAPAN] }: { towns?: LatLng[]; found?: PlaceResult[] } = {},
) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client.setQueryData(townsQuery('JP').queryKey, towns);
  client.setQueryData(placesQuery('Japon', 'fr', { withCountries: true }).queryKey, found);
  const seen: LatLng[][] = [];
  function Reader() {
    seen.push(useDestination(trip));
    return null;
  }
  await show(
    <QueryClientProvider client={client}>
      <Reader />
    </QueryClientProvider>,
  );
  return seen.at(-1);
}

it('[MAP-4] a country is where its towns are, picked or typed; its capital as long as they are not known', async () => {
  const picked = { destination: 'Japon', destination_details: PICKED };
  expect(await destinationOf(picked)).toEqual(TOWNS);
  expect(await destinationOf(picked, { towns: [] })).toEqual([CAPITAL]);
  expect(await destinationOf({ destination: 'Japon', destination_details: null })).toEqual(TOWNS);
});

it('[MAP-4] a town is one point, in a country too, and what is not found none', async () => {
  const tokyo = { ...PICKED, name: 'Tokyo', place_id: 1_850_147 };
  expect(await destinationOf({ destination: 'Tokyo', destination_details: tokyo })).toEqual([CAPITAL]);
  const typed = { destination: 'Japon', destination_details: null };
  expect(await destinationOf(typed, { found: [] })).toEqual([]);
});
