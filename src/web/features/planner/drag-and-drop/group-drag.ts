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

/** An item with its present and its new placement. */
export interface PlannedMove {
  item: PlannerItem;
  from: Placement;
  to: Placement;
}

/** The other selected items with their placements when the drag began. */
export type Followers = readonly Omit<PlannedMove, 'to'>[];

/** Distance of a group's move, set by the dragged item. */
interface Shift {
  /** For items without an hour: stays, notes, the tray. */
  days: number;
  /** For items at an hour: total minutes, days included. */
  minutes: number;
  /** Whether all move to the tray. */
  isToTray: boolean;
}

/** The other selected items when the dragged item is one of the selection; none otherwise. */
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
 * Moves of the followers when the dragged item moves [PLUS-1]: items at an hour by as many minutes, over midnight
 * too, so that distances stay; stays, notes and the tray by days. Into the tray, all lose their hour that can. When
 * the dragged item gets its first hour, those that waited with it follow one after another. Unmoved followers are
 * left out.
 */
export function followerMovesOf(followers: Followers, lead: PlannedMove): PlannedMove[] {
  const shift = shiftOf(lead.from, lead.to);
  const inTurn = placementsInTurn(followers, lead);
  return followers.flatMap(({ item, from }) => {
    const move = { item, from, to: inTurn.get(item.id) ?? shifted(item, from, shift) };
    return isSamePlacement(from, move.to) ? [] : move;
  });
}

/** Placements by id of followers from the same tray; empty when the dragged item had an hour. */
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

/** Minutes until the next item can begin: the longer of real and drawn length. */
const minutesOf = (item: PlannerItem, to: Placement) =>
  Math.max(clockMinutes(item, to), drawnMinutes(item, to));

function shifted(item: PlannerItem, from: Placement, { days, minutes, isToTray }: Shift): Placement {
  if (isToTray && canWait(item)) return { ...shiftDays(from, days), minute: null };
  const day = parseDay(from.day);
  if (!day || from.minute === null || item.kind === 'accommodation') return shiftDays(from, days);
  return timedPlacement(day, from.minute + minutes, from.length);
}

/** Summary of a group's move, shown before the drop. */
export interface GroupSummary {
  /** Items that move, the dragged one included. */
  count: number;
  /** Items without an hour that stay, while others move by hours. */
  staying: number;
  /** Items that leave the trip's dates. */
  outside: number;
  /** Items that move over midnight to another day than the rest. */
  overMidnight: number;
  /** Whether one would leave the supported calendar; then nothing moves. */
  isTooFar: boolean;
}

/**
 * Summary of a group's move.
 *
 * @param size number of dragged items
 */
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

/** The item on its new day; a stay keeps its nights. */
function onDayOf({ item, from, to }: PlannedMove): PlannerItem {
  if (item.kind !== 'accommodation') return { ...item, date: to.day };
  const { day: check_out } = shiftDays({ ...from, day: item.check_out }, shiftOf(from, to).days);
  return { ...item, check_in: to.day, check_out };
}

/** Spans that would overlap any of the moved items, once each; the group's own do not count. */
export function groupConflicts(followerMoves: readonly PlannedMove[], spans: readonly Span[]): Span[] {
  const own = new Set(followerMoves.map(({ item }) => item.id));
  const others = spans.filter(({ id }) => !own.has(id));
  return [...new Set(followerMoves.flatMap(({ item, to }) => conflictsAt(item, to, others)))];
}
