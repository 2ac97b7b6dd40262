import { layoutColumns, type Placed } from '#domain/columns.ts';
import type { DaySchedule } from '#domain/schedule.ts';
import { exactMinutes, timeSpan } from '#domain/spans.ts';
import type { PlannerItem, PlannerItemOf } from '#web/trip-data/trip.ts';
import { extractOverflow, type OverflowEntries } from './overflow-stacks.ts';
import { type OverlapLabelView, overlapInside, overlapLabels } from './overlap-labels.ts';
import { type Stop, type TimelineAxisView, timelineAxis } from './timeline-axis.ts';
import { isSegment, type TimelineEntry, timelineEntries } from './timeline-entries.ts';

/** One item on the hour axis. Positions and lengths are hours from midnight; times are minutes. */
export interface ItemCardView {
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
  /** It shares its hours with a stack of what found no room beside it. */
  isCrowded: boolean;
  number: number;
  /** The number stands in the slip: there is no room for it on the rail. */
  isNumberInside: boolean;
  /** Minutes of an overlap that no free corner has room to say. */
  overlapMinutes: number | null;
}

/** A stay's band, from its hour to midnight. */
export interface StayView {
  item: PlannerItemOf<'accommodation'>;
  at: number;
  /** Check-in, minutes from midnight. */
  time: number;
  column: number;
  isCheckIn: boolean;
  /** The slip of its check-in; null on other days, and where that stands in a stack. */
  card: Pick<ItemCardView, 'at' | 'column' | 'of' | 'number' | 'isNumberInside'> | null;
  night: number;
  nights: number;
}

export interface CheckOutView {
  item: PlannerItemOf<'accommodation'>;
  /** Minutes from midnight. */
  time: number;
}

/** What finds no room side by side, as one paper that opens a list. */
export interface OverflowStackView {
  id: string;
  at: number;
  length: number;
  cards: ItemCardView[];
}

/** A day as the timeline draws it. */
export interface DayView {
  date: Temporal.PlainDate;
  cards: ItemCardView[];
  stays: StayView[];
  checkOuts: CheckOutView[];
  labels: OverlapLabelView[];
  stacks: OverflowStackView[];
  axis: TimelineAxisView;
  /** Most items side by side, and most stays at once. */
  columns: number;
  bands: number;
  /** Hour at which the day opens. */
  opensAt: number;
}

/** Minutes that the shortest slip takes on screen, by the pointer that has to hit it. */
export const SHORTEST_CARD = { fine: 27, coarse: 35 } as const;
/** Items that can be read side by side, by the room there is. */
export const MOST_COLUMNS = { wide: 3, narrow: 2 } as const;
const ONE_LINE_BELOW = 40;
const TALL_FROM = 85;
/** Hours of rail that a stop's number needs, and how far one may be pushed down before it leaves the rail. */
const STOP_ROOM = 0.42;
const STOP_PUSH = 0.45;
const EMPTY_DAY_OPENS_AT = 8.5;
const FULL_DAY = 24;

/**
 * Draws a day: who stands where on the hour axis.
 *
 * @param items the trip's items by id, with all their columns
 * @param shortest minutes that the shortest slip takes on screen
 * @param most columns that fit side by side; the rest is stacked
 */
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
  const entries = new Map(placed.map((entry) => [entry.segment, entry]));
  return {
    date,
    cards,
    stays,
    checkOuts: schedule.checkOuts.flatMap(({ item, end }) => {
      const found = accommodation(items, item.id);
      return found ? { item: found, time: end } : [];
    }),
    labels,
    stacks: overflow.stacks.map((stack) =>
      stackView(stack, (segment) => {
        const entry = entries.get(segment);
        return entry ? cardOf(entry) : [];
      }),
    ),
    axis: timelineAxis(cards, stays, numbered),
    columns: Math.max(1, ...placed.map((entry) => Math.min(entry.columns, most))),
    bands: stays.length,
    opensAt: opensAt(cards, stays),
  };
}

function stackView(
  { id, start, end, segments }: OverflowEntries,
  cardOf: (segment: TimelineEntry) => ItemCardView[],
): OverflowStackView {
  return { id, at: start / 60, length: (end - start) / 60, cards: segments.flatMap(cardOf) };
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

function cardView({ segment, column, columns }: Placed<TimelineEntry>, item: PlannerItem, shortest: number) {
  const drawn = Math.max(segment.end - segment.start, shortest);
  return {
    item,
    at: Math.min(segment.start / 60, FULL_DAY - shortest / 60),
    length: drawn / 60,
    column,
    of: columns,
    size: sizeOf(drawn),
    ...hoursOf(segment),
    startsBefore: segment.continuesBefore,
    endsAfter: segment.continuesAfter,
  };
}

function sizeOf(minutes: number): ItemCardView['size'] {
  if (minutes < ONE_LINE_BELOW) return 'line';
  return minutes < TALL_FROM ? 'two' : 'tall';
}

/** When it happens in all, whichever day, and for how long; a check-in is a moment. */
function hoursOf(entry: TimelineEntry): Pick<ItemCardView, 'start' | 'end' | 'minutes'> {
  if (!isSegment(entry)) return { start: entry.start, end: entry.start, minutes: 0 };
  const { start, end } = timeSpan(entry.item) ?? entry;
  return { start, end, minutes: entry.item.kind === 'itinerary' ? exactMinutes(entry.item) : end - start };
}

/** Numbers what happens in the order in which it begins; a stop too close to the last one moves down a little. */
function numberStops(placed: readonly Placed<TimelineEntry>[]): Map<string, Stop> {
  // Of what begins at once, the check-in first: as on the map.
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
    ...cards.map((card) => card.at),
    ...stays.filter((stay) => stay.isCheckIn).map((stay) => stay.at),
  ];
  return starts.length > 0 ? Math.min(...starts) : EMPTY_DAY_OPENS_AT;
}
