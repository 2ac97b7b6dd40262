import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutColumns } from '#domain/columns.ts';
import type { Segment } from '#domain/schedule.ts';
import { extractOverflow } from './overflow-stacks.ts';

const SHORTEST = 27;

let made = 0;
function segment(start: number, minutes: number): Segment {
  made += 1;
  return {
    item: { kind: 'activity', id: `item-${made}`, title: 'Tower' },
    start,
    end: start + minutes,
    exactEnd: start + minutes,
    continuesBefore: false,
    continuesAfter: false,
  };
}

const laidOut = (segments: Segment[], shortest = SHORTEST) =>
  layoutColumns(
    segments.toSorted((a, b) => a.start - b.start),
    shortest,
  );

describe('an overflow stack', () => {
  it('[PLUS-1] is left as it is while it fits side by side', () => {
    const placed = laidOut([segment(600, 60), segment(600, 60), segment(630, 60)]);
    expect(extractOverflow(placed, 3, SHORTEST)).toEqual({ shown: placed, stacks: [] });
  });

  it('[PLUS-1] keeps its first columns and stacks the others by the hour', () => {
    const placed = laidOut([
      ...Array.from({ length: 5 }, () => segment(600, 120)),
      ...Array.from({ length: 4 }, () => segment(660, 45)),
    ]);
    const { shown, stacks } = extractOverflow(placed, 3, SHORTEST);
    expect(shown.map(({ column }) => column)).toEqual([0, 1]);
    expect(stacks.map(({ from, to, segments }) => [from, to, segments.length])).toEqual([
      [600, 660, 3],
      [660, 705, 4],
    ]);
  });

  it('[PLUS-1] is within the day, also of what begins at its end', () => {
    const placed = laidOut([...Array.from({ length: 3 }, () => segment(1430, 10)), segment(1440, 30)]);
    expect(extractOverflow(placed, 2, SHORTEST).stacks).toMatchObject([
      { start: 1430, from: 1413, to: 1440 },
    ]);
  });

  it('[PLUS-1] takes in the next one where that would leave it too low before midnight', () => {
    const late = (start: number) => Array.from({ length: 3 }, () => segment(start, 60));
    const stacksOf = (shortest: number) =>
      extractOverflow(laidOut([...late(1370), ...late(1432)], shortest), 2, shortest).stacks;
    expect(stacksOf(SHORTEST)).toMatchObject([
      { from: 1370, to: 1413 },
      { from: 1413, to: 1440 },
    ]);
    expect(stacksOf(38)).toMatchObject([{ from: 1370, to: 1440 }]);
  });

  it.each([SHORTEST, 38])('loses nothing, and no stack covers another, from %i minutes on', (shortest) => {
    const times = fc.record({
      start: fc.oneof(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 1320, max: 1440 })),
      minutes: fc.integer({ min: 0, max: 300 }),
    });
    fc.assert(
      fc.property(fc.array(times, { maxLength: 60 }), fc.integer({ min: 2, max: 4 }), (given, most) => {
        const placed = laidOut(
          given.map(({ start, minutes }) => segment(start, minutes)),
          shortest,
        );
        const { shown, stacks } = extractOverflow(placed, most, shortest);
        const ids = [...shown.map((entry) => entry.segment), ...stacks.flatMap(({ segments }) => segments)];
        expect(new Set(ids.map(({ item }) => item.id)).size).toBe(given.length);
        for (const [index, stack] of stacks.entries()) {
          expect(stack.to - stack.from).toBeGreaterThanOrEqual(shortest);
          expect(stack.to).toBeLessThanOrEqual(stacks[index + 1]?.from ?? 1440);
        }
      }),
    );
  });
});
