import { describe, expect, it } from 'vitest';
import { formatDistance } from '#i18n/format.ts';
import { tripActivity, tripTransport } from '#tests/support/trip-details.ts';
import type { World } from '../base-map/outline-style.ts';
import { PAPER } from './paper.ts';
import { paperMap, townName } from './paper-map.ts';

const FIRST = Temporal.PlainDate.from('2027-03-12');
const DAYS = Array.from({ length: 5 }, (_, days) => FIRST.add({ days }));

const place = (name: string, lat: number, lng: number, rest = '') => ({
  name,
  formatted_address: name + rest,
  lat,
  lng,
});
const PARIS = place('Paris (CDG)', 49.01, 2.55);
const TOKYO = place('Tokyo (HND)', 35.55, 139.78, ', Tokyo, Japon');
const UENO = place('Ueno', 35.71, 139.77, ', Tokyo, Japon');
const SENSOJI = place('Senso-ji', 35.715, 139.797, ', 2-3-1 Asakusa, 111-0032 Tokyo, Japon');
const KYOTO = place('Kyoto', 35.01, 135.77, ', Kyoto, Japon');
const HONOLULU = place('Honolulu (HNL)', 21.32, -157.92);
const WAIKIKI = place('Waikiki', 21.28, -157.83);

const visit = (at: ReturnType<typeof place>, day: number, time: string) =>
  tripActivity(`${at.name} ${day}`, {
    title: at.name,
    date: FIRST.add({ days: day - 1 }).toString(),
    time,
    location: { ...at },
  });

const ride = (sub_type: 'plane' | 'train', from: object, to: object, day: number, time: string) =>
  tripTransport(`${sub_type} ${day}`, {
    date: FIRST.add({ days: day - 1 }).toString(),
    time,
    duration: 110,
    sub_type,
    start_location: { ...from },
    end_location: { ...to },
  });

const JAPAN = [
  ride('plane', PARIS, TOKYO, 1, '11:00'),
  visit(UENO, 2, '09:00'),
  visit(SENSOJI, 2, '14:00'),
  ride('train', TOKYO, KYOTO, 3, '08:00'),
  visit(KYOTO, 3, '15:00'),
  visit(UENO, 4, '10:00'),
  ride('plane', TOKYO, PARIS, 5, '11:00'),
];

/** One square of land, and a border through it. */
const square = (west: number, south: number, size: number): World => ({
  land: [
    [
      [
        [west, south],
        [west + size, south],
        [west + size, south + size],
        [west, south + size],
        [west, south],
      ],
    ],
  ],
  borders: {
    type: 'MultiLineString',
    coordinates: [
      [
        [west, south + size / 2],
        [west + size, south + size / 2],
      ],
    ],
  },
  areaAt: () => 0,
});

/** The coordinates of a path. */
const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

