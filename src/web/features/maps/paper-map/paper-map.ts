import { distanceBetween, type GeoBounds, type LatLng, nearestLng } from '#domain/geo.ts';
import { readPlace } from '#domain/place.ts';
import type { Units } from '#i18n/format.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import type { World } from '../base-map/outline-style.ts';
import { type Cluster, clusterStops } from '../clusters/clusters.ts';
import { type LabelSide, placeLabels } from '../labels.ts';
import type { ScreenPoint } from '../map-surface.ts';
import { areaAround, areaOf, type MapStop, type MapView, mapOfTrip } from '../model.ts';
import { clippedLine } from './clip.ts';
import { outlinePaths, pathOf } from './outline-paths.ts';
import { isOnPaper, PAPER, type Paper, paperOf, SCALE_BAR, scaleBar } from './paper.ts';

export interface PaperStop {
  number: number;
  name: string;
  /** Is outside of the drawing, as the airport at home. */
  isOff: boolean;
}

export interface PaperMark {
  x: number;
  y: number;
  /** `1–4, 9` */
  numbers: string;
  halfWidth: number;
  name: string;
  side: LabelSide | null;
}

/** In units of `PAPER`. */
export interface PaperMap {
  /** Empty without an outline, like `borders`. */
  land: string;
  borders: string;
  ways: string;
  flights: string;
  /** Has a point per stop: a mark may have several. */
  dots: string;
  marks: PaperMark[];
  days: { number: number; stops: PaperStop[] }[];
  scale: { metres: number; length: number };
  withoutPlace: number;
}

/** Marks closer than this are one. */
const REACH = 34;
/** Height, least half width, width per figure, and rim of a mark. */
const MARK = { height: 24, least: 11, figure: 3.2, rim: 6 } as const;
/** Letter widths are estimated, not measured: the map renders in one go. */
const LETTER = { latin: 6.6, wide: 11.5 } as const;
const LETTERS = 26;
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/;
/** In metres: a smaller area is shown with its surroundings. */
const SPOT_M = 1000;

/** Draws the trip [PLUS-4]. @param world null: stops and ways alone @returns null: no place in the trip */
export function paperMap(
  items: readonly PlannerItem[],
  days: readonly Temporal.PlainDate[],
  world: World | null,
  distance: Units['distance'] = 'km',
): PaperMap | null {
  const view = mapOfTrip(items, days);
  const area = frameOf(view);
  if (!area) return null;
  const paper = paperOf(area);
  const stops = inOrder(view.stops).map((stop, index) => ({
    ...stop,
    order: index + 1,
    isOff: !isOnPaper(paper.project(stop)),
  }));
  const numbers = new Map<MapStop, number>(stops.map((stop) => [stop, stop.order]));
  const drawn = stops.filter(({ isOff }) => !isOff);
  const clusters = clusterStops(drawn, { worldPx: paper.worldPx, reachPx: REACH });
  const scale = scaleBar(area, paper, distance);
  const marks = clusters.map((cluster) => markOf(cluster, clusters, numbers, paper));
  return {
    ...(world ? outlinePaths(world, paper) : { land: '', borders: '' }),
    ways: wayPaths(
      view.ways.filter((way) => !view.flights.includes(way)),
      paper,
    ),
    flights: wayPaths(view.flights, paper),
    dots: drawn.map((stop) => dotAt(paper.project(stop))).join(''),
    marks: withSides(marks, scale),
    days: [...new Set(stops.map(({ dayNumber }) => dayNumber))].map((number) => ({
      number,
      stops: stops
        .filter(({ dayNumber }) => dayNumber === number)
        .map(({ order, name, isOff }) => ({ number: order, name, isOff })),
    })),
    scale,
    withoutPlace: view.withoutPlace,
  };
}

/** Shows a single spot with its surroundings. */
function frameOf(view: MapView): GeoBounds | null {
  const area = areaOf(view, [], { isWholeTrip: true, destination: [] });
  if (!area) return null;
  const { west, south, east, north } = area;
  const across = distanceBetween({ lat: south, lng: west }, { lat: north, lng: east });
  return across < SPOT_M ? areaAround({ lat: south, lng: west }) : area;
}

/** A transport's origin comes before its end. */
function inOrder(stops: readonly MapStop[]): MapStop[] {
  const origins = stops.filter(({ role }) => role === 'origin');
  return stops
    .filter(({ role }) => role !== 'origin')
    .flatMap((stop) => [...origins.filter(({ item }) => item === stop.item), stop]);
}

function markOf(
  cluster: Cluster,
  clusters: readonly Cluster[],
  numbers: ReadonlyMap<MapStop, number>,
  paper: Paper,
): PaperMark {
  const others = clusters.filter((other) => other !== cluster);
  const at = paper.project(cluster);
  const room = roomAt(at, others.map(paper.project));
  const texts = numberTexts(cluster.stops.map((stop) => numbers.get(stop) ?? 0));
  const text = texts.find((one) => halfWidthOf(one) <= room) ?? texts.at(-1) ?? '';
  return {
    ...at,
    numbers: text,
    halfWidth: halfWidthOf(text),
    name: shortened(nameOf(cluster, others)),
    side: null,
  };
}

