import type { DayView } from './day-view.ts';

/** A part of a day that adds an item when it is pressed. Position and length are hours from midnight. */
export interface FreeSlot {
  at: number;
  length: number;
  /** The time of what it adds, in minutes from midnight. */
  minute: number;
}

const FULL_DAY = 24;
/** An item is added at a quarter of an hour. */
const QUARTER = 15;

/** A slot in each hour, by fine pointers: what the item cards leave of it shows its time before it is pressed. */
export const HOUR_SLOTS: readonly FreeSlot[] = Array.from({ length: FULL_DAY }, (_, hour) => ({
  at: hour,
  length: 1,
  minute: hour * 60,
}));

interface Gap {
  from: number;
  to: number;
}

/**
 * The slots by coarse pointers, between the item cards and none lower than a finger: what is left of an hour goes to the
 * hour beside it, and a gap that is too low is no target.
 *
 * @param least height of the lowest slot, in hours
 */
export function freeSlots(day: Pick<DayView, 'cards' | 'stacks' | 'stays'>, least: number): FreeSlot[] {
  const checkIns = day.stays.flatMap(({ card }) => card ?? []);
  return gapsBetween([...day.cards, ...day.stacks, ...checkIns])
    .filter(({ from, to }) => to - from >= least)
    .flatMap((gap) => slotsOf(gap, least));
}

function gapsBetween(taken: readonly Pick<FreeSlot, 'at' | 'length'>[]): Gap[] {
  const gaps: Gap[] = [];
  let free = 0;
  for (const { at, length } of taken.toSorted((one, other) => one.at - other.at)) {
    gaps.push({ from: free, to: at });
    free = Math.max(free, at + length);
  }
  return [...gaps, { from: free, to: FULL_DAY }];
}

function slotsOf({ from, to }: Gap, least: number): FreeSlot[] {
  const hours = HOUR_SLOTS.map(({ at }) => at).filter((hour) => hour - from >= least && to - hour >= least);
  const starts = [from, ...hours];
  return starts.map((at, index) => {
    const end = starts[index + 1] ?? to;
    return { at, length: end - at, minute: minuteOf({ from: at, to: end }, least) };
  });
}

/** The next quarter; the next hour where the rest of the one before was only added to it. */
function minuteOf({ from, to }: Gap, least: number): number {
  const hour = Math.ceil(from);
  if (hour - from < least && to - hour >= least) return hour * 60;
  return Math.ceil(Math.round(from * 60) / QUARTER) * QUARTER;
}
