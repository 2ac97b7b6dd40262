// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n, initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails, tripMeal } from '#tests/support/trip-details.ts';
import type { World } from '#web/features/maps/base-map/outline-style.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { PrintMap } from './print-map.tsx';

const user = vi.hoisted(() => ({ preferences: { distance_unit: 'km' } }));
vi.mock('#web/session/session.tsx', () => ({ useSession: () => ({ user }) }));

const show = reactPage();
const setLanguage = (language: string) => act(async () => void (await i18n.changeLanguage(language)));
beforeAll(async () => {
  await initI18n('fr');
  for (const language of ['en', 'fr']) {
    await i18n.changeLanguage(language);
    await loadAreas('map', 'trip');
  }
});
afterEach(() => {
  user.preferences = { distance_unit: 'km' };
  return setLanguage('fr');
});

const SQUARE = [
  [-20, 30],
  [20, 30],
  [20, 60],
  [-20, 60],
  [-20, 30],
];
const WORLD: World = {
  land: [[SQUARE]],
  borders: { type: 'MultiLineString', coordinates: [SQUARE.slice(0, 2)] },
  areaAt: () => 0,
};

const meal = (title: string, date: string, lat: number, lng: number) =>
  tripMeal(title, { title, date, location: { name: title, formatted_address: title, lat, lng } });
const ITEMS: TripDetails['items'] = [
  meal('Castelo', '2026-12-01', 38.71, -9.13),
  {
    kind: 'itinerary',
    id: 'flight',
    trip_id: 'trip',
    title: 'Vol',
    date: '2026-12-02',
    time: '10:00:00',
    duration: 60,
    break_duration: 0,
    sub_type: 'plane',
    tolls_known: false,
    start_location: { name: 'Lisbonne (LIS)', formatted_address: 'Lisbonne', lat: 38.77, lng: -9.13 },
    end_location: { name: 'Porto (OPO)', formatted_address: 'Porto', lat: 41.24, lng: -8.68 },
    price: null,
    currency: 'EUR',
    paid_by: null,
    split: null,
    rate: null,
    booking: null,
    notes: null,
  },
  meal('Ribeira', '2026-12-03', 41.14, -8.61),
  meal('כיכר', '2026-12-04', 40.2, -8.42),
  tripMeal('nowhere'),
];

/** The map of a trip with these items: what is drawn, and what is written. */
async function mapOf(items: TripDetails['items'], world: World | null = WORLD) {
  const page = await show(<PrintMap trip={tripDetails({ items })} world={world} />);
  const textsOf = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll(/\s+/gu, ' '));
  const lines = ['land', 'borders', 'way', 'flight', 'dots'].map((name) => {
    const path = [...page.querySelectorAll('path')].find((one) => one.getAttribute('class')?.includes(name));
    return path?.getAttribute('d')?.match(/M/g)?.length ?? 0;
  });
  return {
    page,
    marks: [...page.querySelectorAll('[data-slot="paper-mark"]')].map((mark) =>
      [...mark.querySelectorAll('text')].map(({ textContent }) => textContent),
    ),
    legend: textsOf('section > ol > li'),
    notes: textsOf('section > p').join(''),
    lines,
  };
}

it('[PLUS-4] draws land, borders, ways and flights, and each stop by its number and name', async () => {
  const { marks, lines } = await mapOf(ITEMS);
  expect(lines).toEqual([1, 0, 3, 1, 5]);
  expect(marks).toEqual([
    ['1–2', 'Castelo…'],
    ['3–4', 'Porto (OPO)…'],
    ['5', 'כיכר'],
  ]);
});

it('[PLUS-4] [I18N-5] names the stops of each day in a legend, in the language of the reader', async () => {
  const french = await mapOf(ITEMS);
  expect(french.legend).toEqual([
    'Jour 11 Castelo',
    'Jour 22 Lisbonne (LIS)3 Porto (OPO)',
    'Jour 34 Ribeira',
    'Jour 45 כיכר',
  ]);
  expect(french.notes).toBe('En tirets : les vols. 1 élément sans lieu connu n’y est pas.');
  expect(french.page.querySelector('svg')?.getAttribute('aria-label')).toBe('Carte de tout le voyage');
  await setLanguage('en');
  const english = await mapOf(ITEMS);
  expect(english.legend[0]).toBe('Day 11 Castelo');
  expect(english.notes).toBe('Dashed: flights. 1 item without a known place is not on it.');
});

it('[PLUS-4] without the outline the stops and the way stand alone, and it says so', async () => {
  const { marks, lines, notes } = await mapOf(ITEMS, null);
  expect(lines).toEqual([0, 0, 3, 1, 5]);
  expect(marks).toHaveLength(3);
  expect(notes).toContain('Les contours n’ont pas pu être chargés');
});

it('[PLUS-4] says what lies outside of the stay', async () => {
  const home = meal('Sydney', '2026-12-05', -33.87, 151.21);
  const { legend } = await mapOf([
    ...ITEMS.slice(0, 1),
    { ...ITEMS[1], end_location: home.location } as TripDetails['items'][number],
  ]);
  expect(legend.at(-1)).toBe('Jour 22 Lisbonne (LIS)3 Sydney (hors de la carte)');
});

it('[PLUS-4] draws one place with its surroundings, and a distance to measure by', async () => {
  const { marks, page } = await mapOf(ITEMS.slice(0, 1));
  expect(marks).toEqual([['1', 'Castelo']]);
  expect(page.querySelector('svg')?.textContent).toMatch(/100\skm/);
  user.preferences = { distance_unit: 'mi' };
  const { page: inMiles } = await mapOf(ITEMS.slice(0, 1));
  expect(inMiles.querySelector('svg')?.textContent).toMatch(/100\smi/);
});

it('[PLUS-4] of a trip without a place it says that nothing is on the map', async () => {
  const { page } = await mapOf([]);
  expect(page.querySelector('svg')).toBeNull();
  expect(page.textContent).toContain('Rien à placer sur la carte');
});
