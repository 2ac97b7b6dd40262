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

/** Hides which library draws the map. Points are pixels from the top left corner. */
export interface MapSurface {
  /** Uses the copy of the world nearest to the centre; null: the map is not ready. */
  project: (at: LatLng) => ScreenPoint | null;
  /** The middle of what is shown; null: the map is not ready. */
  centre: () => LatLng | null;
  /** Returns the unsubscriber. */
  onMove: (listener: () => void) => () => void;
  onPress: (listener: (at: LatLng, point: ScreenPoint) => void) => () => void;
  draw: (ways: readonly LatLng[][], tracks: readonly LatLng[][]) => void;
  /** Hides the map's own names under the pins; does nothing on Google's map. */
  reserve: (pins: readonly ReservedPin[]) => void;
  /** True also within `marginPx` of the edge. */
  isInSight: (at: LatLng, marginPx: number) => boolean;
  /** Width of the world in pixels. */
  worldPx: () => number;
  /** `closest` allows the deepest zoom. */
  fit: (bounds: GeoBounds, closest?: boolean) => void;
  reveal: (at: LatLng) => void;
  zoom: (step: 1 | -1) => void;
  repaint: () => void;
  close: () => void;
}

/** Leaves room for controls, so that no pin hides under one; less on a small map. */
export function paddingOf({ clientWidth, clientHeight }: HTMLElement) {
  const side = Math.min(64, clientWidth / 5);
  return {
    top: Math.min(76, clientHeight / 6),
    right: side,
    bottom: Math.min(140, clientHeight / 4),
    left: side,
  };
}

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

/** For tiles of 512 px. */
export const DEEPEST_ZOOM = 18;
export const DEEPEST_WORLD_PX = 512 * 2 ** DEEPEST_ZOOM;

/** At a closer zoom a street corner has no context. */
export const CLOSEST_FIT = 15;
