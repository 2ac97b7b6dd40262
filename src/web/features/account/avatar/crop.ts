import type { Cut } from '#web/pictures/picture-file.ts';

/** `x` and `y` are the point in the middle, from 0 to 1. */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const AVATAR = { width: 320, height: 320, mostBytes: 50_000 } as const;
export const NEAREST = 4;

/** Shows the whole shorter side, centred. */
export const WHOLE: View = { zoom: 1, x: 0.5, y: 0.5 };

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** Side of the visible square, in pixels of the picture. */
const sideOf = (size: Size, zoom: number) => Math.min(size.width, size.height) / zoom;

/** How near to the edge the middle of the view can be, as a part of the picture. */
const marginOf = (size: Size, zoom: number, axis: 'x' | 'y') =>
  sideOf(size, zoom) / (axis === 'x' ? size.width : size.height) / 2;

/** Moves the view so that nothing outside of the picture is visible. */
export function clamped(size: Size, view: View): View {
  const zoom = between(1, view.zoom, NEAREST);
  const [marginX, marginY] = [marginOf(size, zoom, 'x'), marginOf(size, zoom, 'y')];
  return { zoom, x: between(marginX, view.x, 1 - marginX), y: between(marginY, view.y, 1 - marginY) };
}

/** `byX` and `byY` are parts of the frame's side, to the right and down. */
export function dragged(size: Size, view: View, byX: number, byY: number): View {
  const side = sideOf(size, view.zoom);
  return clamped(size, {
    ...view,
    x: view.x - (byX * side) / size.width,
    y: view.y - (byY * side) / size.height,
  });
}

export function cutOf(size: Size, view: View): Cut {
  const { zoom, x, y } = clamped(size, view);
  const side = sideOf(size, zoom);
  return { x: x * size.width - side / 2, y: y * size.height - side / 2, width: side, height: side };
}

/** From 0 to 100: how far right or down of the picture the view is; null: all of that side is visible. */
export function placeOf(size: Size, { zoom, ...view }: View, axis: 'x' | 'y'): number | null {
  const margin = marginOf(size, zoom, axis);
  return margin < 0.5 ? (100 * (view[axis] - margin)) / (1 - 2 * margin) : null;
}

export function placedAt(size: Size, view: View, axis: 'x' | 'y', place: number): View {
  const margin = marginOf(size, view.zoom, axis);
  return clamped(size, { ...view, [axis]: margin + (place / 100) * (1 - 2 * margin) });
}
