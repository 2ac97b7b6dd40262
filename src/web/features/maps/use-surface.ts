import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Units } from '#i18n/format.ts';
import { loadConfig } from '#web/data/config.ts';
import { useUnits } from '#web/session/preferences/locale-preferences.ts';
import { useTheme } from '#web/session/preferences/theme.ts';
import { useGoogleMaps } from './components/google-maps-provider.tsx';
import type { MapSurface } from './map-surface.ts';

export type SurfaceState =
  | { status: 'loading' }
  /** `isOutline`: the detailed map is unreachable. */
  | { status: 'ready'; surface: MapSurface; isOutline: boolean }
  /** The browser has no WebGL. */
  | { status: 'none' };

/** Applies unless a theme is chosen in the settings. */
export const DARK = '(prefers-color-scheme: dark)';

/** Opens Google's map when its library is loaded, else the keyless one [MAP-2]. */
export function useSurface(container: RefObject<HTMLElement | null>): SurfaceState {
  const { t, i18n } = useTranslation('map');
  const { status } = useGoogleMaps();
  const theme = useTheme();
  const { distance } = useUnits();
  const [state, setState] = useState<SurfaceState>({ status: 'loading' });

  useEffect(() => {
    // Synchronises with a library that draws outside of React.
    const element = container.current;
    if (!element || status === 'loading') return;
    let isOpen = true;
    let opened: MapSurface | undefined;
    const onOutline = () => {
      if (isOpen) setState((old) => (old.status === 'ready' ? { ...old, isOutline: true } : old));
    };
    const open = async () => {
      let isOutline = false;
      const reader = { title: t('ground'), language: i18n.language, distance };
      const surface = await openSurface(element, status === 'success', reader, () => {
        isOutline = true;
        onOutline();
      });
      if (!isOpen) return surface.close();
      opened = surface;
      setState({ status: 'ready', surface, isOutline });
    };
    open().catch((error: unknown) => {
      console.warn('No map can be drawn here.', error);
      if (isOpen) setState({ status: 'none' });
    });
    return () => {
      isOpen = false;
      opened?.close();
      setState({ status: 'loading' });
    };
  }, [container, status, t, i18n, distance]);

  const surface = state.status === 'ready' ? state.surface : null;
  const painted = useRef({ surface, theme });
  useEffect(() => {
    // Synchronises the map's colours with the theme.
    if (!surface) return;
    const last = painted.current;
    painted.current = { surface, theme };
    if (last.surface === surface && last.theme !== theme) surface.repaint(); // A new one has its colours.
    const system = matchMedia(DARK);
    system.addEventListener('change', surface.repaint);
    return () => system.removeEventListener('change', surface.repaint);
  }, [surface, theme]);
  return state;
}

async function openSurface(
  container: HTMLElement,
  hasGoogle: boolean,
  { title, language, distance }: { title: string; language: string; distance: Units['distance'] },
  onOutline: () => void,
): Promise<MapSurface> {
  if (hasGoogle) {
    const { openGoogleMap } = await import('./google-surface.ts');
    return openGoogleMap(container, getComputedStyle(container).colorScheme === 'dark');
  }
  const [{ openMapLibre }, { mapStyleUrl }] = await Promise.all([
    import('./base-map/maplibre-surface.ts'),
    // If the configuration can't be loaded, there is no detailed map.
    loadConfig().catch(() => ({ mapStyleUrl: null })),
  ]);
  return openMapLibre({
    container,
    styleUrl: mapStyleUrl,
    locale: { 'Map.Title': title },
    language,
    distance,
    onOutline,
  });
}
