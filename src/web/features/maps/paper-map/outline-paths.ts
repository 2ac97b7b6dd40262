import type { Position } from 'geojson';
import type { World } from '../base-map/outline-style.ts';
import type { ScreenPoint } from '../map-surface.ts';
import { clippedLine, clippedRing, isBeyond } from './clip.ts';
import type { Paper } from './paper.ts';

/** The outline is exact to five kilometres: closer, no coast is better than a wrong one. */
const CLOSEST_COAST = 512 * 2 ** 9;
/** Points closer than this are one. */
const STEP = 0.5;

const TURNS = [-360, 0, 360];

/** Paths for SVG; empty where the outline is not exact enough. */
export function outlinePaths({ land, borders }: World, paper: Paper): { land: string; borders: string } {
  if (paper.worldPx > CLOSEST_COAST) return { land: '', borders: '' };
  const drawn = (lines: readonly Position[][]) => lines.flatMap((line) => copiesInSight(line, paper));
  return {
    land: drawn(land.flat())
      .map((ring) => pathOf(thinned(clippedRing(ring))))
      .filter((path) => path !== '')
      .map((path) => `${path}Z`)
      .join(''),
    borders: drawn(borders.coordinates)
      .flatMap(clippedLine)
      .map((line) => pathOf(thinned(line)))
      .join(''),
  };
}

/** Repeats a line in each visible copy of the world. */
function copiesInSight(line: readonly Position[], { place }: Paper): ScreenPoint[][] {
  return TURNS.map((turn) => line.map(([lng = 0, lat = 0]) => place({ lat, lng: lng + turn }))).filter(
    (points) => !isBeyond(points),
  );
}

/** Drops indistinguishable points; the last one stays. */
function thinned(points: readonly ScreenPoint[]): ScreenPoint[] {
  const thin: ScreenPoint[] = [];
  for (const [index, point] of points.entries()) {
    const last = thin.at(-1);
    const isFar = !last || Math.hypot(point.x - last.x, point.y - last.y) >= STEP;
    if (isFar || index === points.length - 1) thin.push(point);
  }
  return thin;
}

/** Empty for a single point. */
export function pathOf(points: readonly ScreenPoint[]): string {
  if (points.length < 2) return '';
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}
