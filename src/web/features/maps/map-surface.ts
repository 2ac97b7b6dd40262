import type { GeoBounds, LatLng } from '#domain/geo.ts';
import type { LabelSide } from './labels.ts';

export interface ScreenPoint {
  x: number;
  y: number;
}

/** A pin over the map, and its label where it has one. */
export interface ReservedPin {
  at: LatLng;
  name: string;
  side: LabelSide | null;
}

/** A map to place markers on, independent of the library that draws it. Points are pixels from the map's top left corner. */
export interface MapSurface {
  /** Position on the screen; of the copies of the world, the one nearest to the centre. Null while it can't be computed. */
  project: (at: LatLng) => ScreenPoint | null;
  /** Calls back whenever positions have moved on the screen. Returns the unsubscribe function. */
  onMove: (listener: () => void) => () => void;
  /** Calls back when the base map is pressed. Returns the unsubscribe function. */
  onPress: (listener: (at: LatLng, point: ScreenPoint) => void) => () => void;
  /** Replaces the lines: the ways between stops, and the tracks. */
  draw: (ways: readonly LatLng[][], tracks: readonly LatLng[][]) => void;
  /** Keeps the map's own names out from under pins and their labels; nothing where the map is not ours to write on. */
  reserve: (pins: readonly ReservedPin[]) => void;
  /** True for a position in view, or this many pixels beyond its edge. */
  isInSight: (at: LatLng, marginPx: number) => boolean;
  /** Width of the whole world in pixels at this zoom. */
  worldPx: () => number;
  /** Fits an area; `closest`: zooms in as far as the map goes. */
  fit: (bounds: GeoBounds, closest?: boolean) => void;
  /** Pans to a position that is out of view. */
  reveal: (at: LatLng) => void;
  /** Zooms one step in (1) or out (-1). */
  zoom: (step: 1 | -1) => void;
  /** Reads the page's colours again after the theme changed. */
  repaint: () => void;
  close: () => void;
}

/** Padding around a fitted area, so that no pin hides under a control; less on a small map. */
export function paddingOf({ clientWidth, clientHeight }: HTMLElement) {
  const side = Math.min(64, clientWidth / 5);
  return {
    top: Math.min(76, clientHeight / 6),
    right: side,
    bottom: Math.min(140, clientHeight / 4),
    left: side,
  };
}

/** True for a point in view, or no further than a margin beyond its edge. */
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

/** The deepest zoom, in tiles of 512 px, and the width of the world at it. */
export const DEEPEST_ZOOM = 18;
export const DEEPEST_WORLD_PX = 512 * 2 ** DEEPEST_ZOOM;

/** Deepest zoom to fit stops: closer, a street corner tells nothing of where it is. */
export const CLOSEST_FIT = 15;
