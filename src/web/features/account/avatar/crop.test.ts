import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clamped, cutOf, dragged, NEAREST, viewByKey, WHOLE } from './crop.ts';

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

  it('is moved by keys, and back by the opposite ones', () => {
    const square = { width: 500, height: 500 };
    const near = clamped(square, { zoom: 2, x: 0.5, y: 0.5 });
    for (const [key, opposite] of [
      ['ArrowLeft', 'ArrowRight'],
      ['ArrowUp', 'ArrowDown'],
      ['+', '-'],
    ] as const) {
      const there = viewByKey(square, near, key);
      expect(there).not.toEqual(near);
      const back = there && viewByKey(square, there, opposite);
      for (const name of ['zoom', 'x', 'y'] as const) expect(back?.[name]).toBeCloseTo(near[name], 9);
    }
    expect(viewByKey(square, near, 'Tab')).toBeUndefined();
  });
});
