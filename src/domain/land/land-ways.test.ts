import { expect, it } from 'vitest';
import { distanceBetween, type LatLng } from '../geo.ts';
import { landWaysOn } from './land-ways.ts';

const at = (lat: number, lng: number): LatLng => ({ lat, lng });
type Ring = [lng: number, lat: number][];
/** A closed ring with a corner at least every degree, as great circles bow to the pole between far ones. */
const ring = (...corners: Ring): Ring => {
  const line = [...corners, ...corners.slice(0, 1)].flatMap(([lng, lat], index): Ring => {
    const [fromLng, fromLat] = corners[index - 1] ?? [lng, lat];
    const steps = Math.max(1, Math.round(Math.hypot(lng - fromLng, lat - fromLat)));
    return Array.from({ length: steps }, (_, step) => {
      const share = (step + 1) / steps;
      return [fromLng + (lng - fromLng) * share, fromLat + (lat - fromLat) * share];
    });
  });
  return line;
};

/** A horseshoe around a gulf that opens to the south, on the equator. */
const HORSESHOE = ring([0, 0], [2, 0], [2, 8], [4, 8], [4, 0], [6, 0], [6, 10], [0, 10]);
/** A square with a sea in its middle. */
const WITH_A_SEA = [ring([20, 0], [30, 0], [30, 10], [20, 10]), ring([23, 3], [23, 7], [27, 7], [27, 3])];
/** An island on both sides of the date line, where its longitudes jump. */
const OVER_THE_LINE = ring([178, -2], [182, -2], [182, 2], [178, 2]).map(([lng, lat]): [number, number] => [
  lng > 180 ? lng - 360 : lng,
  lat,
]);
const wayBetween = landWaysOn([[HORSESHOE], WITH_A_SEA, [OVER_THE_LINE]]);
/** How much longer it is over land than straight; null: there is no land. */
const detour = (from: LatLng, to: LatLng) => {
  const { landM } = wayBetween(from, to);
  return landM === null ? null : landM / distanceBetween(from, to);
};

it('[PLUS-1] is straight over land, there is none to another landmass', () => {
  expect(detour(at(1, 1), at(7, 1))).toBe(1);
  expect(detour(at(9, 1), at(9, 5))).toBeCloseTo(1, 2);
  expect(detour(at(5, 5), at(5, 21))).toBeNull();
});

it('[PLUS-1] follows the coast round a gulf', () => {
  // A degree to each shore, eight degrees along them, and two across at the head: twice eight and four for four.
  expect(detour(at(0.5, 1), at(0.5, 5))).toBeCloseTo((2 + 2 * 7.5 + 2) / 4, 1);
  expect(detour(at(7.5, 1), at(7.5, 5))).toBeCloseTo((2 + 2 * 0.5 + 2) / 4, 1);
});

it('[PLUS-1] goes round a sea without an outlet, the shorter way', () => {
  expect(detour(at(5, 22), at(5, 28))).toBeCloseTo((2 + 2 + 4 + 2) / 6, 1);
  expect(detour(at(6.5, 22), at(6.5, 28))).toBeCloseTo((2 + 0.5 + 4 + 0.5) / 6, 1);
});

it('[PLUS-1] the date line is no coast', () => {
  expect(detour(at(0.5, 179), at(-0.5, -179))).toBe(1);
  expect(detour(at(0, 179), at(0, -179.9))).toBe(1);
  expect(detour(at(5, 5), at(0, -179))).toBeNull();
});

it('[PLUS-1] a place just off the outline is on its landmass, and one farther off is on an island of its own', () => {
  expect(wayBetween(at(1, 1), at(5, -0.09))).toMatchObject({ isKnown: true });
  expect(detour(at(1, 1), at(5, -0.09))).toBeCloseTo(1, 1);
  expect(wayBetween(at(1, 1), at(5, -0.2))).toMatchObject({ isKnown: false });
  expect(detour(at(1, 1), at(5, -0.2))).toBeCloseTo(1, 1);
  expect(detour(at(1, 1), at(5, -0.4))).toBeNull();
});

it('[PLUS-1] nobody knows whether two places far from any outline are on one island, if they are near each other', () => {
  expect(wayBetween(at(-30, 50), at(-30.1, 50))).toEqual({
    landM: distanceBetween(at(-30, 50), at(-30.1, 50)),
    isKnown: false,
  });
  expect(detour(at(-30, 50), at(-30.3, 50))).toBeNull();
});
