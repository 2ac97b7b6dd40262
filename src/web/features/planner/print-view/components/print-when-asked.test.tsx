// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails, tripMeal } from '#tests/support/trip-details.ts';
import type { PrintParts } from '../print-parts.ts';
import { PrintWhenAsked, prepareToPrint } from './print-when-asked.tsx';

vi.mock('#web/session/session.tsx', () => ({ useSession: () => ({ user: null }) }));

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('trip', 'trip-items', 'trip-routes', 'trip-itineraries');
});
afterEach(() => vi.unstubAllGlobals());

const place = { name: 'Castelo', formatted_address: 'Castelo', lat: 38.71, lng: -9.13 };
const trip = tripDetails({ items: [tripMeal('tasca', { price: 40, location: place })] });

/** What the browser takes its picture of, between its two events. */
function paper() {
  dispatchEvent(new Event('beforeprint'));
  const map = document.querySelector('[data-slot="print-map"]');
  const found = {
    hasPrices: document.body.textContent.includes('total'),
    hasMap: map !== null,
    hasLand: Boolean(map?.querySelector('path')?.getAttribute('d')),
    text: map?.textContent ?? '',
  };
  dispatchEvent(new Event('afterprint'));
  return found;
}

/** Prints the trip with these parts; returns what was on paper. */
async function print(parts: PrintParts) {
  await show(<PrintWhenAsked trip={trip} people={1} />);
  const printed = Promise.withResolvers<ReturnType<typeof paper>>();
  vi.stubGlobal('print', () => printed.resolve(paper()));
  const begin = await prepareToPrint(parts);
  await act(async () => {
    begin();
    await printed.promise;
  });
  return printed.promise;
}

it('[PLUS-4] prints the days alone unless more is asked for, the next time too', async () => {
  expect(await print({ prices: false, map: false })).toMatchObject({ hasPrices: false, hasMap: false });
  expect(await print({ prices: true, map: false })).toMatchObject({ hasPrices: true, hasMap: false });
  // The browser's own command.
  await act(async () => expect(paper()).toMatchObject({ hasPrices: false, hasMap: false }));
});

it('[PLUS-4] prints the map without its outline where that is out of reach, and with it once it is there', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const without = await print({ prices: false, map: true });
  expect(without).toMatchObject({ hasMap: true, hasLand: false });
  expect(without.text).toContain('Les contours n’ont pas pu être chargés');

  const land = { type: 'Polygon', arcs: [[0]] };
  const square = [
    [-20, 30],
    [20, 30],
    [20, 60],
    [-20, 60],
    [-20, 30],
  ];
  const objects = { land, countries: { type: 'GeometryCollection', geometries: [land] } };
  vi.stubGlobal('fetch', async () => Response.json({ type: 'Topology', objects, arcs: [square] }));
  expect(await print({ prices: false, map: true })).toMatchObject({ hasMap: true, hasLand: true });
});
