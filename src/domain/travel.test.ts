import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween, type LatLng } from './geo.ts';
import {
  canGoBy,
  defaultMode,
  estimateTravel,
  isRoundabout,
  isTravelMode,
  modesFor,
  TRAVEL_MODES,
  type Way,
} from './travel.ts';

const overLand = (directM: number, landM = directM): Way => ({ directM, landM, isKnown: true });
const overSea = (directM: number): Way => ({ directM, landM: null, isKnown: true });
const between = (from: LatLng, to: LatLng) => overLand(distanceBetween(from, to));

const CASTLE = { lat: 38.7139, lng: -9.1335 };
const SQUARE = { lat: 38.7084, lng: -9.1366 };
const PORTO = { lat: 41.1496, lng: -8.611 };
const TAVEUNI_WEST = { lat: -16.8, lng: 179.97 };
const TAVEUNI_EAST = { lat: -16.8, lng: -179.97 };

const HALF_ROUND_M = 20_100_000;
/** As many of a town, of a country and of the globe. */
const metres = fc.double({ min: 0, max: Math.log10(HALF_ROUND_M), noNaN: true }).map((power) => 10 ** power);
const mode = fc.constantFrom(...TRAVEL_MODES);
/** Ways between two places as the crow flies, with the same between them. */
const wayOver = {
  land: overLand,
  'a bay': (directM: number) => overLand(directM, directM * 1.5),
  'a gulf': (directM: number) => overLand(directM, directM * 6),
  sea: overSea,
};
/** Where another mode becomes usual, as the crow flies, with some metres to spare on both sides. */
const BREAKS = [641, 729, 1_203, 9_999.5, 10_000, 40_000, 59_999.5, 100_239, 100_300, 642_000, 900_000];
const lies = fc.constantFrom(...Object.values(wayOver));

describe('estimateTravel', () => {
  it('[PLUS-1] estimates a walk through town, and a train to the next one', () => {
    expect(estimateTravel(between(CASTLE, SQUARE), 'walk')).toEqual({ distanceM: 835, minutes: 11 });
    const train = estimateTravel(between(CASTLE, PORTO), 'train');
    expect(train.distanceM / 1000).toBeCloseTo(356.8, 0);
    expect(train.minutes).toBeGreaterThan(180);
    expect(train.minutes).toBeLessThan(260);
  });

  it('[PLUS-1] crosses the date line instead of going round the world', () => {
    expect(estimateTravel(between(TAVEUNI_WEST, TAVEUNI_EAST), 'car').distanceM).toBeLessThan(10_000);
  });

  it('[PLUS-1] goes round the sea by land, and straight across by boat and plane', () => {
    const toTallinn = overLand(82_000, 540_000);
    expect(estimateTravel(toTallinn, 'car').distanceM).toBe(702_000);
    expect(estimateTravel(toTallinn, 'ferry')).toEqual({ distanceM: 90_200, minutes: 215 });
    expect(estimateTravel(toTallinn, 'plane')).toEqual(estimateTravel(overSea(82_000), 'plane'));
  });

  it('[PLUS-1] is never negative, and never shorter than the crow flies', () => {
    fc.assert(
      fc.property(metres, lies, mode, (directM, way, by) => {
        const { distanceM, minutes } = estimateTravel(way(directM), by);
        expect(minutes).toBeGreaterThanOrEqual(0);
        expect(distanceM).toBeGreaterThanOrEqual(Math.floor(directM));
        expect(Number.isSafeInteger(minutes) && Number.isSafeInteger(distanceM)).toBe(true);
      }),
    );
  });

  it('[PLUS-1] takes longer the farther it is', () => {
    fc.assert(
      fc.property(metres, metres, lies, mode, (one, other, way, by) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)];
        expect(estimateTravel(way(near), by).minutes).toBeLessThanOrEqual(
          estimateTravel(way(far), by).minutes,
        );
      }),
    );
  });
});

