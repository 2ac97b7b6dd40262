import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, compassPoint, distanceBetween, greatCircle, nearestLng, normalLng } from './geo.ts';

const PARIS = { lat: 48.8566, lng: 2.3522 };
const LISBON = { lat: 38.7223, lng: -9.1393 };
const NADI = { lat: -17.7765, lng: 177.4356 };
const APIA = { lat: -13.8333, lng: -171.7667 };

const place = fc.record({
  lat: fc.double({ min: -89, max: 89, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

it('[MAP-4] one heads for one of eight points of the compass, over the date line by the shortest way', () => {
  const from = { lat: 48.86, lng: 2.35 };
  const heading = (lat: number, lng: number) =>
    compassPoint(from, { lat: from.lat + lat, lng: from.lng + lng });
  expect([heading(0.01, 0), heading(0.01, 0.0152), heading(0, 0.01), heading(-0.01, 0.0152)]).toEqual([
    'n',
    'ne',
    'e',
    'se',
  ]);
  expect([heading(-0.01, 0), heading(-0.01, -0.0152), heading(0, -0.01), heading(0.01, -0.0152)]).toEqual([
    's',
    'sw',
    'w',
    'nw',
  ]);
  expect(compassPoint(NADI, APIA)).toBe('e');
  expect(compassPoint(PARIS, PARIS)).toBe('n');
});

describe('distances', () => {
  it('[MAP-4] are those of the globe', () => {
    expect(distanceBetween({ lat: 0, lng: 0 }, { lat: 90, lng: 0 }) / 1000).toBeCloseTo(10_007.557, 2);
    expect(distanceBetween(PARIS, LISBON) / 1000).toBeCloseTo(1452.9, 0);
    expect(distanceBetween(PARIS, PARIS)).toBe(0);
  });

  it('[MAP-4] go the short way over the date line', () => {
    expect(distanceBetween(NADI, APIA) / 1000).toBeGreaterThan(1100);
    expect(distanceBetween(NADI, APIA) / 1000).toBeLessThan(1300);
  });

  it('[MAP-4] are the same both ways, and half the way round at most', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(distanceBetween(a, b)).toBeCloseTo(distanceBetween(b, a), 3);
        expect(distanceBetween(a, b)).toBeLessThanOrEqual(20_015_200);
      }),
    );
  });
});

describe('the way from one stop to the next', () => {
  it('[MAP-4] begins and ends at the stops, and bends towards the pole', () => {
    const way = greatCircle(PARIS, { lat: 48.8566, lng: 120 }, 10);
    expect(way).toHaveLength(11);
    expect(way[0]).toEqual(PARIS);
    expect(way[10]).toEqual({ lat: 48.8566, lng: 120 });
    expect(way[5]?.lat).toBeGreaterThan(60);
  });

  it('[MAP-4] runs on past 180° eastwards, and past -180° westwards', () => {
    expect(greatCircle(NADI, APIA, 8).at(-1)?.lng).toBeCloseTo(188.2333, 4);
    expect(greatCircle(APIA, NADI, 8).at(-1)?.lng).toBeCloseTo(-182.5644, 4);
  });

  it('[MAP-4] never jumps, wherever it leads', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const way = greatCircle(a, b, 32);
        for (const [index, point] of way.entries()) {
          expect(Number.isFinite(point.lat) && Number.isFinite(point.lng)).toBe(true);
          const next = way[index + 1];
          if (next) expect(Math.abs(next.lng - point.lng)).toBeLessThanOrEqual(180.000001);
        }
      }),
    );
  });

  it('[MAP-4] between opposite points and between equal ones has no holes', () => {
    const ways = [
      ...greatCircle({ lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 4),
      ...greatCircle(PARIS, PARIS, 4),
    ];
    expect(ways.every(({ lat, lng }) => Number.isFinite(lat) && Number.isFinite(lng))).toBe(true);
  });
});

describe('the area of a trip', () => {
  it('[MAP-4] is the smallest that holds all its places', () => {
    expect(boundsOf([PARIS, LISBON])).toEqual({
      west: -9.1393,
      east: 2.3522,
      south: 38.7223,
      north: 48.8566,
    });
    expect(boundsOf([PARIS])).toEqual({ west: 2.3522, east: 2.3522, south: 48.8566, north: 48.8566 });
    expect(boundsOf([])).toBeNull();
  });

  it('[MAP-4] crosses the date line where that is shorter', () => {
    const area = boundsOf([NADI, APIA]);
    expect(area?.west).toBeCloseTo(177.4356, 4);
    expect(area?.east).toBeCloseTo(188.2333, 4);
  });

  it('[MAP-4] holds every place, and is never more than one turn wide', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (places) => {
        const area = boundsOf(places);
        if (!area) throw new Error('no area');
        expect(area.east - area.west).toBeLessThan(360);
        for (const { lng } of places) {
          const inside = area.west + ((((normalLng(lng) - area.west) % 360) + 360) % 360);
          expect(Math.min(inside - area.west, area.west + 360 - inside)).toBeGreaterThanOrEqual(0);
          expect(inside <= area.east + 1e-6 || inside >= area.west + 360 - 1e-6).toBe(true);
        }
      }),
    );
  });

  it('[MAP-4] names a longitude beside another', () => {
    expect(nearestLng(-179, 178)).toBe(181);
    expect(nearestLng(179, -178)).toBe(-181);
    expect(normalLng(181)).toBe(-179);
    expect(normalLng(-180)).toBe(-180);
  });
});
