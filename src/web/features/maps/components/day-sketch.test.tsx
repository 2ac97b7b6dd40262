// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripMeal } from '#tests/support/trip-details.ts';
import { SessionProvider } from '#web/session/session.tsx';
import { createSessionStore } from '#web/session/session-store.ts';
import { DaySketch } from './day-sketch.tsx';

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('map', 'trip-routes');
});

const signedOut = createSessionStore({
  loadClient: () => new Promise(() => undefined),
  loadUser: () => Promise.reject(new Error('Nobody is signed in.')),
  readStoredUser: () => null,
  onUserGone: () => undefined,
});
const showSketch = (items: ReturnType<typeof meal>[]) =>
  show(
    <SessionProvider store={signedOut}>
      <DaySketch items={items} date={DATE} />
    </SessionProvider>,
  );
const DATE = Temporal.PlainDate.from('2026-12-01');
const meal = (id: string, time: string, lat: number, lng: number) =>
  tripMeal(id, { title: id, time, location: { name: id, formatted_address: id, lat, lng } });

it('[MAP-2] where no map is, the day is a line of stops with how far and which way to the next', async () => {
  const items = [
    meal('Castelo', '10:00:00', 38.7139, -9.1335),
    meal('Praça', '13:00:00', 38.7084, -9.1366),
    meal('Belém', '16:00:00', 38.6979, -9.2065),
  ];
  const page = await showSketch(items);
  expect([...page.querySelectorAll('li')].map((line) => line.textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'Castelo',
    '840 m à pied, environ 11 min, vers le sud-ouest',
    'Praça',
    '8,6 km en transports, environ 41 min, vers l’ouest',
    'Belém',
  ]);
});

it('[PLUS-1] over the sea a boat or a plane goes, once the outline of the world has arrived', async () => {
  const page = await showSketch([
    meal('Helsinki', '10:00:00', 60.17, 24.94),
    meal('Tallinn', '16:00:00', 59.44, 24.75),
    meal('Visby', '23:00:00', 57.64, 18.3),
  ]);
  const ways = () =>
    [...page.querySelectorAll('li')]
      .map((line) => line.textContent.replaceAll(/\s/g, ' '))
      .filter((text) => text.includes('environ'));
  expect(ways()[0]).toBe('106 km en train, environ 2 h 02, vers le sud, à vérifier');
  await act(() => vi.waitFor(() => expect(ways()[0]).toContain('bateau')));
  expect(ways()).toEqual([
    '90 km en bateau, environ 3 h 34, vers le sud, à vérifier',
    '445 km en avion, environ 4 h 38, vers le sud-ouest',
  ]);
});

it('[MAP-2] a day without ways has no such line', async () => {
  const page = await showSketch([meal('Castelo', '10:00:00', 38.7139, -9.1335)]);
  expect(page.textContent).toBe('');
});
