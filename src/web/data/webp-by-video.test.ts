import { expect, it } from 'vitest';
import { toI420 } from './webp-by-video.ts';

/** Four by two pixels: a square of one colour, and one of another. */
function twoSquares(left: readonly number[], right: readonly number[]) {
  const row = [left, left, right, right].flatMap((colour) => [...colour, 255]);
  return { data: new Uint8ClampedArray([...row, ...row]), width: 4, height: 2, colorSpace: 'srgb' } as const;
}

it('[PROF-2] colours become brightness and two differences, as BT.601 has them', () => {
  const of = (left: readonly number[], right: readonly number[]) =>
    Array.from(toI420(twoSquares(left, right) as ImageData));
  expect(of([255, 255, 255], [0, 0, 0])).toEqual([235, 235, 16, 16, 235, 235, 16, 16, 128, 128, 128, 128]);
  expect(of([255, 0, 0], [0, 0, 255])).toEqual([81, 81, 41, 41, 81, 81, 41, 41, 90, 240, 240, 110]);
});
