import { useEffect, useMemo, useState } from 'react';
import { useHighlighted } from '#web/trip-data/highlighted-item.ts';
import type { MapSurface } from '../map-surface.ts';
import type { MapStop } from '../model.ts';
import { type Cluster, clusterStops, pinOf, type Scale, takeOut } from './clusters.ts';

/** In pixels: with a mouse at least 24 px of each stay free [PLUS-7]; larger for fingers. */
const REACH_PX = 34;
const REACH_OF_FINGER_PX = 46;
/** In zoom levels: while zooming, clusters are computed at half steps. */
const HALF_STEP = 0.5;
const REST_MS = 120;
const ALL_AT_MOST = 150;
const AROUND_PX = 240;

export interface Clusters {
  marks: Cluster[];
  scale: Scale | null;
}

/** Selected and highlighted items are pins. Panning changes nothing; without a map each stop is a pin. */
export function useClusters(
  surface: MapSurface | null,
  stops: readonly MapStop[],
  selected: string | null,
): Clusters {
  const highlighted = useHighlighted();
  const scale = useScale(surface);
  const gathered = useMemo(() => (scale ? clusterStops(stops, scale) : stops.map(pinOf)), [stops, scale]);
  const marks = useMemo(() => {
    const shown = [selected, highlighted].filter((id) => id !== null);
    return scale ? takeOut(gathered, stops, shown, scale) : gathered;
  }, [gathered, stops, scale, selected, highlighted]);
  return { marks: useInSight(surface, marks), scale };
}

/** Drops markers out of sight when there are many: a map zoomed in far stays light. */
function useInSight(surface: MapSurface | null, marks: Cluster[]): Cluster[] {
  const isCrowded = marks.length > ALL_AT_MOST;
  const [first] = marks;
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    // Synchronises with a map that is panned.
    if (!surface || !isCrowded || !first) return;
    let last = surface.project(first);
    return surface.onMove(() => {
      const now = surface.project(first);
      if (now && last && Math.hypot(now.x - last.x, now.y - last.y) < AROUND_PX / 2) return;
      last = now;
      setMoves((count) => count + 1);
    });
  }, [surface, isCrowded, first]);
  return useMemo(() => {
    // `moves` is a dependency on purpose: only the map knows what is in sight.
    if (!surface || !isCrowded || moves < 0) return marks;
    return marks.filter((mark) => surface.isInSight(mark, AROUND_PX));
  }, [surface, isCrowded, marks, moves]);
}

function useScale(surface: MapSurface | null): Scale | null {
  const [reachPx] = useState(() => (matchMedia('(pointer: coarse)').matches ? REACH_OF_FINGER_PX : REACH_PX));
  const [zoomed, setZoomed] = useState<{ surface: MapSurface; worldPx: number } | null>(null);
  useEffect(() => {
    // Synchronises with a map that zooms by itself.
    if (!surface) return;
    let last = surface.worldPx();
    let rest: ReturnType<typeof setTimeout> | undefined;
    const take = () => {
      last = surface.worldPx();
      setZoomed((old) =>
        old?.surface === surface && old.worldPx === last ? old : { surface, worldPx: last },
      );
    };
    take();
    const stop = surface.onMove(() => {
      clearTimeout(rest);
      if (Math.abs(Math.log2(surface.worldPx() / last)) >= HALF_STEP) take();
      else rest = setTimeout(take, REST_MS);
    });
    return () => {
      clearTimeout(rest);
      stop();
    };
  }, [surface]);
  const worldPx = surface && (zoomed?.surface === surface ? zoomed.worldPx : surface.worldPx());
  return useMemo(() => (worldPx === null ? null : { worldPx, reachPx }), [worldPx, reachPx]);
}
