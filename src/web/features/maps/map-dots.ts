import type { LatLng } from '#domain/geo.ts';
import type { MapSurface, ScreenPoint } from './map-surface.ts';

export interface MapDot extends LatLng {
  id: string;
  isTicked: boolean;
}

const RADIUS_PX = 6;
/** In pixels: half of the 44 that a finger needs. */
const REACH_PX = 22;

export function nearestDot(
  surface: Pick<MapSurface, 'project'>,
  dots: readonly MapDot[],
  { x, y }: ScreenPoint,
): MapDot | null {
  let nearest: { dot: MapDot; away: number } | null = null;
  for (const dot of dots) {
    const at = surface.project(dot);
    const away = at ? Math.hypot(at.x - x, at.y - y) : Number.POSITIVE_INFINITY;
    if (away <= REACH_PX && away < (nearest?.away ?? Number.POSITIVE_INFINITY)) nearest = { dot, away };
  }
  return nearest?.dot ?? null;
}

/** Ticked dots are filled, and drawn on top. */
export function drawDots(canvas: HTMLCanvasElement, surface: MapSurface, dots: readonly MapDot[]): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const scale = devicePixelRatio;
  if (canvas.width !== width * scale || canvas.height !== height * scale) {
    canvas.width = width * scale;
    canvas.height = height * scale;
  }
  const context = canvas.getContext('2d');
  if (!context) return;
  const style = getComputedStyle(canvas);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  for (const isTicked of [false, true]) {
    context.fillStyle = isTicked ? style.color : style.outlineColor;
    context.strokeStyle = isTicked ? style.outlineColor : style.color;
    context.beginPath();
    for (const dot of dots) {
      const at = dot.isTicked === isTicked ? surface.project(dot) : null;
      if (!at || at.x < -RADIUS_PX || at.y < -RADIUS_PX || at.x > width + RADIUS_PX) continue;
      context.moveTo(at.x + RADIUS_PX, at.y);
      context.arc(at.x, at.y, RADIUS_PX, 0, 2 * Math.PI);
    }
    // Where ticked dots are dense, rims over the others would hide their colour: they are around all of them.
    context.lineWidth = isTicked ? 4 : 2;
    if (isTicked) context.stroke();
    context.fill();
    if (!isTicked) context.stroke();
  }
}
