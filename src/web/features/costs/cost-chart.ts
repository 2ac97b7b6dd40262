import { COST_KINDS, type CostKind, type DayCost } from './model.ts';

/** A day costs far more than another when it costs more than so many times as much. */
const FAR_MORE = 3;
/** Heights, in parts of the scale: of a bar that goes beyond it, and of the longest below the line. */
const CUT_HEIGHT = 1.1;
const DEEPEST = 0.4;
/** So many amounts have room side by side on a phone. */
const AMOUNTS_IN_A_ROW = 7;
/** Amounts that a scale ends with, times a power of ten. */
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** What one kind is in a bar; `height` in parts of the scale. */
export interface BarPart {
  kind: CostKind;
  height: number;
  /** It is longer than is drawn. */
  isCut: boolean;
}

/** A day's costs by kind: what was spent stands on the line, what came back of a kind hangs below it. */
export interface Bar {
  day: DayCost;
  above: BarPart[];
  below: BarPart[];
  isCut: boolean;
  /** Whether its amount has room above it. */
  isNamed: boolean;
}

/** The costs by day, stacked by kind, on one scale. */
export interface CostChart {
  /** Minor units at the top of the scale. */
  top: number;
  /** Of the longest bar below the line, in parts of the scale; 0 without one. */
  depth: number;
  bars: Bar[];
}

/**
 * Lays out what days cost. Days that cost far more than all others, a flight among meals, are cut, so that they do not
 * flatten the rest: of a cut bar the largest kinds are shortened, the small ones keep the scale.
 */
export function costChart(days: readonly DayCost[]): CostChart {
  const spent = days.map((day) => sum(partsOf(day, 1).map(({ minor }) => minor)));
  const refunded = days.map((day) => sum(partsOf(day, -1).map(({ minor }) => minor)));
  const top = roundedUp(highestUncut(spent) || highestUncut(refunded));
  const stacks = days.map((day) => {
    const above = stackOf(day, { side: 1, top, most: CUT_HEIGHT });
    const below = stackOf(day, { side: -1, top, most: DEEPEST });
    return { day, above, below, isCut: [...above, ...below].some(({ isCut }) => isCut) };
  });
  const named = namedPlaces(stacks.map(({ isCut }) => isCut));
  const bars = stacks.map((bar, index): Bar => ({ ...bar, isNamed: named.has(index) }));
  return {
    top,
    depth: Math.max(0, ...bars.map(({ below }) => sum(below.map(({ height }) => height)))),
    bars,
  };
}

/** Places of the bars with their amounts: all of a few; else those that are cut, with room from one to the next. */
function namedPlaces(cuts: readonly boolean[]): ReadonlySet<number> {
  if (cuts.length <= AMOUNTS_IN_A_ROW) return new Set(cuts.keys());
  const room = cuts.length / AMOUNTS_IN_A_ROW;
  const named = new Set<number>();
  let free = 0;
  for (const [index, isCut] of cuts.entries()) {
    if (!isCut || index < free) continue;
    named.add(index);
    free = index + room;
  }
  return named;
}

/** The kinds of a day on one side of the line, in the order of the stack. */
const partsOf = (day: DayCost, side: 1 | -1) =>
  COST_KINDS.map((kind) => ({ kind, minor: day.byKind[kind].convertedMinor * side })).filter(
    ({ minor }) => minor > 0,
  );

/** The highest of the amounts without those, up to half of them, that are far more than all the others. */
function highestUncut(amounts: readonly number[]): number {
  const sorted = amounts.filter((amount) => amount > 0).toSorted((one, other) => other - one);
  const counts = Array.from({ length: Math.floor(sorted.length / 2) }, (_, index) => index + 1);
  const cut = counts.findLast((count) => (sorted[count - 1] ?? 0) > FAR_MORE * (sorted[count] ?? 0)) ?? 0;
  return sorted[cut] ?? 0;
}

function roundedUp(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, amount)));
  return Math.ceil((ROUND.find((step) => step * power >= amount) ?? 10) * power);
}

/** A stack of at most a height; one that is higher is cut in its largest parts, down to one length. */
function stackOf(day: DayCost, { side, top, most }: { side: 1 | -1; top: number; most: number }): BarPart[] {
  const parts = partsOf(day, side).map(({ kind, minor }) => ({ kind, height: minor / top }));
  // A bar that is as high as the scale is not cut, one above the scale is: it ends where cut bars end.
  const isWhole = sum(parts.map(({ height }) => height)) <= Math.min(1, most);
  const longest = isWhole ? Number.POSITIVE_INFINITY : lengthThatFits(parts, most);
  return parts.map(({ kind, height }) => ({
    kind,
    height: Math.min(height, longest),
    isCut: height > longest,
  }));
}

/** The length to which the largest parts are cut, so that all of them add up to a height. */
function lengthThatFits(parts: readonly { height: number }[], most: number): number {
  let left = most;
  const heights = parts.map(({ height }) => height).toSorted((one, other) => one - other);
  for (const [index, height] of heights.entries()) {
    const each = left / (heights.length - index);
    if (height > each) return each;
    left -= height;
  }
  return Number.POSITIVE_INFINITY;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
