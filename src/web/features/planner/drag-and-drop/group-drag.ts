import { type DayRange, daysBetween, parseDay } from '#domain/days.ts';
import { isTimedItem } from '#domain/items.ts';
import { LIMITS } from '#domain/limits.ts';
import { isOutside } from '#domain/schedule.ts';
import { DAY_MINUTES } from '#domain/times.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { conflictsAt, type Span } from './drop-target.ts';
import {
  canWait,
  clockMinutes,
  drawnMinutes,
  isSamePlacement,
  type Placement,
  placementOf,
  shiftDays,
  timedPlacement,
} from './placement.ts';

export interface PlannedMove {
  item: PlannerItem;
  from: Placement;
  to: Placement;
}

/** Positions are those at the start of the drag. */
export type Followers = readonly Omit<PlannedMove, 'to'>[];

/** The shift of the dragged item, for all followers. */
interface Shift {
  /** Applies to items without an hour. */
  days: number;
  /** Days are included. */
  minutes: number;
  isToTray: boolean;
}

/** Empty when the dragged item is not selected. */
export function followersOf(
  item: PlannerItem,
  selected: ReadonlySet<string>,
  items: readonly PlannerItem[],
): Followers {
  if (selected.size < 2 || !selected.has(item.id)) return [];
  return items
    .filter(({ id }) => id !== item.id && selected.has(id))
    .map((other) => ({ item: other, from: placementOf(other) }));
}

function shiftOf(from: Placement, to: Placement): Shift {
  const [was, will] = [parseDay(from.day), parseDay(to.day)];
  const days = was && will ? daysBetween(was, will) : 0;
  const later = from.minute === null || to.minute === null ? 0 : to.minute - from.minute;
  return { days, minutes: days * DAY_MINUTES + later, isToTray: from.minute !== null && to.minute === null };
}

/**
 * Timed followers move by minutes, also over midnight; stays, notes and the tray by days [PLUS-1]. Into the tray, all that can lose their
 * hour; out of it, those that waited follow one after another. Unmoved ones are left out.
 */
export function followerMovesOf(followers: Followers, lead: PlannedMove): PlannedMove[] {
  const shift = shiftOf(lead.from, lead.to);
  const inTurn = placementsInTurn(followers, lead);
  return followers.flatMap(({ item, from }) => {
    const move = { item, from, to: inTurn.get(item.id) ?? shifted(item, from, shift) };
    return isSamePlacement(from, move.to) ? [] : move;
  });
}

/** Empty when the dragged item had an hour. */
function placementsInTurn(followers: Followers, lead: PlannedMove): ReadonlyMap<string, Placement> {
  const placements = new Map<string, Placement>();
  const day = parseDay(lead.to.day);
  if (!day || lead.from.minute !== null || lead.to.minute === null) return placements;
  let start = lead.to.minute + minutesOf(lead.item, lead.to);
  for (const { item, from } of followers) {
    if (!isTimedItem(item) || from.minute !== null || from.day !== lead.from.day) continue;
    const to = timedPlacement(day, start, from.length);
    placements.set(item.id, to);
    start += minutesOf(item, to);
  }
  return placements;
}

/** The longer of real and drawn length, in minutes. */
const minutesOf = (item: PlannerItem, to: Placement) =>
  Math.max(clockMinutes(item, to), drawnMinutes(item, to));

function shifted(item: PlannerItem, from: Placement, { days, minutes, isToTray }: Shift): Placement {
  if (isToTray && canWait(item)) return { ...shiftDays(from, days), minute: null };
  const day = parseDay(from.day);
  if (!day || from.minute === null || item.kind === 'accommodation') return shiftDays(from, days);
  return timedPlacement(day, from.minute + minutes, from.length);
}

export interface GroupSummary {
  /** The dragged item is included. */
  count: number;
  /** Number of items without an hour that stay while others move by hours. */
  staying: number;
  outside: number;
  overMidnight: number;
  /** The target is outside of any calendar: nothing moves. */
  isTooFar: boolean;
}

/** @param size number of items in the group */
export function groupSummary(
  followerMoves: readonly PlannedMove[],
  lead: PlannedMove,
  size: number,
  trip: DayRange | null,
): GroupSummary {
  const { days } = shiftOf(lead.from, lead.to);
  const all = [lead, ...followerMoves];
  const count = followerMoves.length + (isSamePlacement(lead.from, lead.to) ? 0 : 1);
  return {
    count,
    staying: count === 0 ? 0 : size - count,
    outside: all.filter((move) => !isOutside(trip, move.item) && isOutside(trip, onDayOf(move))).length,
    overMidnight: followerMoves.filter(({ from, to }) => shiftDays(from, days).day !== to.day).length,
    isTooFar: all.some(({ to }) => to.day !== '' && (to.day < LIMITS.firstDay || to.day > LIMITS.lastDay)),
  };
}

/** A stay keeps its nights. */
function onDayOf({ item, from, to }: PlannedMove): PlannerItem {
  if (item.kind !== 'accommodation') return { ...item, date: to.day };
  const { day: check_out } = shiftDays({ ...from, day: item.check_out }, shiftOf(from, to).days);
  return { ...item, check_in: to.day, check_out };
}

/** Each conflict is listed once; items of the group are left out. */
export function groupConflicts(followerMoves: readonly PlannedMove[], spans: readonly Span[]): Span[] {
  const own = new Set(followerMoves.map(({ item }) => item.id));
  const others = spans.filter(({ id }) => !own.has(id));
  return [...new Set(followerMoves.flatMap(({ item, to }) => conflictsAt(item, to, others)))];
}
