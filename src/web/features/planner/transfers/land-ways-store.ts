import { useSyncExternalStore } from 'react';
import { distanceBetween, type LatLng } from '#domain/geo.ts';
import type { LandWay } from '#domain/land/land-ways.ts';
import { afterPaint } from '#web/ui/timing.ts';

type LandWayOf = (from: LatLng, to: LatLng) => LandWay;

/** Metres: the outline has no narrower strait. */
const SHORT_M = 15_000;

const listeners = new Set<() => void>();
let isLoading = false;

/** Assumes land, then fetches the outline after the paint. */
const assumed: LandWayOf = (from, to) => {
  const directM = distanceBetween(from, to);
  if (directM > SHORT_M && !isLoading) {
    isLoading = true;
    afterPaint(() => void load());
  }
  return { landM: directM, isKnown: directM <= SHORT_M };
};

let landWayOf = assumed;

async function load(): Promise<void> {
  try {
    const { landWaysOnOutline } = await import('./land-outline.ts');
    const onOutline = landWaysOnOutline();
    const known = new Map<string, LandWay>();
    landWayOf = (from, to) => {
      if (distanceBetween(from, to) <= SHORT_M) return assumed(from, to);
      const key = `${from.lat} ${from.lng} ${to.lat} ${to.lng}`;
      const landWay = known.get(key) ?? onOutline(from, to);
      known.set(key, landWay);
      return landWay;
    };
    for (const listener of listeners) listener();
  } catch {
    // Offline, land stays assumed until the next change.
    isLoading = false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns another function once the outline has arrived. */
export const useLandWays = (): LandWayOf => useSyncExternalStore(subscribe, () => landWayOf);
