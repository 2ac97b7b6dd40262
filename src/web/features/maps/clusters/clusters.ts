import { boundsOf, type GeoBounds, type LatLng, mercator } from '#domain/geo.ts';
import type { MapStop } from '../model.ts';

/**
 * Not `supercluster`: it has whole zoom levels and averaged positions, so marks touch between levels and a pinned stop needs another index.
 * Here a mark is at its first stop, further than `reachPx` from others at this very zoom. One pass over a grid: 1 ms for 1000 places.
 */

export interface Cluster extends LatLng {
  /** Is stable over zooms. */
  key: string;
  stops: readonly [MapStop, ...MapStop[]];
  /** Offset in pixels, where its place is taken. */
  aside: Point;
}

interface Point {
  x: number;
  y: number;
}

/** In pixels: the world's width, and the least distance. */
export interface Scale {
  worldPx: number;
  reachPx: number;
}

const HERE: Point = { x: 0, y: 0 };
/** Coordinates on the Mercator square, 0 to 1. */
function onSquare(at: LatLng): Point {
  const { x, y } = mercator(at);
  return { x: x - Math.floor(x), y };
}

/** Measures the short way round the world. */
function between(from: Point, to: Point): Point {
  const x = to.x - from.x;
  return { x: x - Math.round(x), y: to.y - from.y };
}

function pixelsBetween(a: LatLng, b: LatLng, worldPx: number): number {
  const { x, y } = between(onSquare(a), onSquare(b));
  return Math.hypot(x, y) * worldPx;
}

/** Includes the role, since an item may be on the map twice. */
const keyOf = ({ item, role }: MapStop) => `${item.id} ${role}`;

export const pinOf = (stop: MapStop): Cluster => ({
  key: keyOf(stop),
  lat: stop.lat,
  lng: stop.lng,
  stops: [stop],
  aside: HERE,
});

/** A single remaining stop is a pin at its own place; without any, there is no mark. */
function markWith({ lat, lng, key }: Cluster, [first, ...more]: readonly MapStop[]): Cluster[] {
  if (!first) return [];
  if (more.length === 0) return [pinOf(first)];
  return [{ key, lat, lng, stops: [first, ...more], aside: HERE }];
}

/** No two clusters are closer than `reachPx`; earlier stops determine positions, so numbered ones come first. */
export function clusterStops(stops: readonly MapStop[], { worldPx, reachPx }: Scale): Cluster[] {
  const columns = Math.max(1, Math.floor(worldPx / reachPx));
  const cells = new Map<number, Pile[]>();
  const piles: Pile[] = [];
  for (const stop of stops) {
    const at = onSquare(stop);
    const [column, row] = [Math.floor(at.x * columns), Math.floor(at.y * columns)];
    // Columns wrap at the date line.
    const cell = (east: number, south: number) =>
      (row + south) * columns + ((column + east + columns) % columns);
    const near = NEIGHBOURS.flatMap(([east, south]) => cells.get(cell(east, south)) ?? []);
    const pile = nearestPile(near, at, reachPx / worldPx);
    if (pile) {
      pile.stops.push(stop);
      continue;
    }
    const founded = { at, stops: [stop] };
    piles.push(founded);
    cells.set(cell(0, 0), [...(cells.get(cell(0, 0)) ?? []), founded]);
  }
  return piles.flatMap(({ stops: [first, ...more] }) => {
    if (!first) return [];
    const pin = pinOf(first);
    return markWith({ ...pin, key: `${pin.key} +` }, [first, ...more]);
  });
}

interface Pile {
  at: Point;
  stops: MapStop[];
}

const NEIGHBOURS = [-1, 0, 1].flatMap((east) => [-1, 0, 1].map((south) => [east, south] as const));

function nearestPile(piles: readonly Pile[], at: Point, reach: number): Pile | null {
  let nearest: Pile | null = null;
  let least = reach;
  for (const pile of piles) {
    const { x, y } = between(pile.at, at);
    const away = Math.hypot(x, y);
    if (away > least) continue;
    least = away;
    nearest = pile;
  }
  return nearest;
}

/** Pins for items that must be visible; what they would cover moves aside. @param stops in order @param shown by importance: the first never moves */
export function takeOut(
  marks: readonly Cluster[],
  stops: readonly MapStop[],
  shown: readonly string[],
  scale: Scale,
): Cluster[] {
  const rankOf = ({ item }: MapStop) => shown.indexOf(item.id);
  const out = stops.filter((stop) => rankOf(stop) >= 0).toSorted((a, b) => rankOf(a) - rankOf(b));
  if (out.length === 0) return [...marks];
  const rest = marks.flatMap((mark) => {
    const left = mark.stops.filter((stop) => rankOf(stop) < 0);
    return left.length === mark.stops.length ? [mark] : markWith(mark, left);
  });
  const firm: Cluster[] = [];
  for (const stop of out) firm.push(stepAside(pinOf(stop), firm, rest, scale));
  const all = [...firm, ...rest.map((mark) => stepAside(mark, firm, rest, scale))];
  // The order is stable, since an element that changes its place would lose the focus.
  const order = new Map(stops.map((stop, index) => [stop, index]));
  return all.toSorted((a, b) => (order.get(a.stops[0]) ?? 0) - (order.get(b.stops[0]) ?? 0));
}

/** Horizontal steps are first, since maps are wide. */
const STEPS: readonly Point[] = [0, 4, 1, 7, 3, 5, 2, 6].map((eighth) => ({
  x: Math.cos((eighth * Math.PI) / 4),
  y: Math.sin((eighth * Math.PI) / 4),
}));

function stepAside(
  mark: Cluster,
  firm: readonly Cluster[],
  others: readonly Cluster[],
  scale: Scale,
): Cluster {
  const hidden = firm.find((other) => pixelsApart(mark, other, scale) < scale.reachPx);
  if (!hidden) return mark;
  const to = between(onSquare(mark), onSquare(hidden));
  const near = { x: to.x * scale.worldPx + hidden.aside.x, y: to.y * scale.worldPx + hidden.aside.y };
  const around = [...firm, ...others].filter(
    (other) => other !== mark && pixelsApart(mark, other, scale) < 3 * scale.reachPx,
  );
  const tries = STEPS.map(({ x, y }) => ({ x: near.x + x * scale.reachPx, y: near.y + y * scale.reachPx }))
    .toSorted((a, b) => Math.round(Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y)))
    .map((aside) => ({ ...mark, aside }));
  const isFree = (moved: Cluster) =>
    around.every((other) => pixelsApart(moved, other, scale) >= scale.reachPx - 0.01);
  return tries.find(isFree) ?? tries[0] ?? mark;
}

export function pixelsApart(a: Cluster, b: Cluster, { worldPx }: Pick<Scale, 'worldPx'>): number {
  const { x, y } = between(onSquare(a), onSquare(b));
  return Math.hypot(x * worldPx + b.aside.x - a.aside.x, y * worldPx + b.aside.y - a.aside.y);
}

/** Null: no zoom splits it. */
export function splitArea({ stops }: Cluster, { worldPx, reachPx }: Scale): GeoBounds | null {
  const [first, ...more] = stops;
  const parts = more.some((stop) => pixelsBetween(first, stop, worldPx) > reachPx);
  return parts ? boundsOf(stops) : null;
}
