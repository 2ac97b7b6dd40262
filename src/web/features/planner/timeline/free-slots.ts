import type { DayView } from './day-view.ts';

/** Hours from midnight. */
export interface FreeSlot {
  at: number;
  length: number;
  /** Minutes from midnight. */
  minute: number;
}

const FULL_DAY = 24;
const QUARTER = 15;

/** With fine pointers, the rest of each hour is a slot with its time on hover. */
export const HOUR_SLOTS: readonly FreeSlot[] = Array.from({ length: FULL_DAY }, (_, hour) => ({
  at: hour,
  length: 1,
  minute: hour * 60,
}));

interface Gap {
  from: number;
  to: number;
}

/** For coarse pointers: gaps as high as a finger; leftovers join the next hour. @param least in hours */
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

/** In minutes: the next quarter, or the next hour where only a leftover was joined. */
function minuteOf({ from, to }: Gap, least: number): number {
  const hour = Math.ceil(from);
  if (hour - from < least && to - hour >= least) return hour * 60;
  return Math.ceil(Math.round(from * 60) / QUARTER) * QUARTER;
}
