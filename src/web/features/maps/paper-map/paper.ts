import { distanceBetween, type GeoBounds, type LatLng, mercator, nearestLng } from '#domain/geo.ts';
import { METRES_A_FOOT, METRES_A_MILE, type Units } from '#i18n/format.ts';
import { CLOSEST_FIT, type ScreenPoint } from '../map-surface.ts';

/** In quarter millimetres: A4 is 720 wide. */
export const PAPER = { width: 720, height: 360 } as const;
/** Room for marks and names. */
const PADDING = { x: 70, y: 34 } as const;
const CLOSEST_WORLD = 512 * 2 ** CLOSEST_FIT;
/** At most `most` long; `height` includes its figure. */
export const SCALE_BAR = { x: 14, y: PAPER.height - 12, height: 18, most: 150 } as const;

export interface Paper {
  worldPx: number;
  /** Centre of the copy of the world that is drawn. */
  middleLng: number;
  /** Continues beyond 180, so that 181 is east of 180. */
  place: (at: LatLng) => ScreenPoint;
  /** Uses the nearest copy of the world. */
  project: (at: LatLng) => ScreenPoint;
}

export function paperOf({ west, south, east, north }: GeoBounds): Paper {
  const [from, to] = [mercator({ lat: north, lng: west }), mercator({ lat: south, lng: east })];
  const worldPx = Math.min(
    (PAPER.width - 2 * PADDING.x) / (to.x - from.x),
    (PAPER.height - 2 * PADDING.y) / (to.y - from.y),
    CLOSEST_WORLD,
  );
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const middleLng = (west + east) / 2;
  const place = (at: LatLng) => {
    const { x, y } = mercator(at);
    return {
      x: PAPER.width / 2 + (x - middle.x) * worldPx,
      y: PAPER.height / 2 + (y - middle.y) * worldPx,
    };
  };
  const project = ({ lat, lng }: LatLng) => place({ lat, lng: nearestLng(lng, middleLng) });
  return { worldPx, middleLng, place, project };
}

export const isOnPaper = ({ x, y }: ScreenPoint): boolean =>
  x >= 0 && y >= 0 && x <= PAPER.width && y <= PAPER.height;

/** Is 1, 2 or 5 times a power of ten metres, or of miles or feet, by the scale in the middle. */
export function scaleBar(
  { west, south, east, north }: GeoBounds,
  { worldPx }: Paper,
  distance: Units['distance'],
) {
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };
  // Mercator's scale differs across the area, so the middle counts.
  const unitM = distanceBetween(middle, { ...middle, lng: middle.lng + 0.001 }) / ((0.001 / 360) * worldPx);
  const mostM = SCALE_BAR.most * unitM;
  const step = distance === 'km' ? 1 : mostM < METRES_A_MILE / 5 ? METRES_A_FOOT : METRES_A_MILE;
  const most = mostM / step;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = ([5, 2, 1].find((times) => times * power <= most) ?? 1) * power * step;
  return { metres, length: metres / unitM };
}
