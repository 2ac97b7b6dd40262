import type { GeoBounds, LatLng } from '#domain/geo.ts';

export interface ScreenPoint {
  x: number;
  y: number;
}

/** A map to put things on, whoever draws its ground. Points are pixels from the top left of the map. */
export interface MapSurface {
  /** Where a position is on the screen now; of the copies of the world, the one nearest to the middle. */
  project: (at: LatLng) => ScreenPoint | null;
  /** Calls back whenever positions have moved on the screen. Answers how to stop. */
  onMove: (listener: () => void) => () => void;
  /** Calls back when the ground is pressed. Answers how to stop. */
  onPress: (listener: (at: LatLng, point: ScreenPoint) => void) => () => void;
  /** Draws these lines in place of those before. */
  draw: (ways: readonly LatLng[][]) => void;
  /** Shows a whole area. */
  fit: (bounds: GeoBounds) => void;
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

/** Whether a point lies on the map as it is seen now. */
export function isInSight({ clientWidth, clientHeight }: HTMLElement, point: ScreenPoint | null): boolean {
  return point !== null && point.x >= 0 && point.y >= 0 && point.x <= clientWidth && point.y <= clientHeight;
}

/** No closer than this when all stops are shown: a street corner says nothing of where it is. */
export const CLOSEST_FIT = 15;
