import { useEffect, useMemo, useState } from 'react';
import { useHighlighted } from '#web/trip-data/highlighted-item.ts';
import type { MapSurface } from '../map-surface.ts';
import type { MapStop } from '../model.ts';
import { type Cluster, clusterStops, pinOf, type Scale, takeOut } from './clusters.ts';

/**
 * Marks touch when they are as close as this, in pixels: under a mouse, where at least 24 px of each are free even of
 * a neighbour askew [PLUS-7], and under a finger.
 */
const REACH_PX = 34;
const REACH_OF_FINGER_PX = 46;
/** While the map zooms, what is on it is gathered anew at every half step; else once it has come to rest. */
const HALF_STEP = 0.5;
const REST_MS = 120;
/** More marks than this are not all put on the page: only those in sight, and this many pixels around. */
const ALL_AT_MOST = 150;
const AROUND_PX = 240;

export interface Clusters {
  marks: Cluster[];
  /** The zoom they are for; null without a map. */
  scale: Scale | null;
}

/**
 * What stands on the map at this zoom; the chosen item and the highlighted one always as themselves. Moving the map
 * sideways changes nothing of it. Without a map, each stop for itself.
 */
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

/** Of many marks those that are in sight or soon will be: a map that is far too deep for the rest stays light. */
function useInSight(surface: MapSurface | null, marks: Cluster[]): Cluster[] {
  const isCrowded = marks.length > ALL_AT_MOST;
  const [first] = marks;
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    // Synchronises with a map that is moved sideways.
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
    // Seen anew at every move, though it is the map that knows what has moved.
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
