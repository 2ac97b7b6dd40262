import clsx from 'clsx';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { boundsOf, type LatLng } from '#domain/geo.ts';
import { useTheme } from '#web/session/preferences/theme.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';
import { drawDots, type MapDot, nearestDot } from '../map-dots.ts';
import type { MapSurface } from '../map-surface.ts';
import { trackParts } from '../tracks/track-line.ts';
import { DARK, useSurface } from '../use-surface.ts';
import { GoogleMapsProvider } from './google-maps-provider.tsx';
import styles from './map.module.css';
import pickerStyles from './picker.module.css';

export interface PlaceMapProps {
  dots: readonly MapDot[];
  /** Encoded as tracks are stored. */
  lines: readonly string[];
  onPress: (id: string) => void;
}

/** Shows thousands of places; the list beside it serves people who can't point. */
export function PlaceMap(props: PlaceMapProps) {
  return (
    <GoogleMapsProvider>
      <DotsMap {...props} />
    </GoogleMapsProvider>
  );
}

function DotsMap({ dots, lines, onPress }: PlaceMapProps) {
  const { t } = useTranslation('map');
  const baseMap = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  const state = useSurface(baseMap);
  const surface = state.status === 'ready' ? state.surface : null;
  const drawn = lines.join('\n');
  const ways = useMemo(
    () => (drawn === '' ? [] : drawn.split('\n').flatMap((line) => trackParts(line))),
    [drawn],
  );
  useEffect(() => surface?.draw([], ways), [surface, ways]);
  useFitted(surface, dots, ways);
  if (state.status === 'none') return null;
  return (
    <section
      className={clsx(styles.map, pickerStyles.mapPicker)}
      data-slot="map"
      aria-label={t('found')}
      aria-busy={state.status === 'loading'}
    >
      <div className={styles.mapGround} data-slot="map-ground" ref={baseMap} />
      {state.status === 'loading' && <Spinner className={styles.mapLoading} label={t('loading')} />}
      {surface && <Dots key={theme} surface={surface} dots={dots} onPress={onPress} />}
    </section>
  );
}

/** Fits the view to more places or lines, not to ticks. */
function useFitted(surface: MapSurface | null, dots: readonly MapDot[], ways: readonly LatLng[][]): void {
  const shown = useRef<{ surface: MapSurface; places: number; lines: number } | null>(null);
  useEffect(() => {
    // Synchronises the view with what the files have.
    if (!surface) return;
    const last = shown.current?.surface === surface ? shown.current : null;
    const area = boundsOf([...dots, ...ways.flat()]);
    const hasMore = dots.length > (last?.places ?? 0) || ways.length > (last?.lines ?? 0);
    shown.current = { surface, places: dots.length, lines: Math.max(ways.length, last?.lines ?? 0) };
    if (area && hasMore) surface.fit(area);
  }, [surface, dots, ways]);
}

/** Draws on a canvas: screen readers have the list. */
function Dots({ surface, dots, onPress }: Pick<PlaceMapProps, 'dots' | 'onPress'> & { surface: MapSurface }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const press = useStableCallback((point: { x: number; y: number }) => {
    const dot = nearestDot(surface, dots, point);
    if (dot) onPress(dot.id);
  });
  useEffect(() => surface.onPress((_, point) => press(point)), [surface, press]);
  useEffect(() => {
    // Synchronises the dots with the map under them.
    const draw = () => {
      if (canvas.current) drawDots(canvas.current, surface, dots);
    };
    draw();
    const unsubscribe = surface.onMove(draw);
    const system = matchMedia(DARK);
    system.addEventListener('change', draw);
    return () => {
      unsubscribe();
      system.removeEventListener('change', draw);
    };
  }, [surface, dots]);
  return <canvas className={pickerStyles.mapDots} ref={canvas} />;
}
