import { expect, it } from 'vitest';
import { clippedLine, clippedRing, isBeyond } from './clip.ts';
import { PAPER } from './paper.ts';

const { width, height } = PAPER;
const at = (x: number, y: number) => ({ x, y });
/** The parts that are left of a line, to the unit. */
const partsOf = (...line: ReturnType<typeof at>[]) =>
  clippedLine(line).map((part) => part.map(({ x, y }) => at(Math.round(x), Math.round(y))));

it('[PLUS-4] a line is cut where it leaves the paper and where it comes back', () => {
  expect(partsOf(at(-100, 50), at(100, 50), at(100, -1000), at(300, -1000), at(300, 100))).toEqual([
    [at(-6, 50), at(100, 50), at(100, -6)],
    [at(300, -6), at(300, 100)],
  ]);
  expect(partsOf(at(-100, 100), at(100, -100))).toEqual([[at(-6, 6), at(6, -6)]]);
});

it('[PLUS-4] a line that only passes crosses the paper, and one beside it is none', () => {
  expect(partsOf(at(-1e6, 100), at(1e6, 100))).toEqual([[at(-6, 100), at(width + 6, 100)]]);
  expect(partsOf(at(-100, 0), at(0, -100))).toEqual([]);
  expect(isBeyond([at(-100, 0), at(-50, 500)])).toBe(true);
  expect(isBeyond([at(-100, 0), at(0, -100)])).toBe(false);
});

it('[PLUS-4] a ring around the paper is all of it, and one that juts in is cut at the edge', () => {
  const around = [at(-900, -900), at(2000, -900), at(2000, 2000), at(-900, 2000)];
  expect(new Set(clippedRing(around).map(({ x, y }) => `${x} ${y}`))).toEqual(
    new Set([`-6 -6`, `${width + 6} -6`, `${width + 6} ${height + 6}`, `-6 ${height + 6}`]),
  );
  const spit = [at(-100, 90), at(50, 100), at(-100, 110)];
  expect(clippedRing(spit)).toHaveLength(3);
  expect(Math.min(...clippedRing(spit).map(({ x }) => x))).toBe(-6);
});
