// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest';
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
    '8,6 km en transports, environ 34 min, vers l’ouest',
    'Belém',
  ]);
});

it('[MAP-2] a day without ways has no such line', async () => {
  const page = await showSketch([meal('Castelo', '10:00:00', 38.7139, -9.1335)]);
  expect(page.textContent).toBe('');
});
