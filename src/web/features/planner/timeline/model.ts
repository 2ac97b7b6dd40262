import { layoutColumns, type Placed } from '#domain/columns.ts';
import type { TimedItem } from '#domain/items.ts';
import { type DaySchedule, exactOverlap, type Segment } from '#domain/schedule.ts';
import { exactMinutes, timeSpan } from '#domain/spans.ts';
import type { PlannerItem, PlannerItemOf } from '../model.ts';

/** One item on the hour axis. Positions and lengths are hours from midnight; times are minutes. */
export interface SlipView {
  item: PlannerItem;
  at: number;
  length: number;
  column: number;
  of: number;
  /** What its height has room for: one line, two, or more. */
  size: 'line' | 'two' | 'tall';
  /** When it happens in all, whichever day: minutes from midnight. */
  start: number;
  end: number;
  /** How long it takes; transport as said, not as rounded on the schedule. */
  minutes: number;
  startsBefore: boolean;
  endsAfter: boolean;
  number: number;
  /** The number stands in the slip: there is no room for it on the rail. */
  isNumberInside: boolean;
  /** Minutes of an overlap that no free corner has room to say. */
  lapInside: number | null;
}

/** A stay's band, from its hour to midnight. */
export interface StayView {
  item: PlannerItemOf<'accommodation'>;
  at: number;
  /** Check-in, minutes from midnight. */
  time: number;
  column: number;
  isCheckIn: boolean;
  night: number;
  nights: number;
}

export interface CheckOutView {
  item: PlannerItemOf<'accommodation'>;
  /** Minutes from midnight. */
  time: number;
}

/** An overlap said in the free corner of a column. */
export interface LapView {
  id: string;
  at: number;
  column: number;
  of: number;
  minutes: number;
}

export interface RailView {
  from: number;
  to: number;
  segments: {
    id: string;
    kind: PlannerItem['kind'];
    at: number;
    length: number;
    isSecond: boolean;
    startsBefore: boolean;
  }[];
  stops: { id: string; kind: PlannerItem['kind']; at: number; number: number }[];
}

/** A day as the timeline draws it. */
export interface DayView {
  date: Temporal.PlainDate;
  slips: SlipView[];
  stays: StayView[];
  checkOuts: CheckOutView[];
  laps: LapView[];
  rail: RailView;
  /** Most items side by side, and most stays at once. */
  columns: number;
  bands: number;
  /** Hour at which the day opens. */
  opensAt: number;
}

/** Minutes that the shortest slip takes on screen, by the pointer that has to hit it. */
export const SHORTEST_SLIP = { fine: 27, coarse: 35 } as const;
const ONE_LINE_BELOW = 40;
const TALL_FROM = 85;
/** Hours of rail that a stop's number needs, and how far one may be pushed down before it leaves the rail. */
const STOP_ROOM = 0.42;
const STOP_PUSH = 0.45;
/** Hours of free corner that the words of an overlap need. */
const LAP_ROOM = 0.4;
const EMPTY_DAY_OPENS_AT = 8.5;
const FULL_DAY = 24;

/**
 * Draws a day: who stands where on the hour axis.
 *
 * @param items the trip's items by id, with all their columns
 * @param shortest minutes that the shortest slip takes on screen
 */
export function dayView(
  date: Temporal.PlainDate,
  schedule: DaySchedule,
  items: ReadonlyMap<string, PlannerItem>,
  shortest: number,
): DayView {
  const placed = layoutColumns(schedule.timed, shortest);
  const stays = stayViews(schedule, items);
  const laps = lapViews(placed);
  const numbered = numberStops(placed, stays);
  const slips = placed.flatMap((piece) => {
    const item = items.get(piece.segment.item.id);
    const stop = numbered.get(piece.segment.item.id);
    if (!item || !stop) return [];
    return { ...slipView(piece, item, shortest), ...stop, lapInside: lapInside(piece, laps) };
  });
  return {
    date,
    slips,
    stays,
    checkOuts: schedule.checkOuts.flatMap(({ item, end }) => {
      const found = accommodation(items, item.id);
      return found ? { item: found, time: end } : [];
    }),
    laps,
    rail: railView(slips, stays, numbered),
    columns: Math.max(1, ...placed.map((piece) => piece.columns)),
    bands: stays.length,
    opensAt: opensAt(slips, stays),
  };
}

function accommodation(items: ReadonlyMap<string, PlannerItem>, id: string) {
  const item = items.get(id);
  return item?.kind === 'accommodation' ? item : null;
}

function stayViews(schedule: DaySchedule, items: ReadonlyMap<string, PlannerItem>): StayView[] {
  return schedule.stays.flatMap((stay, column) => {
    const item = accommodation(items, stay.item.id);
    if (!item) return [];
    const { isCheckIn, night, nights, start } = stay;
    return { item, at: start / 60, time: start, column, isCheckIn, night, nights };
  });
}

