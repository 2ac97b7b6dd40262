import { describe, expect, it } from 'vitest';
import { unrolled, unrolledRing } from './fetch-world.ts';

describe('the outline over the date line', () => {
  it('[MAP-2] goes on past 180 degrees, both ways', () => {
    expect(
      unrolled([
        [178, -17],
        [-179, -16],
        [179, -15],
      ]),
    ).toEqual([
      [178, -17],
      [181, -16],
      [179, -15],
    ]); // prettier-ignore
    expect(
      unrolled([
        [-179, 65],
        [179, 66],
      ]),
    ).toEqual([
      [-179, 65],
      [-181, 66],
    ]); // prettier-ignore
  });

  it('[MAP-2] leaves a ring elsewhere as it is, and closes one around a pole along it', () => {
    const island = [
      [0, 50],
      [5, 50],
      [5, 55],
      [0, 50],
    ]; // prettier-ignore
    expect(unrolledRing(island)).toEqual(island);
    const around = [
      [-170, -70],
      [-60, -75],
      [60, -70],
      [170, -70],
      [-170, -70],
    ]; // prettier-ignore
    expect(unrolledRing(around)).toEqual([
      ...around.slice(0, 4),
      [190, -70],
      [190, -90],
      [-170, -90],
      [-170, -70],
    ]);
  });
});
