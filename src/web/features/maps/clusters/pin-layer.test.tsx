// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripActivity } from '#tests/support/trip-details.ts';
import { followFocus } from '#web/ui/focus-return.ts';
import type { MapSurface } from '../map-surface.ts';
import type { MapStop } from '../model.ts';
import { PinLayer } from './pin-layer.tsx';

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('map');
  followFocus();
});

const WORLD_PX = 1_000_000;
const reveal = vi.fn<MapSurface['reveal']>();
const surface: MapSurface = {
  project: ({ lat, lng }) => ({ x: lng * 10, y: lat * 10 }),
  centre: () => null,
  onMove: () => () => {},
  onPress: () => () => {},
  draw: () => {},
  reserve: () => {},
  isInSight: () => true,
  worldPx: () => WORLD_PX,
  fit: () => {},
  reveal,
  zoom: () => {},
  repaint: () => {},
  close: () => {},
};
const stop = (title: string, lng: number): MapStop => ({
  name: title,
  item: tripActivity(title, { title }),
  role: 'stop',
  number: 1,
  dayNumber: 1,
  day: '2027-03-12',
  lat: 38.7,
  lng,
});
const pins = (...stops: MapStop[]) => (
  <PinLayer surface={surface} stops={stops} isWholeTrip={false} selected={null} onSelect={() => {}} />
);

it('[MAP-4] the map shows a focused pin, and stays where it is when the focus follows one that has gone', async () => {
  const [castelo, belem] = [stop('Castelo', -9), stop('Belém', -8)];
  const page = await show(pins(castelo, belem));
  await act(async () => page.querySelector('button')?.focus());
  expect(reveal).toHaveBeenCalledTimes(1);
  await show(pins(belem));
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toContain('Belém');
  expect(reveal).toHaveBeenCalledTimes(1);
});