describe('a trip on paper', () => {
  it('[PLUS-4] numbers its stops in the order of the days, and names them in the legend', () => {
    const map = paperMap(JAPAN, DAYS, null);
    expect(
      map?.days.map(({ number, stops }) => [number, ...stops.map((stop) => `${stop.number} ${stop.name}`)]),
    ).toEqual([
      [1, '1 Paris (CDG)', '2 Tokyo (HND)'],
      [2, '3 Ueno', '4 Senso-ji'],
      [3, '5 Tokyo (HND)', '6 Kyoto', '7 Kyoto'],
      [4, '8 Ueno'],
      [5, '9 Tokyo (HND)', '10 Paris (CDG)'],
    ]);
  });

  it('[PLUS-4] is framed by the stay: the airport of departure lies outside, and the legend says so', () => {
    const map = paperMap(JAPAN, DAYS, null);
    const off = map?.days.flatMap(({ stops }) =>
      stops.filter(({ isOff }) => isOff).map(({ number }) => number),
    );
    expect(off).toEqual([1, 10]);
    for (const { x, y } of map?.marks ?? []) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(PAPER.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(PAPER.height);
    }
  });

  it('[PLUS-4] has one mark for what is close, with its numbers and the name of the town that the addresses share', () => {
    const map = paperMap(JAPAN, DAYS, null);
    expect(map?.marks.map(({ numbers, name }) => [numbers, name])).toEqual([
      ['2–5, 8–9', 'Tokyo'],
      ['6–7', 'Kyoto'],
    ]);
    expect(map?.marks.map(({ side }) => side)).not.toContain(null);
  });

  it('[PLUS-4] names a mark by its first stop where the addresses name no town', () => {
    const bare = [UENO, SENSOJI, KYOTO].map((at, index) =>
      visit({ ...at, formatted_address: at.name }, 1, `1${index}:00`),
    );
    expect(paperMap(bare, DAYS, null)?.marks.map(({ name }) => name)).toEqual(['Ueno…', 'Kyoto']);
  });

  it('[PLUS-4] leads from stop to stop, there and back once, flights apart from the rest', () => {
    const map = paperMap(JAPAN, DAYS, null);
    expect([map?.ways, map?.flights].map((path = '') => path.match(/M/g)?.length)).toEqual([5, 1]);
  });

  it('[PLUS-4] draws the coast and borders as far as they are in sight', () => {
    const map = paperMap(JAPAN, DAYS, square(120, 20, 60));
    const shore = pointsOf(map?.land ?? '');
    expect(shore.length).toBeGreaterThanOrEqual(4);
    // The square is far larger than the sheet, which it covers.
    expect(Math.min(...shore.map(({ x }) => x))).toBeCloseTo(-6);
    expect(Math.max(...shore.map(({ y }) => y))).toBeCloseTo(PAPER.height + 6);
    expect(paperMap(JAPAN, DAYS, square(0, 0, 10))).toMatchObject({ land: '', borders: '' });
  });

  it('[PLUS-4] draws no coast of a town, where it would be off by streets', () => {
    const town = [visit(UENO, 1, '10:00'), visit(SENSOJI, 1, '12:00')];
    const map = paperMap(town, DAYS, square(120, 20, 60));
    expect(map).toMatchObject({ land: '', borders: '', scale: { metres: 500 } });
    expect(map?.marks.map(({ numbers }) => numbers)).toEqual(['1', '2']);
  });

  it('[PLUS-4] measures a town in feet that are as many as its scale has, where miles are too long', () => {
    const corner = place('Reykjavík', 64.14, -21.93);
    const near = place('Hallgrímskirkja', 64.142, -21.91);
    const { metres = 0 } =
      paperMap([visit(corner, 1, '10:00'), visit(near, 1, '12:00')], DAYS, null, 'mi')?.scale ?? {};
    expect(metres / 0.3048).toBeCloseTo(500);
    expect(formatDistance(metres, 'en', { distance: 'mi', temperature: 'c' })).toBe('500 ft');
  });

  it('[PLUS-4] shows a single place in the middle of its surroundings', () => {
    const map = paperMap([visit(UENO, 1, '10:00')], DAYS, square(139.5, 35.5, 0.4));
    expect(map?.marks).toMatchObject([{ numbers: '1', name: 'Ueno', side: 'right', x: PAPER.width / 2 }]);
    expect(map?.marks[0]?.y).toBeCloseTo(PAPER.height / 2, -1);
    expect(map?.land).not.toBe('');
    expect(map?.scale.metres).toBe(100_000);
  });

  it('[PLUS-4] goes on over the date line, from Japan to Hawaii', () => {
    const trip = [
      visit(UENO, 1, '10:00'),
      ride('plane', TOKYO, HONOLULU, 2, '20:00'),
      visit(WAIKIKI, 3, '10:00'),
    ];
    const map = paperMap(trip, DAYS, square(-170, 0, 60));
    const [tokyo, honolulu] = map?.marks ?? [];
    expect(tokyo?.x).toBeLessThan(100);
    expect(honolulu?.x).toBeGreaterThan(PAPER.width - 100);
    const flight = pointsOf(map?.flights ?? '');
    const steps = flight.map(({ x }, index) => x - (flight[index - 1]?.x ?? x));
    expect(Math.max(...steps.map(Math.abs))).toBeLessThan(40);
    expect(flight.at(-1)?.x).toBeCloseTo(honolulu?.x ?? 0, 0);
    // Land that the outline has far in the west is east of the line here.
    const shore = pointsOf(map?.land ?? '').map(({ x }) => x);
    expect(Math.min(...shore)).toBeGreaterThan(PAPER.width / 2);
    expect(Math.max(...shore)).toBeCloseTo(PAPER.width + 6);
  });

  it('[PLUS-4] leads to a stay beyond the date line from where the map does not reach', () => {
    const trip = [ride('plane', TOKYO, HONOLULU, 2, '20:00'), visit(WAIKIKI, 3, '10:00')];
    const map = paperMap(trip, DAYS, null);
    const [honolulu] = map?.marks ?? [];
    const landing = pointsOf(map?.flights ?? '').at(-1);
    expect(landing?.x).toBeCloseTo(honolulu?.x ?? 0, 0);
    expect(landing?.y).toBeCloseTo(honolulu?.y ?? 0, 0);
  });

  it('[PLUS-4] is nothing of a trip without a place, whose items it counts otherwise', () => {
    expect(paperMap([], DAYS, null)).toBeNull();
    const nowhere = { ...visit(UENO, 1, '10:00'), id: 'nowhere', location: null };
    expect(paperMap([nowhere], DAYS, null)).toBeNull();
    expect(paperMap([nowhere, visit(UENO, 1, '12:00')], DAYS, null)?.withoutPlace).toBe(1);
  });

  it('[PLUS-4] has a dot where each stop is, and no mark over another', () => {
    const row = Array.from({ length: 14 }, (_, index) => place(`Stop ${index}`, 35, 135 + index / 2));
    const trip = [...row, ...row, ...row].map((at, index) => ({
      ...visit(at, 1, `${10 + (index % 12)}:00`),
      id: String(index),
    }));
    const { marks = [], dots = '' } = paperMap(trip, DAYS, null) ?? {};
    expect(pointsOf(dots)).toHaveLength(42);
    expect(marks).toHaveLength(14);
    const inRow = marks.toSorted((one, other) => one.x - other.x);
    for (const [index, mark] of inRow.entries()) {
      const next = inRow[index + 1];
      if (next) expect(mark.x + mark.halfWidth).toBeLessThanOrEqual(next.x - next.halfWidth);
    }
  });

  it('[PLUS-4] gives a mark few ranges: the legend has all of them', () => {
    const turns = Array.from({ length: 8 }, (_, index) =>
      visit(index % 2 === 0 ? UENO : KYOTO, 1, `1${index}:00`),
    ).map((item, index) => ({ ...item, id: String(index) }));
    expect(paperMap(turns, DAYS, null)?.marks.map(({ numbers }) => numbers)).toEqual([
      '1, 3, 5…',
      '2, 4, 6…',
    ]);
  });
});

const KYOTO_ADDRESSES = ['Gion, Kyoto, Japon', 'Nara, Japon'];

it('[PLUS-4] a town is the part that most of its addresses share, and none elsewhere', () => {
  const tokyo = ['Ueno, Tokyo, Japon', '2-3-1 Asakusa, 111-0032 Tokyo, Japon', 'Aéroport de Haneda'];
  expect(townName(tokyo, KYOTO_ADDRESSES)).toBe('Tokyo');
  expect(townName(['Castelo, 1100-148 Lisboa', 'Largo do Carmo 8, Lisboa'], [])).toBe('Lisboa');
});

it('[PLUS-4] addresses that share nothing but what others have too name no town', () => {
  expect(townName(['Ueno, Japon', 'Asakusa, Japon'], KYOTO_ADDRESSES)).toBeNull();
  expect(townName(['Ueno', 'Asakusa'], [])).toBeNull();
  expect(townName(['', ''], [])).toBeNull();
  // One of three is not most of them.
  expect(townName(['Ueno, Tokyo', 'Shibuya', 'Asakusa'], [])).toBeNull();
});
