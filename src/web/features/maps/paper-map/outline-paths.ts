import type { Position } from 'geojson';
import type { World } from '../base-map/outline-style.ts';
import type { ScreenPoint } from '../map-surface.ts';
import { clippedLine, clippedRing, isBeyond } from './clip.ts';
import type { Paper } from './paper.ts';

/** Coordinates are exact to five kilometres: closer than this zoom, no coast is better than a wrong one. */
const CLOSEST_COAST = 512 * 2 ** 9;
/** Points that are closer to each other are one. */
const STEP = 0.5;

const TURNS = [-360, 0, 360];

/** The land and the borders of an area as paths of an SVG; empty where the outline is not exact enough for it. */
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

/** A line on paper, in each copy of the world in which it may be in sight. */
function copiesInSight(line: readonly Position[], { place }: Paper): ScreenPoint[][] {
  return TURNS.map((turn) => line.map(([lng = 0, lat = 0]) => place({ lat, lng: lng + turn }))).filter(
    (points) => !isBeyond(points),
  );
}

/** Without the points that nobody could tell from those before; the last one stays. */
function thinned(points: readonly ScreenPoint[]): ScreenPoint[] {
  const thin: ScreenPoint[] = [];
  for (const [index, point] of points.entries()) {
    const last = thin.at(-1);
    const isFar = !last || Math.hypot(point.x - last.x, point.y - last.y) >= STEP;
    if (isFar || index === points.length - 1) thin.push(point);
  }
  return thin;
}

/** A line as the data of an SVG path; nothing of a single point. */
export function pathOf(points: readonly ScreenPoint[]): string {
  if (points.length < 2) return '';
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}
