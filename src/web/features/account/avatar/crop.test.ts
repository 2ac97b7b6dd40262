import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clamped, cutOf, dragged, NEAREST, placedAt, placeOf, WHOLE } from './crop.ts';

const size = fc.record({
  width: fc.integer({ min: 1, max: 8000 }),
  height: fc.integer({ min: 1, max: 8000 }),
});
const part = fc.double({ min: -3, max: 3, noNaN: true });
const view = fc.record({ zoom: fc.double({ min: 0.1, max: 9, noNaN: true }), x: part, y: part });

describe('[PROF-2] cutting a picture of oneself', () => {
  it('begins with the whole of the shorter side, in the middle', () => {
    expect(cutOf({ width: 400, height: 200 }, WHOLE)).toEqual({ x: 100, y: 0, width: 200, height: 200 });
    expect(cutOf({ width: 300, height: 600 }, { ...WHOLE, zoom: 2 })).toEqual({
      x: 75,
      y: 225,
      width: 150,
      height: 150,
    });
  });

  it('follows the pointer, until its edge', () => {
    const wide = { width: 400, height: 200 };
    expect(cutOf(wide, dragged(wide, WHOLE, 0.25, 0))).toMatchObject({ x: 50, y: 0 });
    expect(cutOf(wide, dragged(wide, WHOLE, -5, 5))).toMatchObject({ x: 200, y: 0 });
  });

  it('never leaves the picture, for any sequence of moves', () => {
    fc.assert(
      fc.property(size, view, part, part, (picture, from, byX, byY) => {
        const moved = dragged(picture, clamped(picture, from), byX, byY);
        const cut = cutOf(picture, moved);
        const shorter = Math.min(picture.width, picture.height);
        expect(cut.width).toBe(cut.height);
        expect(cut.width).toBeGreaterThanOrEqual(shorter / NEAREST - 1e-6);
        expect(cut.width).toBeLessThanOrEqual(shorter);
        expect(cut.x).toBeGreaterThanOrEqual(-1e-6);
        expect(cut.y).toBeGreaterThanOrEqual(-1e-6);
        expect(cut.x + cut.width).toBeLessThanOrEqual(picture.width + 1e-6);
        expect(cut.y + cut.height).toBeLessThanOrEqual(picture.height + 1e-6);
      }),
    );
  });

  it('is placed from edge to edge without dragging, where there is more than is visible', () => {
    const wide = { width: 400, height: 200 };
    expect([placeOf(wide, WHOLE, 'x'), placeOf(wide, WHOLE, 'y')]).toEqual([50, null]);
    for (const [place, x] of [
      [0, 0],
      [100, 200],
    ] as const) {
      const view = placedAt(wide, WHOLE, 'x', place);
      expect(cutOf(wide, view)).toMatchObject({ x, y: 0 });
      expect(placeOf(wide, view, 'x')).toBe(place);
    }
  });
});
