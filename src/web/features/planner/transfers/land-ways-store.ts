import { distanceBetween, type LatLng } from '#domain/geo.ts';
import type { LandWay } from '#domain/land/land-ways.ts';
import { createStore, useWholeStore } from '#web/ui/store.ts';
import { afterPaint } from '#web/ui/timing.ts';

type LandWayOf = (from: LatLng, to: LatLng) => LandWay;

/** Metres: the outline has no narrower strait. */
const SHORT_M = 15_000;

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

const landWays = createStore(assumed);

async function load(): Promise<void> {
  try {
    const { landWaysOnOutline } = await import('./land-outline.ts');
    const onOutline = landWaysOnOutline();
    const known = new Map<string, LandWay>();
    const landWayOf: LandWayOf = (from, to) => {
      if (distanceBetween(from, to) <= SHORT_M) return assumed(from, to);
      const key = `${from.lat} ${from.lng} ${to.lat} ${to.lng}`;
      const landWay = known.get(key) ?? onOutline(from, to);
      known.set(key, landWay);
      return landWay;
    };
    landWays.set(landWayOf);
  } catch {
    // Offline, land stays assumed until the next change.
    isLoading = false;
  }
}

/** Returns another function once the outline has arrived. */
export const useLandWays = (): LandWayOf => useWholeStore(landWays);
