import { layoutColumns, type Placed } from '#domain/columns.ts';
import type { DaySchedule } from '#domain/schedule.ts';
import { exactSpan } from '#domain/spans.ts';
import type { PlannerItem, PlannerItemOf } from '#web/trip-data/trip.ts';
import { extractOverflow, type OverflowEntries } from './overflow-stacks.ts';
import { type OverlapLabelView, overlapInside, overlapLabels } from './overlap-labels.ts';
import { type Stop, type TimelineAxisView, timelineAxis } from './timeline-axis.ts';
import { CHECK_IN_MINUTES, isSegment, type TimelineEntry, timelineEntries } from './timeline-entries.ts';

/** Positions and lengths are in hours, times in minutes, all from midnight. */
export interface ItemCardView {
  item: PlannerItem;
  at: number;
  length: number;
  column: number;
  of: number;
  /** As many lines as fit. */
  size: 'line' | 'two' | 'tall';
  titleLines: number;
  /** In exact minutes from midnight of its first day; transport ends by the arrival's clock. */
  start: number;
  end: number;
  /** Exact duration. */
  minutes: number;
  startsBefore: boolean;
  endsAfter: boolean;
  /** An overflow stack is beside it. */
  isCrowded: boolean;
  number: number;
  /** The number is inside the card: the axis has no room. */
  isNumberInside: boolean;
  /** Shown in the card when there is no overlap label; null: no overlap. */
  overlapMinutes: number | null;
}

export interface StayView {
  item: PlannerItemOf<'accommodation'>;
  at: number;
  /** Minutes from midnight. */
  time: number;
  column: number;
  isCheckIn: boolean;
  /** Null on other days, and inside an overflow stack. */
  card: Pick<ItemCardView, 'at' | 'length' | 'column' | 'of' | 'number' | 'isNumberInside'> | null;
  night: number;
  nights: number;
}

export interface CheckOutView {
  item: PlannerItemOf<'accommodation'>;
  /** Minutes from midnight, where its band ends [SCHED-3]. */
  time: number;
  column: number;
}

/** One card in place of several opens their list. */
export interface OverflowStackView {
  id: string;
  /** Minutes from midnight. */
  time: number;
  at: number;
  length: number;
  cards: ItemCardView[];
}

export interface DayView {
  date: Temporal.PlainDate;
  cards: ItemCardView[];
  stays: StayView[];
  checkOuts: CheckOutView[];
  labels: OverlapLabelView[];
  stacks: OverflowStackView[];
  axis: TimelineAxisView;
  columns: number;
  /** Number of columns of stays, beside those of cards. */
  bands: number;
  /** In hours: the start of the first thing on the day. */
  opensAt: number;
}

/** In minutes, by pointer: a finger needs 44 px, an hour has 76. */
export const SHORTEST_CARD = { fine: 27, coarse: 38 } as const;
export const MOST_COLUMNS = { wide: 3, narrow: 2 } as const;
const ONE_LINE_BELOW = 45;
const TALL_FROM = 85;
const TITLE = { hour: 64, rest: 53, line: 20, most: 6 } as const;
/** In hours of axis: room of a number, and its largest shift before it moves into the card. */
const STOP_ROOM = 0.42;
const STOP_PUSH = 0.45;
const EMPTY_DAY_OPENS_AT = 8.5;
const FULL_DAY = 24;

/** @param items by id @param shortest card in minutes @param most columns; overflow stacks take the rest */
export function dayView(
  date: Temporal.PlainDate,
  schedule: DaySchedule,
  items: ReadonlyMap<string, PlannerItem>,
  shortest: number,
  most = Number.POSITIVE_INFINITY,
): DayView {
  const placed = layoutColumns(timelineEntries(schedule), shortest);
  const labels = overlapLabels(placed);
  const numbered = numberStops(placed);
  const overflow = extractOverflow(placed, most, shortest);
  const cardOf = (entry: Placed<TimelineEntry>): ItemCardView[] => {
    const item = items.get(entry.segment.item.id);
    const stop = numbered.get(entry.segment.item.id);
    if (!item || !stop) return [];
    const isCrowded = entry.columns > most;
    const label = isCrowded ? null : overlapInside(entry, labels);
    const of = Math.min(entry.columns, isCrowded ? most - 1 : most);
    return [{ ...cardView(entry, item, shortest), ...stop, overlapMinutes: label, isCrowded, of }];
  };
  const shown = overflow.shown.flatMap(cardOf);
  const cards = shown.filter(({ item }) => item.kind !== 'accommodation');
  const stays = stayViews(schedule, items, shown);
  const checkOuts = checkOutViews(schedule, items, stays);
  const entries = new Map(placed.map((entry) => [entry.segment, entry]));
  return {
    date,
    cards,
    stays,
    checkOuts,
    labels,
    stacks: overflow.stacks.map((stack) =>
      stackView(stack, (segment) => {
        const entry = entries.get(segment);
        return entry ? cardOf(entry) : [];
      }),
    ),
    axis: timelineAxis(cards, checkInsOf(stays), numbered),
    columns: Math.max(1, ...placed.map((entry) => Math.min(entry.columns, most))),
    bands: Math.max(0, ...[...stays, ...checkOuts].map(({ column }) => column + 1)),
    opensAt: opensAt(cards, stays),
  };
}

