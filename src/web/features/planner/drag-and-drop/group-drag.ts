import { type DayRange, daysBetween, parseDay } from '#domain/days.ts';
import { isTimedItem } from '#domain/items.ts';
import { LIMITS } from '#domain/limits.ts';
import { isOutside } from '#domain/schedule.ts';
import { DAY_MINUTES } from '#domain/times.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { conflictsAt, drawnMinutes, type Span } from './drop-target.ts';
import {
  canWait,
  isSamePlacement,
  type Placement,
  placementOf,
  shiftDays,
  timedPlacement,
} from './placement.ts';

/** An item, where it is, and where it goes. */
export interface PlannedMove {
  item: PlannerItem;
  from: Placement;
  to: Placement;
}

/** What is selected beside the item in hand, and where each was when it was taken. */
export type Followers = readonly Omit<PlannedMove, 'to'>[];

/** How far a group goes: the item in hand sets it, the others keep their distance to it. */
interface Shift {
  /** For what is on a day as such: stays, notes, what waits in the tray. */
  days: number;
  /** For what stands at an hour: minutes in all, days included. */
  minutes: number;
  /** Whether all give up their hour. */
  isToTray: boolean;
}

/** What of the selection goes along with an item that is taken in hand: the rest of it, when the item is part of it. */
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
 * Where the companions go when the item in hand goes from one landing to another [PLUS-1]: what stands at an hour by as
 * many minutes, over midnight too, so that all keep their distances; stays, notes and what waits in the tray by days.
 * In the tray all give up their hour that can. When the item in hand is given its first hour, those that waited with it
 * follow one after another. What does not move is not in the answer.
 */
export function followerMovesOf(followers: Followers, lead: PlannedMove): PlannedMove[] {
  const shift = shiftOf(lead.from, lead.to);
  const inTurn = placementsInTurn(followers, lead);
  return followers.flatMap(({ item, from }) => {
    const move = { item, from, to: inTurn.get(item.id) ?? shifted(item, from, shift) };
    return isSamePlacement(from, move.to) ? [] : move;
  });
}

/** Where those land that waited in the tray of the same day as the item in hand, by id; none when it has had an hour. */
function placementsInTurn(followers: Followers, lead: PlannedMove): ReadonlyMap<string, Placement> {
  const placements = new Map<string, Placement>();
  const day = parseDay(lead.to.day);
  if (!day || lead.from.minute !== null || lead.to.minute === null) return placements;
  let start = lead.to.minute + minutesOf(lead.item, lead.to.length);
  for (const { item, from } of followers) {
    if (!isTimedItem(item) || from.minute !== null || from.day !== lead.from.day) continue;
    placements.set(item.id, timedPlacement(day, start, from.length));
    start += minutesOf(item, from.length);
  }
  return placements;
}

/** Minutes until the next can begin: what it takes, and as long as it is drawn. */
const minutesOf = (item: PlannerItem, length: number) => Math.max(length, drawnMinutes(item, length));

function shifted(item: PlannerItem, from: Placement, { days, minutes, isToTray }: Shift): Placement {
  if (isToTray && canWait(item)) return { ...shiftDays(from, days), minute: null };
  const day = parseDay(from.day);
  if (!day || from.minute === null || item.kind === 'accommodation') return shiftDays(from, days);
  return timedPlacement(day, from.minute + minutes, from.length);
}

/** What is worth saying of a group before it lands. */
export interface GroupSummary {
  /** How many move, the item in hand included. */
  count: number;
  /** How many have no hour to move by, while others move by hours. */
  staying: number;
  /** How many leave the trip's dates; they will wait outside them. */
  outside: number;
  /** How many go over midnight to another day than the rest. */
  overMidnight: number;
  /** Whether one would go where no calendar reaches: then nothing moves. */
  isTooFar: boolean;
}

/** @param size how many are in hand */
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

/** The item as it would stand on the day it goes to; a stay with its nights. */
function onDayOf({ item, from, to }: PlannedMove): PlannerItem {
  if (item.kind !== 'accommodation') return { ...item, date: to.day };
  const { day: check_out } = shiftDays({ ...from, day: item.check_out }, shiftOf(from, to).days);
  return { ...item, check_in: to.day, check_out };
}

/** What would happen at the same time as any of them, once each; among themselves nothing new overlaps. */
export function groupConflicts(followerMoves: readonly PlannedMove[], spans: readonly Span[]): Span[] {
  const own = new Set(followerMoves.map(({ item }) => item.id));
  const others = spans.filter(({ id }) => !own.has(id));
  return [...new Set(followerMoves.flatMap(({ item, to }) => conflictsAt(item, to, others)))];
}
