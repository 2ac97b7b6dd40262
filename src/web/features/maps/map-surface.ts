import type { GeoBounds, LatLng } from '#domain/geo.ts';

export interface ScreenPoint {
  x: number;
  y: number;
}

/** A map to place markers on, independent of the library that draws it. Points are pixels from the map's top left corner. */
export interface MapSurface {
  /** Where a position is on the screen now; of the copies of the world, the one nearest to the middle. */
  project: (at: LatLng) => ScreenPoint | null;
  /** Calls back whenever positions have moved on the screen. Answers how to stop. */
  onMove: (listener: () => void) => () => void;
  /** Calls back when the ground is pressed. Answers how to stop. */
  onPress: (listener: (at: LatLng, point: ScreenPoint) => void) => () => void;
  /** Draws these lines in place of those before. */
  draw: (ways: readonly LatLng[][]) => void;
  /** Whether a position is on the map as it is seen now, or this many pixels beyond its edge. */
  isInSight: (at: LatLng, marginPx: number) => boolean;
  /** How many pixels wide the whole world is now: what the zoom comes to. */
  worldPx: () => number;
  /** Shows a whole area; `closest`: as close as the map goes, if need be. */
  fit: (bounds: GeoBounds, closest?: boolean) => void;
  /** Brings a position into sight, when it is out of it. */
  reveal: (at: LatLng) => void;
  /** One step closer (1) or further away (-1). */
  zoom: (step: 1 | -1) => void;
  /** Takes the colours of the page once more: day and night have changed. */
  repaint: () => void;
  close: () => void;
}

/** Air around what is shown, so that no pin hides under a control; less of it on a small map. */
export function paddingOf({ clientWidth, clientHeight }: HTMLElement) {
  const side = Math.min(64, clientWidth / 5);
  return {
    top: Math.min(76, clientHeight / 6),
    right: side,
    bottom: Math.min(140, clientHeight / 4),
    left: side,
  };
}

/** Whether a point lies on the map as it is seen now, or no further than a margin beyond its edge. */
export function isInSight(
  { clientWidth, clientHeight }: HTMLElement,
  point: ScreenPoint | null,
  marginPx = 0,
): boolean {
  if (!point) return false;
  const { x, y } = point;
  const isBeside = x < -marginPx || x > clientWidth + marginPx;
  return !isBeside && y >= -marginPx && y <= clientHeight + marginPx;
}

/** The deepest zoom, in tiles of 512 px; and how wide the world is then. */
export const DEEPEST_ZOOM = 18;
export const DEEPEST_WORLD_PX = 512 * 2 ** DEEPEST_ZOOM;

/** No closer than this when all stops are shown: a street corner says nothing of where it is. */
export const CLOSEST_FIT = 15;