function stackView(
  { id, start, from, to, segments }: OverflowEntries,
  cardOf: (segment: TimelineEntry) => ItemCardView[],
): OverflowStackView {
  return { id, time: start, at: from / 60, length: (to - from) / 60, cards: segments.flatMap(cardOf) };
}

function accommodation(items: ReadonlyMap<string, PlannerItem>, id: string) {
  const item = items.get(id);
  return item?.kind === 'accommodation' ? item : null;
}

function stayViews(
  schedule: DaySchedule,
  items: ReadonlyMap<string, PlannerItem>,
  shown: readonly ItemCardView[],
): StayView[] {
  const cards = new Map(shown.map((card) => [card.item.id, card]));
  return schedule.stays.flatMap((stay, column) => {
    const item = accommodation(items, stay.item.id);
    if (!item) return [];
    const { isCheckIn, night, nights, start } = stay;
    const card = cards.get(item.id) ?? null;
    return { item, at: start / 60, time: start, column, isCheckIn, card, night, nights };
  });
}

/** Each takes the first column that no stay has before its hour: the next lodging follows below. */
function checkOutViews(
  schedule: DaySchedule,
  items: ReadonlyMap<string, PlannerItem>,
  stays: readonly StayView[],
): CheckOutView[] {
  const views: CheckOutView[] = [];
  for (const { item, end } of schedule.checkOuts) {
    const found = accommodation(items, item.id);
    if (!found) continue;
    const taken = [...stays.filter(({ time }) => time < end), ...views].map(({ column }) => column);
    const free = Array.from({ length: taken.length + 1 }, (_, column) => column);
    views.push({ item: found, time: end, column: free.find((column) => !taken.includes(column)) ?? 0 });
  }
  return views;
}

/** In hours from midnight: positions of check-in cards, or of bands. */
export const checkInsOf = (stays: readonly StayView[]) =>
  stays.flatMap(({ item, isCheckIn, card, at }) =>
    isCheckIn ? [{ item, at: card?.at ?? at, length: card?.length ?? CHECK_IN_MINUTES / 60 }] : [],
  );

function cardView({ segment, column, columns }: Placed<TimelineEntry>, item: PlannerItem, shortest: number) {
  const drawn = Math.max(segment.end - segment.start, shortest);
  return {
    item,
    at: Math.min(segment.start / 60, FULL_DAY - shortest / 60),
    length: drawn / 60,
    column,
    of: columns,
    size: sizeOf(drawn),
    titleLines: titleLinesOf(drawn),
    ...hoursOf(segment),
    startsBefore: segment.continuesBefore,
    endsAfter: segment.continuesAfter,
  };
}

function sizeOf(minutes: number): ItemCardView['size'] {
  if (minutes < ONE_LINE_BELOW) return 'line';
  return minutes < TALL_FROM ? 'two' : 'tall';
}

/** In lines; the time below needs one or two. */
function titleLinesOf(minutes: number): number {
  const room = Math.floor(((minutes / 60) * TITLE.hour - TITLE.rest) / TITLE.line);
  return Math.min(Math.max(room, 1), TITLE.most);
}

/** A check-in has no hours. */
function hoursOf(entry: TimelineEntry): Pick<ItemCardView, 'start' | 'end' | 'minutes'> {
  const span = exactSpan(entry.item);
  if (!span) return { start: entry.start, end: entry.start, minutes: 0 };
  return { start: span.start, end: span.end, minutes: span.minutes };
}

/** Numbers are by start; a stop too close to the previous one moves down a little. */
function numberStops(placed: readonly Placed<TimelineEntry>[]): Map<string, Stop> {
  // The check-in is first, as on the map.
  const rank = ({ segment }: Placed<TimelineEntry>) => (isSegment(segment) ? 1 : 0);
  const starts = placed
    .toSorted((a, b) => a.segment.start - b.segment.start || rank(a) - rank(b))
    .map(({ segment, column }) => ({ id: segment.item.id, at: segment.start / 60, column }));
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

function opensAt(cards: readonly ItemCardView[], stays: readonly StayView[]): number {
  const starts = [
    ...cards.filter((card) => !card.startsBefore).map((card) => card.at),
    ...stays.filter((stay) => stay.isCheckIn).map((stay) => stay.at),
  ];
  if (starts.length > 0) return Math.min(...starts);
  return cards.length > 0 ? 0 : EMPTY_DAY_OPENS_AT;
}
