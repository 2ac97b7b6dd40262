// @vitest-environment happy-dom
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripMeal } from '#tests/support/trip-details.ts';
import type { MapStop } from '../model.ts';
import { MapKey } from './map-key.tsx';

const user = vi.hoisted(() => ({ preferences: { distance_unit: 'km' } }));
vi.mock('#web/session/session.tsx', () => ({ useSession: () => ({ user }) }));

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('map');
});

const stopOf = (role: MapStop['role']): MapStop => ({
  item: tripMeal(role),
  name: role,
  role,
  lat: 38.7,
  lng: -9.1,
  number: null,
  dayNumber: 1,
  day: '2026-12-01',
});

const keyOf = (stops: MapStop[]) => (
  <MapKey
    view={{ stops, ways: [], flights: [], lengthM: 12_000, withoutPlace: 0 }}
    isWholeTrip={false}
    onWholeTripChange={() => undefined}
  />
);

it('[MAP-4] counts the stops of a day, and says nothing of them where there are none', async () => {
  expect((await show(keyOf([stopOf('stop'), stopOf('stop'), stopOf('stay')]))).textContent).toMatch(
    /^2 étapes/,
  );
  expect((await show(keyOf([stopOf('stay')]))).textContent).toMatch(/^12/);
});

it('[MAP-4] [PROF-2] gives the length of the way in the units of the profile', async () => {
  user.preferences = { distance_unit: 'mi' };
  expect((await show(keyOf([stopOf('stay')]))).textContent).toMatch(/^7,5\smi/);
});
