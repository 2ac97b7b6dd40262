import { COST_KINDS, type CostKind, type DayCost } from './model.ts';

/** A day this many times above the others is cut. */
const FAR_MORE = 3;
/** In parts of the scale: a cut bar, and the longest bar below the line. */
const CUT_HEIGHT = 1.1;
const DEEPEST = 0.4;
/** As many amounts have room side by side on a phone. */
const AMOUNTS_IN_A_ROW = 7;
/** Ends of scales, to be multiplied by a power of ten. */
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

export interface BarPart {
  kind: CostKind;
  height: number;
  /** The part is longer than it is drawn. */
  isCut: boolean;
}

/** Spending is above the line, refunds of a kind are below. */
export interface Bar {
  day: DayCost;
  above: BarPart[];
  below: BarPart[];
  isCut: boolean;
  /** The amount is written above the bar. */
  isNamed: boolean;
}

export interface CostChart {
  /** Minor units. */
  top: number;
  depth: number;
  bars: Bar[];
}

/** Cuts outliers (a flight among meals): the largest kinds are shortened, small ones stay to scale. */
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

/** All days of a short trip; else cut ones that are far enough apart. */
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

/** Parts are in the order of the stack. */
const partsOf = (day: DayCost, side: 1 | -1) =>
  COST_KINDS.map((kind) => ({ kind, minor: day.byKind[kind].convertedMinor * side })).filter(
    ({ minor }) => minor > 0,
  );

/** Up to half of the amounts may be outliers, which are left out. */
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

/** Stacks above `most` are cut in their largest parts, down to one length. */
function stackOf(day: DayCost, { side, top, most }: { side: 1 | -1; top: number; most: number }): BarPart[] {
  const parts = partsOf(day, side).map(({ kind, minor }) => ({ kind, height: minor / top }));
  // Up to the end of the scale nothing is cut.
  const isWhole = sum(parts.map(({ height }) => height)) <= Math.min(1, most);
  const longest = isWhole ? Number.POSITIVE_INFINITY : lengthThatFits(parts, most);
  return parts.map(({ kind, height }) => ({
    kind,
    height: Math.min(height, longest),
    isCut: height > longest,
  }));
}

/** Cut to this length, all parts add up to `most`. */
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
