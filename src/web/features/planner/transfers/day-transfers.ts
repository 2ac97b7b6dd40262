import type { TripItem } from '#domain/items.ts';
import type { Leg, Transfer, TransferOptions } from '#domain/legs.ts';
import type { Warning } from '#domain/plan-warnings.ts';
import { type DayTransfers, dayTransfers } from '#domain/transfers.ts';
import { checkInsOf, type DayView } from '../timeline/day-view.ts';

export const transferKey = ({ from, to }: Leg): string => `${from.id}>${to.id}`;

/** Computes only changed days again. */
export function createDayTransfers() {
  const known = new Map<string, { items: readonly TripItem[]; options: object; answer: DayTransfers }>();
  return (day: Temporal.PlainDate, items: readonly TripItem[], options: TransferOptions): DayTransfers => {
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

export interface TransferView {
  key: string;
  at: number;
  transfer: Transfer;
  warning: Warning | null;
}

/** Lists what has room; other warnings are on cards. */
export interface VisibleTransfers {
  lines: TransferView[];
  byItem: ReadonlyMap<string, Warning[]>;
}

/** In hours: height of a line, and its distance from the next card. */
const LINE = 0.24;
const ABOVE_NEXT = 0.24;
/** In hours: text at the top of a card; the rest is empty. */
const WRITTEN = 0.74;

interface Box {
  id: string;
  at: number;
  end: number;
  /** In hours: transport drawn by whole hours may be over before its card ends. */
  over: number;
}

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
  const labelled = new Set(lines.map(({ warning }) => warning));
  const byItem = new Map<string, Warning[]>();
  for (const warning of warnings) {
    if (labelled.has(warning) || (warning.kind === 'overlap' && isMarked(warning.item.id, day))) continue;
    byItem.set(warning.item.id, [...(byItem.get(warning.item.id) ?? []), warning]);
  }
  return { lines, byItem };
}

/** False where rounding ends a card too early to show its overlap. */
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
    ...checkInsOf(stays).map(({ item, at, length }) => ({
      id: item.id,
      at,
      end: at + length,
      over: at + length,
    })),
  ];
}

/** @returns the middle in hours; null: there is no room */
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
  // The empty bottom of a card is used for transport that is over, and for warnings.
  const last = above.find(({ end }) => end === top);
  if (!last || top > bottom) return null;
  const free = isUrgent ? Math.min(last.over, last.at + WRITTEN) : last.over;
  return bottom - Math.max(free, ...above.filter((box) => box !== last).map(({ end }) => end)) >= LINE
    ? bottom - LINE / 2
    : null;
}

export function transfersOf(id: string, { transfers, warnings }: DayTransfers) {
  return {
    to: transfers.filter((transfer) => transfer.to.id === id),
    on: transfers.filter((transfer) => transfer.from.id === id),
    warnings: warnings.filter((warning) => warning.item.id === id),
  };
}
