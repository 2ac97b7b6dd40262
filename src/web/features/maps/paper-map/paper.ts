import { distanceBetween, type GeoBounds, type LatLng, nearestLng } from '#domain/geo.ts';
import { CLOSEST_FIT, type ScreenPoint } from '../map-surface.ts';
import { mercator } from '../mercator.ts';

/** Size of the drawing in its own units, of which a sheet of A4 is 720 wide: a quarter of a millimetre each. */
export const PAPER = { width: 720, height: 360 } as const;
/** Room around what has to be in sight, for marks and their names. */
const PADDING = { x: 70, y: 34 } as const;
const CLOSEST_WORLD = 512 * 2 ** CLOSEST_FIT;
/** Where the scale bar begins, and the room above it for its figure; it is no longer than `most`. */
export const SCALE_BAR = { x: 14, y: PAPER.height - 12, height: 18, most: 150 } as const;

/** An area on paper, north up. */
export interface Paper {
  /** Width of the whole world in units. */
  worldPx: number;
  /** Longitude of the middle: of the copies of the world, the one around it is drawn. */
  middleLng: number;
  /** Where a position is, its longitude as it is: 181 is east of 180. */
  place: (at: LatLng) => ScreenPoint;
  /** The same of the nearest copy of the position. */
  project: (at: LatLng) => ScreenPoint;
}

/** Fits an area on paper. */
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

/** Whether a point is on the paper. */
export const isOnPaper = ({ x, y }: ScreenPoint): boolean =>
  x >= 0 && y >= 0 && x <= PAPER.width && y <= PAPER.height;

/** A bar of 1, 2 or 5 times a power of ten metres, as long as distances are in an area's middle. */
export function scaleBar({ west, south, east, north }: GeoBounds, { worldPx }: Paper) {
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };
  // A thousandth of a degree: on Mercator, distances differ across the area.
  const unitM = distanceBetween(middle, { ...middle, lng: middle.lng + 0.001 }) / ((0.001 / 360) * worldPx);
  const most = SCALE_BAR.most * unitM;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = ([5, 2, 1].find((times) => times * power <= most) ?? 1) * power;
  return { metres, length: metres / unitM };
}
