import type { GeoBounds, LatLng } from '#domain/geo.ts';
import type { LabelSide } from './labels.ts';

export interface ScreenPoint {
  x: number;
  y: number;
}

export interface ReservedPin {
  at: LatLng;
  name: string;
  side: LabelSide | null;
}

/** Independent of its library. Points are pixels from the top left corner. */
export interface MapSurface {
  /** Of the copies of the world, the nearest to the centre; null: not yet. */
  project: (at: LatLng) => ScreenPoint | null;
  /** Returns the unsubscriber. */
  onMove: (listener: () => void) => () => void;
  /** Returns the unsubscriber. */
  onPress: (listener: (at: LatLng, point: ScreenPoint) => void) => () => void;
  draw: (ways: readonly LatLng[][], tracks: readonly LatLng[][]) => void;
  /** Against the map's own names; nothing where it is not ours. */
  reserve: (pins: readonly ReservedPin[]) => void;
  /** Or within `marginPx` of the edge. */
  isInSight: (at: LatLng, marginPx: number) => boolean;
  /** Pixels. */
  worldPx: () => number;
  /** `closest`: as far as the map zooms. */
  fit: (bounds: GeoBounds, closest?: boolean) => void;
  /** If out of view. */
  reveal: (at: LatLng) => void;
  zoom: (step: 1 | -1) => void;
  /** After a change of theme. */
  repaint: () => void;
  close: () => void;
}

/** No pin hides under a control; less on a small map. */
export function paddingOf({ clientWidth, clientHeight }: HTMLElement) {
  const side = Math.min(64, clientWidth / 5);
  return {
    top: Math.min(76, clientHeight / 6),
    right: side,
    bottom: Math.min(140, clientHeight / 4),
    left: side,
  };
}

/** Or within a margin of the edge. */
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

/** Tiles of 512 px. */
export const DEEPEST_ZOOM = 18;
export const DEEPEST_WORLD_PX = 512 * 2 ** DEEPEST_ZOOM;

/** Closer, a street corner has no context. */
export const CLOSEST_FIT = 15;
