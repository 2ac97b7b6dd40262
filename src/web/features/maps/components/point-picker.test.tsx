// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { PointPicker } from './point-picker.tsx';

const MIDDLE = { lat: 38.7, lng: -9.1 };
const surface = { centre: () => MIDDLE, onPress: () => () => undefined, fit: () => undefined };
vi.mock('../use-surface.ts', () => ({ useSurface: () => ({ status: 'ready', surface, isOutline: false }) }));
vi.mock('./google-maps-provider.tsx', () => ({
  GoogleMapsProvider: ({ children }: { children: unknown }) => children,
}));

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('map');
});

it('[PLUS-7] who can’t point moves the map by keys and takes its middle', async () => {
  const onPick = vi.fn();
  const page = await show(<PointPicker at={null} around={null} onPick={onPick} label="Carte" />);
  await act(async () => page.querySelector('button')?.click());
  expect(onPick).toHaveBeenCalledWith(MIDDLE);
});
