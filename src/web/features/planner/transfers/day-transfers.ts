import type { Warning } from '#domain/plan-warnings.ts';
import { daysOf } from '#domain/spans.ts';
import {
  type DayTransfers,
  dayTransfers,
  type Leg,
  type Transfer,
  type TransferOptions,
} from '#domain/transfers.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import type { DayView } from '../timeline/day-view.ts';
import { CHECK_IN_MINUTES } from '../timeline/timeline-entries.ts';

/** What stands for a leg among those of a trip: where it leads from and to. */
export const transferKey = ({ from, to }: Leg): string => `${from.id}>${to.id}`;

/** ISO days from the first to the last on which an item takes part. */
interface IsoSpan {
  first: string;
  last: string;
}

/** What was reckoned before: an item is never changed in place, so that its days are the same for as long as it is. */
const knownSpans = new WeakMap<PlannerItem, IsoSpan | null>();

function isoSpanOf(item: PlannerItem): IsoSpan | null {
  const known = knownSpans.get(item);
  if (known !== undefined) return known;
  const range = daysOf(item);
  // The day after the last one too: a night train brings one there at its exact minute.
  const last = item.kind === 'itinerary' ? range?.end.add({ days: 1 }) : range?.end;
  const span = range && last ? { first: range.start.toString(), last: last.toString() } : null;
  knownSpans.set(item, span);
  return span;
}

/** The items of each day, by ISO day: a stay on all its days, what passes midnight on both. */
export function itemsByDay(
  items: readonly PlannerItem[],
  days: readonly Temporal.PlainDate[],
): Map<string, PlannerItem[]> {
  const byDay = new Map<string, PlannerItem[]>(days.map((day) => [day.toString(), []]));
  for (const item of items) {
    const span = isoSpanOf(item);
    if (!span) continue;
    if (span.first === span.last) byDay.get(span.first)?.push(item);
    // ISO days compare as they stand.
    else for (const [day, list] of byDay) if (span.first <= day && day <= span.last) list.push(item);
  }
  return byDay;
}

/** Reckons the hand-overs of days, and again only those in which something changed. */
export function createDayTransfers() {
  const known = new Map<string, { items: readonly PlannerItem[]; options: object; answer: DayTransfers }>();
  return (day: Temporal.PlainDate, items: readonly PlannerItem[], options: TransferOptions): DayTransfers => {
    const iso = day.toString();
    const before = known.get(iso);
    if (before && before.options === options && areSame(before.items, items)) return before.answer;
    const answer = dayTransfers(items, day, options);
    known.set(iso, { items, options, answer });
    return answer;
  };
}

const areSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** A transfer as a line between two slips. */
export interface TransferView {
  key: string;
  /** Where its middle stands, in hours from midnight. */
  at: number;
  transfer: Transfer;
  /** What can't be about it, said on the line itself. */
  warning: Warning | null;
}

/** What of a day's hand-overs the timeline has room for, and what each item's own slip has to say. */
export interface VisibleTransfers {
  lines: TransferView[];
  /** Warnings that no line says, by the id of the item that they are about. */
  byItem: ReadonlyMap<string, Warning[]>;
}

/** Hours that a line of text takes, at its least, and those above the next slip at which it stands where there is more room. */
const LINE = 0.24;
const ABOVE_NEXT = 0.24;
const CHECK_IN = CHECK_IN_MINUTES / 60;
/** Hours that what is written in a slip takes: below that, its foot is empty. */
const WRITTEN = 0.74;

interface Box {
  id: string;
  at: number;
  end: number;
  /** Where it is over: transport that is drawn as whole hours may be so before its slip ends. */
  over: number;
}

/** Finds room for the transfers of a day between its slips. */
export function visibleTransfers({ transfers, warnings }: DayTransfers, day: DayView): VisibleTransfers {
  const boxes = boxesOf(day);
  const lines = transfers.flatMap((transfer): TransferView[] => {
    const warning = warnings.find(
      (one) =>
        (one.kind === 'late' || one.kind === 'far') && one.item === transfer.to && one.from === transfer.from,
    );
    const at = roomFor(transfer, boxes, warning !== undefined);
    return at === null ? [] : [{ key: transferKey(transfer), at, transfer, warning: warning ?? null }];
  });
  const said = new Set(lines.map(({ warning }) => warning));
  const byItem = new Map<string, Warning[]>();
  for (const warning of warnings) {
    if (said.has(warning) || (warning.kind === 'overlap' && isMarked(warning.item.id, day))) continue;
    byItem.set(warning.item.id, [...(byItem.get(warning.item.id) ?? []), warning]);
  }
  return { lines, byItem };
}

/** Whether the timeline itself says that an item overlaps another; not where rounding makes it end too early. */
function isMarked(id: string, { labels, cards }: DayView): boolean {
  return (
    labels.some((label) => label.id === id) ||
    cards.some(({ item, overlapMinutes }) => item.id === id && overlapMinutes !== null)
  );
}

function boxesOf({ cards, stays }: DayView): Box[] {
  return [
    ...cards.map(({ item, at, length, minutes }) => {
      const over = item.kind === 'itinerary' ? Math.max(at + minutes / 60, at + WRITTEN) : at + length;
      return { id: item.id, at, end: at + length, over: Math.min(over, at + length) };
    }),
    ...stays
      .filter(({ isCheckIn }) => isCheckIn)
      .map(({ item, at }) => ({ id: item.id, at, end: at + CHECK_IN, over: at + CHECK_IN })),
  ];
}

/** @returns where the middle of the line stands; null when there is no room for it */
function roomFor(transfer: Transfer, boxes: readonly Box[], isUrgent: boolean): number | null {
  const from = boxes.find(({ id }) => id === transfer.from.id);
  const to = boxes.find(({ id }) => id === transfer.to.id);
  const leadsOn = to && (!from || to.at >= from.at) ? to : undefined;
  if (!from && !leadsOn) return null;
  const bottom =
    leadsOn?.at ?? Math.min(24, ...boxes.filter(({ at }) => from && at >= from.end).map(({ at }) => at));
  const above = boxes.filter((box) => box !== leadsOn && box.at < bottom);
  const top = Math.max(0, ...above.map(({ end }) => end));
  if (bottom - top >= LINE) {
    if (!leadsOn) return top + LINE / 2 + 0.04;
    return Math.max((top + bottom) / 2, bottom - ABOVE_NEXT);
  }
  // Over the empty foot of the slip above: where transport is over before its slip is, and for what can't wait.
  const last = above.find(({ end }) => end === top);
  if (!last || top > bottom) return null;
  const free = isUrgent ? Math.min(last.over, last.at + WRITTEN) : last.over;
  return bottom - Math.max(free, ...above.filter((box) => box !== last).map(({ end }) => end)) >= LINE
    ? bottom - LINE / 2
    : null;
}

/** The transfers that lead to an item and on from it, and what can't be about it. */
export function transfersOf(id: string, { transfers, warnings }: DayTransfers) {
  return {
    to: transfers.filter((transfer) => transfer.to.id === id),
    on: transfers.filter((transfer) => transfer.from.id === id),
    warnings: warnings.filter((warning) => warning.item.id === id),
  };
}