function slipView({ segment, column, columns }: Placed<Segment>, item: PlannerItem, shortest: number) {
  const drawn = Math.max(segment.end - segment.start, shortest);
  const span = timeSpan(segment.item);
  return {
    item,
    at: Math.min(segment.start / 60, FULL_DAY - shortest / 60),
    length: drawn / 60,
    column,
    of: columns,
    size: sizeOf(drawn),
    start: span?.start ?? segment.start,
    end: span?.end ?? segment.end,
    minutes: minutesOf(segment.item, span),
    startsBefore: segment.continuesBefore,
    endsAfter: segment.continuesAfter,
  };
}

function sizeOf(minutes: number): SlipView['size'] {
  if (minutes < ONE_LINE_BELOW) return 'line';
  return minutes < TALL_FROM ? 'two' : 'tall';
}

function minutesOf(item: TimedItem, span: { start: number; end: number } | null): number {
  if (item.kind === 'itinerary') return exactMinutes(item);
  return span ? span.end - span.start : 0;
}

/** The pair that an overlap is about is told once, by the later of the two. */
function firstOverlap({ segment, overlaps }: Placed<Segment>) {
  return overlaps
    .map(({ other }) => ({ other, minutes: exactOverlap(segment, other) }))
    .find(({ other, minutes }) => minutes > 0 && isEarlier(other, segment));
}

function isEarlier(one: Segment, other: Segment): boolean {
  if (one.start !== other.start) return one.start < other.start;
  return one.end !== other.end ? one.end > other.end : one.item.id < other.item.id;
}

/** Overlaps of two that leave a corner free above the later one. */
function lapViews(placed: readonly Placed<Segment>[]): LapView[] {
  return placed.flatMap((piece) => {
    const overlap = firstOverlap(piece);
    if (!overlap || piece.columns !== 2 || piece.column !== 1) return [];
    const corner = (piece.segment.start - overlap.other.start) / 60;
    if (corner < LAP_ROOM) return [];
    const isTaken = placed.some(
      ({ segment, column }) =>
        column === 1 &&
        segment !== piece.segment &&
        segment.start < piece.segment.start &&
        segment.end > piece.segment.start - LAP_ROOM * 60,
    );
    if (isTaken) return [];
    const at = piece.segment.start / 60 - LAP_ROOM;
    return { id: piece.segment.item.id, at, column: 1, of: 2, minutes: overlap.minutes };
  });
}

function lapInside(piece: Placed<Segment>, laps: readonly LapView[]): number | null {
  if (laps.some((lap) => lap.id === piece.segment.item.id)) return null;
  return firstOverlap(piece)?.minutes ?? null;
}

interface Stop {
  number: number;
  isNumberInside: boolean;
  /** Where it stands on the rail. */
  stopAt: number;
}

/** Numbers what happens in the order in which it begins; a stop too close to the last one moves down a little. */
function numberStops(placed: readonly Placed<Segment>[], stays: readonly StayView[]): Map<string, Stop> {
  const starts = [
    ...stays.filter((stay) => stay.isCheckIn).map((stay) => ({ id: stay.item.id, at: stay.at, column: 0 })),
    ...placed.map(({ segment, column }) => ({ id: segment.item.id, at: segment.start / 60, column })),
  ].toSorted((a, b) => a.at - b.at);
  const stops = new Map<string, Stop>();
  let free = 0;
  for (const [index, { id, at, column }] of starts.entries()) {
    const stopAt = Math.max(at, free);
    const isNumberInside = column > 0 || stopAt - at > STOP_PUSH;
    if (!isNumberInside) free = stopAt + STOP_ROOM;
    stops.set(id, { number: index + 1, isNumberInside, stopAt });
  }
  return stops;
}

function railView(
  slips: readonly SlipView[],
  stays: readonly StayView[],
  stops: ReadonlyMap<string, Stop>,
): RailView {
  const checkIns = stays.filter((stay) => stay.isCheckIn);
  const starts = [...slips.map((slip) => slip.at), ...checkIns.map((stay) => stay.at)];
  const ends = [...slips.map((slip) => slip.at + slip.length), ...checkIns.map((stay) => stay.at)];
  return {
    from: starts.length > 0 ? Math.min(...starts) : 0,
    to: ends.length > 0 ? Math.max(...ends) : FULL_DAY,
    segments: slips
      .filter((slip) => slip.column < 2)
      .map((slip) => ({
        id: slip.item.id,
        kind: slip.item.kind,
        at: slip.at,
        length: slip.length,
        isSecond: slip.column === 1,
        startsBefore: slip.startsBefore,
      })),
    stops: [...slips, ...checkIns].flatMap(({ item }) => {
      const stop = stops.get(item.id);
      return stop && !stop.isNumberInside
        ? { id: item.id, kind: item.kind, at: stop.stopAt, number: stop.number }
        : [];
    }),
  };
}

function opensAt(slips: readonly SlipView[], stays: readonly StayView[]): number {
  const starts = [
    ...slips.map((slip) => slip.at),
    ...stays.filter((stay) => stay.isCheckIn).map((stay) => stay.at),
  ];
  return starts.length > 0 ? Math.min(...starts) : EMPTY_DAY_OPENS_AT;
}