const halfWidthOf = (text: string) => Math.max(MARK.least, MARK.rim + text.length * MARK.figure);

/** Half the width that is left beside neighbours as wide. */
function roomAt({ x, y }: ScreenPoint, others: readonly ScreenPoint[]): number {
  const beside = others.filter((other) => Math.abs(other.y - y) < MARK.height);
  return Math.min(...beside.map((other) => Math.abs(other.x - x) / 2));
}

/** Names a mark of several stops after their town, else after the first. */
function nameOf({ stops }: Cluster, others: readonly Cluster[]): string {
  const [first, ...more] = stops;
  if (more.length === 0) return first.name;
  const elsewhere = others.flatMap((other) => other.stops.map(addressOf));
  return townName(stops.map(addressOf), elsewhere) ?? `${first.name}…`;
}

function addressOf({ item, role }: MapStop): string {
  if (item.kind === 'note') return '';
  if (item.kind !== 'itinerary') return readPlace(item.location)?.formatted_address ?? '';
  const end = role === 'origin' ? item.start_location : item.end_location;
  return readPlace(end)?.formatted_address ?? '';
}

/** `1–4, 9`, or a shorter text: the legend has all numbers. */
function numberTexts(numbers: readonly number[]): string[] {
  const ranges: { from: number; to: number }[] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && last.to === number - 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  const texts = ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  const upTo = (count: number) => texts.slice(0, count).join(', ') + (texts.length > count ? '…' : '');
  return [...[3, 2, 1].map(upTo), `${ranges[0]?.from}…`];
}

const shortened = (name: string) =>
  name.length > LETTERS ? `${name.slice(0, LETTERS - 1).trimEnd()}…` : name;

function widthOf(name: string): number {
  let width = 0;
  for (const letter of name) width += WIDE.test(letter) ? LETTER.wide : LETTER.latin;
  return width;
}

/** Places names beside marks; none overlaps a mark or the scale. */
function withSides(marks: readonly PaperMark[], { length }: PaperMap['scale']): PaperMark[] {
  const boxes = marks.map(({ x, y, halfWidth, name }) => ({ x, y, halfWidth, width: widthOf(name) }));
  const bar = {
    x: SCALE_BAR.x + length / 2,
    y: SCALE_BAR.y - SCALE_BAR.height / 2,
    halfWidth: length / 2 + SCALE_BAR.x,
    width: PAPER.width, // No label this wide finds room: the bar has none.
  };
  const sides = placeLabels([...boxes, bar], PAPER);
  return marks.map((mark, index) => ({ ...mark, side: sides[index] ?? null }));
}

const dotAt = ({ x, y }: ScreenPoint) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`;

/** Draws there and back once: dashes would fill each other's gaps. */
function wayPaths(ways: readonly LatLng[][], paper: Paper): string {
  const byEnds = new Map(ways.map((way) => [[way[0], way.at(-1)].map(pointKey).toSorted().join(), way]));
  return [...byEnds.values()].map((way) => wayPath(way, paper)).join('');
}

const pointKey = (at: LatLng | undefined) => (at ? `${at.lat} ${at.lng}` : '');

/** A way over the date line is drawn at the end nearer to the middle. */
function wayPath(way: readonly LatLng[], { middleLng, place }: Paper): string {
  const turns = [way[0], way.at(-1)]
    .flatMap((end) => (end ? [{ near: nearestLng(end.lng, middleLng), lng: end.lng }] : []))
    .toSorted((one, other) => Math.abs(one.near - middleLng) - Math.abs(other.near - middleLng));
  const [{ near, lng } = { near: 0, lng: 0 }] = turns;
  const drawn = way.map((at) => place({ lat: at.lat, lng: at.lng + near - lng }));
  return clippedLine(drawn).map(pathOf).join('');
}

/** The part that most addresses share, and none elsewhere; null: none. @param elsewhere addresses in other towns */
export function townName(addresses: readonly string[], elsewhere: readonly string[]): string | null {
  const others = new Set(elsewhere.flatMap(partsOf));
  const counts = new Map<string, number>();
  for (const address of addresses) {
    for (const part of new Set(partsOf(address))) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  let [best, most] = ['', Math.max(1, addresses.length / 2 - 0.5)];
  for (const [part, count] of counts) {
    if (count <= most || others.has(part)) continue;
    best = part;
    most = count;
  }
  return best || null;
}

/** Drops numbers and codes: `Castelo, 1100-148 Lisboa` has Castelo and Lisboa. */
function partsOf(address: string): string[] {
  return address
    .split(',')
    .map((part) =>
      part
        .split(/\s+/)
        .filter((word) => word !== '' && !/\d/.test(word))
        .join(' '),
    )
    .filter((part) => part.length > 1);
}
