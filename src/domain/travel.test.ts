import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween } from './geo.ts';
import { defaultMode, estimateTravel, isTravelMode, modesFor, TRAVEL_MODES } from './travel.ts';

const CASTLE = { lat: 38.7139, lng: -9.1335 };
const SQUARE = { lat: 38.7084, lng: -9.1366 };
const PORTO = { lat: 41.1496, lng: -8.611 };
const TAVEUNI_WEST = { lat: -16.8, lng: 179.97 };
const TAVEUNI_EAST = { lat: -16.8, lng: -179.97 };

const place = fc.record({
  lat: fc.double({ min: -89, max: 89, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const mode = fc.constantFrom(...TRAVEL_MODES);

describe('estimateTravel', () => {
  it('[PLUS-1] estimates a walk through town, and a train to the next one', () => {
    expect(estimateTravel(CASTLE, SQUARE, 'walk')).toEqual({ distanceM: 835, minutes: 11 });
    const train = estimateTravel(CASTLE, PORTO, 'train');
    expect(train.distanceM / 1000).toBeCloseTo(356.8, 0);
    expect(train.minutes).toBeGreaterThan(180);
    expect(train.minutes).toBeLessThan(260);
  });

  it('[PLUS-1] crosses the date line instead of going round the world', () => {
    expect(estimateTravel(TAVEUNI_WEST, TAVEUNI_EAST, 'car').distanceM).toBeLessThan(10_000);
  });

  it('[PLUS-1] is never negative, the same there and back, and never shorter than the crow flies', () => {
    fc.assert(
      fc.property(place, place, mode, (a, b, by) => {
        const there = estimateTravel(a, b, by);
        const back = estimateTravel(b, a, by);
        expect(Math.abs(there.distanceM - back.distanceM)).toBeLessThanOrEqual(1);
        expect(Math.abs(there.minutes - back.minutes)).toBeLessThanOrEqual(1);
        expect(there.minutes).toBeGreaterThanOrEqual(0);
        expect(there.distanceM).toBeGreaterThanOrEqual(Math.floor(distanceBetween(a, b)));
        expect(Number.isSafeInteger(there.minutes) && Number.isSafeInteger(there.distanceM)).toBe(true);
      }),
    );
  });

  it('[PLUS-1] takes longer the farther it is', () => {
    const metres = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(metres, metres, mode, (one, other, by) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)];
        const from = { lat: 0, lng: 0 };
        const minutes = (lng: number) => estimateTravel(from, { lat: 0, lng }, by).minutes;
        expect(minutes(near)).toBeLessThanOrEqual(minutes(far));
      }),
    );
  });
});

it('[PLUS-1] the usual way over land takes longer the farther it is, also where another mean becomes usual', () => {
  const KYOTO = { lat: 34.9858, lng: 135.7588 };
  const [NARA, HIMEJI] = [
    { lat: 34.6851, lng: 135.8048 },
    { lat: 34.8394, lng: 134.6939 },
  ];
  const usual = (to: typeof KYOTO) =>
    estimateTravel(KYOTO, to, defaultMode(distanceBetween(KYOTO, to))).minutes;
  expect([usual(NARA), usual(HIMEJI)]).toEqual([78, 130]);
  // From the door to the antipodes: walk, metro, train, plane.
  const minutes = Array.from({ length: 4000 }, (_, index) =>
    usual({ lat: 34.9858 - index * 0.04, lng: 135.7588 }),
  );
  expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
});

it('[PLUS-1] one flies where a train would take longer, and not before', () => {
  const PARIS = { lat: 48.8566, lng: 2.3522 };
  const usualTo = (lat: number, lng: number) => defaultMode(distanceBetween(PARIS, { lat, lng }));
  expect(usualTo(45.764, 4.8357)).toBe('train'); // Lyon
  expect(usualTo(44.8378, -0.5792)).toBe('train'); // Bordeaux
  expect(usualTo(40.4168, -3.7038)).toBe('plane'); // Madrid
  const [near, far] = [630_000, 660_000].map((metres) => defaultMode(metres));
  expect([near, far]).toEqual(['train', 'plane']);
  expect([defaultMode(660_000, true), defaultMode(1_200_000, true)]).toEqual(['car', 'plane']);
});

describe('modes', () => {
  it('[PLUS-1] one walks what is near, and flies what is far', () => {
    expect([400, 5_000, 300_000, 5_000_000].map((metres) => defaultMode(metres))).toEqual([
      'walk',
      'transit',
      'train',
      'plane',
    ]);
    expect(defaultMode(5_000, true)).toBe('car');
    expect(defaultMode(400, true)).toBe('walk');
  });

  it('[PLUS-1] the usual mode is always among those offered', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 20_100_000, noNaN: true }), fc.boolean(), (metres, hasCar) => {
        expect(modesFor(metres)).toContain(defaultMode(metres, hasCar));
      }),
    );
  });

  it('[PLUS-1] a stored choice is read with care', () => {
    expect(isTravelMode('bike')).toBe(true);
    for (const other of ['BIKE', '', null, 3]) expect(isTravelMode(other)).toBe(false);
  });
});
