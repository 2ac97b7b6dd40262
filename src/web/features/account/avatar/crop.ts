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

/** Moves the view so that nothing outside of the picture is visible. */
export function clamped(size: Size, view: View): View {
  const zoom = between(1, view.zoom, NEAREST);
  const side = sideOf(size, zoom);
  const [marginX, marginY] = [side / size.width / 2, side / size.height / 2];
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

const STEP = 0.06;
const NEARER = 1.15;

/** Moves or zooms by a key; undefined: the key has no effect. */
export function viewByKey(size: Size, view: View, key: string): View | undefined {
  switch (key) {
    case 'ArrowLeft':
      return dragged(size, view, STEP, 0);
    case 'ArrowRight':
      return dragged(size, view, -STEP, 0);
    case 'ArrowUp':
      return dragged(size, view, 0, STEP);
    case 'ArrowDown':
      return dragged(size, view, 0, -STEP);
    case '+':
    case '=':
      return clamped(size, { ...view, zoom: view.zoom * NEARER });
    case '-':
      return clamped(size, { ...view, zoom: view.zoom / NEARER });
    default:
      return undefined;
  }
}
