import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutColumns } from './columns.ts';

const segment = (start: number, end: number) => ({ start, end });
const columnsOf = (segments: { start: number; end: number }[], minimum?: number) =>
  layoutColumns(segments, minimum).map(({ column, columns }) => `${column}/${columns}`);

describe('layoutColumns', () => {
  it('gives what stands alone the whole width', () => {
    expect(columnsOf([segment(540, 600), segment(600, 660)])).toEqual(['0/1', '0/1']);
  });

  it('stands what overlaps side by side, and says with whom and for how long', () => {
    const [first, second] = [segment(540, 660), segment(600, 720)];
    expect(layoutColumns([first, second])).toEqual([
      { segment: first, column: 0, columns: 2, overlaps: [{ other: second, minutes: 60 }] },
      { segment: second, column: 1, columns: 2, overlaps: [{ other: first, minutes: 60 }] },
    ]);
  });

  it('uses a column again when it is free, and tells only true overlaps', () => {
    const [long, morning, noon] = [segment(540, 780), segment(560, 600), segment(620, 700)];
    const placed = layoutColumns([long, morning, noon]);
    expect(placed.map(({ column, columns }) => `${column}/${columns}`)).toEqual(['0/2', '1/2', '1/2']);
    expect(placed[1]?.overlaps).toEqual([{ other: long, minutes: 40 }]);
  });

  it('starts again after a gap', () => {
    expect(columnsOf([segment(0, 60), segment(30, 90), segment(90, 120)])).toEqual(['0/2', '1/2', '0/1']);
  });

  it('keeps room for what is too short to draw, without calling it an overlap of minutes', () => {
    const [instant, next] = [segment(480, 480), segment(490, 550)];
    expect(columnsOf([instant, next])).toEqual(['0/1', '0/1']);
    expect(
      layoutColumns([instant, next], 20).map(({ column, overlaps }) => [column, overlaps[0]?.minutes]),
    ).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  it('keeps the room above the last minutes of the day, where what is too short to draw moves up', () => {
    expect(columnsOf([segment(1200, 1420), segment(1430, 1440)], 27)).toEqual(['0/2', '1/2']);
    expect(columnsOf([segment(1200, 1413), segment(1430, 1440)], 27)).toEqual(['0/1', '0/1']);
  });

  it('never puts two segments that share a moment into one column', () => {
    const anySegments = fc
      .array(fc.record({ start: fc.nat(1400), length: fc.integer({ min: 1, max: 300 }) }), { maxLength: 25 })
      .map((parts) =>
        parts
          .map(({ start, length }) => segment(start, Math.min(1440, start + length)))
          .sort((one, other) => one.start - other.start),
      );
    fc.assert(
      fc.property(anySegments, (segments) => {
        const placed = layoutColumns(segments);
        expect(placed.map((each) => each.segment)).toEqual(segments);
        for (const { segment: own, column, columns, overlaps } of placed) {
          expect(column).toBeLessThan(columns);
          const together = placed.filter(
            (each) => each.segment !== own && each.segment.start < own.end && own.start < each.segment.end,
          );
          expect(together.map((each) => each.segment)).toEqual(overlaps.map(({ other }) => other));
          expect(together.some((each) => each.column === column)).toBe(false);
          expect(together.every((each) => each.columns === columns)).toBe(true);
        }
      }),
    );
  });
});