describe('the usual way', () => {
  const usual = (way: Way, hasCar = false) => estimateTravel(way, defaultMode(way, hasCar)).minutes;

  it.each(Object.entries(wayOver))(
    '[PLUS-1] takes longer the farther it is, with a car and without, also where another mode becomes usual: over %s',
    (_, way) => {
      fc.assert(
        fc.property(metres, metres, fc.boolean(), (one, other, hasCar) => {
          const [near, far] = [Math.min(one, other), Math.max(one, other)];
          expect(usual(way(near), hasCar)).toBeLessThanOrEqual(usual(way(far), hasCar));
        }),
      );
    },
  );

  it.each(Object.entries(wayOver))(
    '[PLUS-1] takes hardly longer where it is hardly farther, and never less: over %s',
    (_, way) => {
      // Round a gulf a pedestrian takes a minute and a half for these metres; the rest is rounding.
      const step = fc.constantFrom(1, 15);
      fc.assert(
        fc.property(
          fc.double({ min: 1, max: HALF_ROUND_M, noNaN: true }),
          step,
          fc.boolean(),
          (at, more, hasCar) => {
            const longer = usual(way(at + more), hasCar) - usual(way(at), hasCar);
            expect(longer).toBeGreaterThanOrEqual(0);
            expect(longer).toBeLessThanOrEqual(3);
          },
        ),
        {
          examples: BREAKS.flatMap((at) =>
            [true, false].map((hasCar): [number, number, boolean] => [at, 1, hasCar]),
          ),
        },
      );
    },
  );

  it('[PLUS-1] does not contradict itself: Himeji is farther from Kyoto than Nara', () => {
    const KYOTO = { lat: 34.9858, lng: 135.7588 };
    const [NARA, HIMEJI] = [
      { lat: 34.6851, lng: 135.8048 },
      { lat: 34.8394, lng: 134.6939 },
    ];
    expect([NARA, HIMEJI].map((to) => usual(between(KYOTO, to)))).toEqual([85, 135]);
  });
});

it('[PLUS-1] one flies where a train would take longer, and not before', () => {
  const PARIS = { lat: 48.8566, lng: 2.3522 };
  const usualTo = (lat: number, lng: number) => defaultMode(between(PARIS, { lat, lng }));
  expect(usualTo(45.764, 4.8357)).toBe('train'); // Lyon
  expect(usualTo(44.8378, -0.5792)).toBe('train'); // Bordeaux
  expect(usualTo(40.4168, -3.7038)).toBe('plane'); // Madrid
  expect([600_000, 660_000].map((directM) => defaultMode(overLand(directM)))).toEqual(['train', 'plane']);
});

it('[PLUS-1] who has a car keeps it as far as land goes: no kilometre turns ten hours into five', () => {
  const usual = (way: Way) => defaultMode(way, true);
  for (const directM of [5_000, 899_000, 901_000, 3_000_000]) expect(usual(overLand(directM))).toBe('car');
  expect(usual(overLand(400))).toBe('walk');
  expect(usual(overSea(231_000))).toBe('plane');
});

it('[PLUS-1] no land, no train: over the sea one takes a boat, and a plane where that is faster', () => {
  expect([20_000, 82_000, 231_000].map((directM) => defaultMode(overSea(directM)))).toEqual([
    'ferry',
    'ferry',
    'plane',
  ]);
  expect(modesFor(overSea(231_000))).toEqual(['ferry', 'plane']);
  expect(modesFor(overSea(20_000))).toEqual(['ferry']);
  expect(canGoBy(overSea(20_000), 'car')).toBe(false);
});

it('[PLUS-1] round a gulf one drives only where that is faster than across', () => {
  const toTallinn = overLand(82_000, 540_000);
  expect([defaultMode(toTallinn), defaultMode(toTallinn, true)]).toEqual(['ferry', 'ferry']);
  expect(modesFor(toTallinn)).toEqual(['car', 'train', 'ferry']);
  expect(isRoundabout(toTallinn)).toBe(true);
  const toPerpignan = overLand(252_000, 291_000);
  expect([defaultMode(toPerpignan), defaultMode(toPerpignan, true)]).toEqual(['train', 'car']);
  expect(isRoundabout(toPerpignan)).toBe(false);
});

describe('modes', () => {
  it('[PLUS-1] one walks what is near, and flies what is far', () => {
    expect(
      [400, 1_190, 1_210, 5_000, 300_000, 5_000_000].map((directM) => defaultMode(overLand(directM))),
    ).toEqual(['walk', 'walk', 'transit', 'transit', 'train', 'plane']);
  });

  it('[PLUS-1] the usual mode is always among those offered, and leads there', () => {
    fc.assert(
      fc.property(metres, lies, fc.boolean(), (directM, way, hasCar) => {
        const usual = defaultMode(way(directM), hasCar);
        expect(modesFor(way(directM))).toContain(usual);
        expect(canGoBy(way(directM), usual)).toBe(true);
      }),
    );
  });

  it('[PLUS-1] a stored choice is read with care', () => {
    expect([isTravelMode('bike'), isTravelMode('ferry')]).toEqual([true, true]);
    for (const other of ['BIKE', '', null, 3]) expect(isTravelMode(other)).toBe(false);
  });
});
