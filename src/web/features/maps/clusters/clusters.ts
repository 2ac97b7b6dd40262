import { boundsOf, type GeoBounds, type LatLng } from '#domain/geo.ts';
import { mercator } from '../mercator.ts';
import type { MapStop } from '../model.ts';

/*
 * What is gathered where. Not `supercluster`: it thinks in whole zoom levels and puts a cluster in the middle of what
 * it holds, so that between two levels marks still touch, and a pin that must stay in sight (chosen, or pointed at in
 * the list) means another index of every level. Here a mark stands at the first of its stops, further than `reachPx`
 * from every other at the very zoom that is shown, and taking a stop out moves no other mark. One pass over a grid: a
 * thousand places take about a millisecond, and only when the zoom has changed.
 */

/** What stands at one spot of the map: a pin when it has one stop, a round mark with their count when it has more. */
export interface Cluster extends LatLng {
  /** The same for the same pin at every zoom. */
  key: string;
  /** In the order of the map's stops; the first is where the mark stands. Never empty. */
  stops: readonly [MapStop, ...MapStop[]];
  /** Pixels by which it stands beside its place, where that is taken. */
  aside: Point;
}

interface Point {
  x: number;
  y: number;
}

/** How wide a world is drawn, and how close two marks may come, in pixels. */
export interface Scale {
  worldPx: number;
  reachPx: number;
}

const HERE: Point = { x: 0, y: 0 };
/** Where a position is on the Mercator square: x from 0 to 1 eastwards, y from 0 to 1 southwards. */
function onSquare(at: LatLng): Point {
  const { x, y } = mercator(at);
  return { x: x - Math.floor(x), y };
}

/** From one to the other on the Mercator square, the short way round the world. */
function between(from: Point, to: Point): Point {
  const x = to.x - from.x;
  return { x: x - Math.round(x), y: to.y - from.y };
}

/** How far apart two positions are drawn, in pixels. */
function pixelsBetween(a: LatLng, b: LatLng, worldPx: number): number {
  const { x, y } = between(onSquare(a), onSquare(b));
  return Math.hypot(x, y) * worldPx;
}

/** Names a stop among all of a map: an item may be on it twice. */
const keyOf = ({ item, role }: MapStop) => `${item.id} ${role}`;

/** The cluster of a single stop. */
export const pinOf = (stop: MapStop): Cluster => ({
  key: keyOf(stop),
  lat: stop.lat,
  lng: stop.lng,
  stops: [stop],
  aside: HERE,
});

/** A cluster reduced to these stops: a pin at its own place when one is left; none when none is. */
function markWith({ lat, lng, key }: Cluster, [first, ...more]: readonly MapStop[]): Cluster[] {
  if (!first) return [];
  if (more.length === 0) return [pinOf(first)];
  return [{ key, lat, lng, stops: [first, ...more], aside: HERE }];
}

/**
 * Clusters stops that would overlap: each stop is in exactly one cluster, and no two clusters are closer than `reachPx`.
 * Earlier stops determine positions, so numbered stops come first.
 */
export function clusterStops(stops: readonly MapStop[], { worldPx, reachPx }: Scale): Cluster[] {
  const columns = Math.max(1, Math.floor(worldPx / reachPx));
  const cells = new Map<number, Pile[]>();
  const piles: Pile[] = [];
  for (const stop of stops) {
    const at = onSquare(stop);
    const [column, row] = [Math.floor(at.x * columns), Math.floor(at.y * columns)];
    // The first column is a neighbour of the last, across the date line.
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

/**
 * Takes the items that must be visible as pins out of their clusters, and moves what would overlap them aside. The first
 * of them is never moved.
 *
 * @param stops those of all marks, in their order, which is that of the answer too
 * @param shown ids of items, the most important first
 */
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
  // An element that changes its place among others would lose the focus.
  const order = new Map(stops.map((stop, index) => [stop, index]));
  return all.toSorted((a, b) => (order.get(a.stops[0]) ?? 0) - (order.get(b.stops[0]) ?? 0));
}

/** Eight directions to move aside: horizontal first, where a map is widest. */
const STEPS: readonly Point[] = [0, 4, 1, 7, 3, 5, 2, 6].map((eighth) => ({
  x: Math.cos((eighth * Math.PI) / 4),
  y: Math.sin((eighth * Math.PI) / 4),
}));

/** The marker moved beside those of `firm` that it would touch, preferably to a free spot. */
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

/** Distance between two markers as drawn, in pixels. */
export function pixelsApart(a: Cluster, b: Cluster, { worldPx }: Pick<Scale, 'worldPx'>): number {
  const { x, y } = between(onSquare(a), onSquare(b));
  return Math.hypot(x * worldPx + b.aside.x - a.aside.x, y * worldPx + b.aside.y - a.aside.y);
}

/** The area to zoom to so that a cluster splits; null when no zoom splits it. */
export function splitArea({ stops }: Cluster, { worldPx, reachPx }: Scale): GeoBounds | null {
  const [first, ...more] = stops;
  const parts = more.some((stop) => pixelsBetween(first, stop, worldPx) > reachPx);
  return parts ? boundsOf(stops) : null;
}
