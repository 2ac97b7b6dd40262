import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceBetween, type LatLng } from '#domain/geo.ts';
import { defaultMode, isRoundabout } from '#domain/travel.ts';
import { landWaysOnOutline } from './land-outline.ts';

const landWayOf = landWaysOnOutline();
const wayBetween = (from: LatLng, to: LatLng) => ({
  directM: distanceBetween(from, to),
  ...landWayOf(from, to),
});
const at = (lat: number, lng: number): LatLng => ({ lat, lng });

const AJACCIO = at(41.93, 8.74);
const ALGECIRAS = at(36.13, -5.45);
const ATHENS = at(37.98, 23.73);
const BARCELONA = at(41.39, 2.17);
const BARI = at(41.12, 16.87);
const COPENHAGEN = at(55.68, 12.57);
const FUKUOKA = at(33.59, 130.4);
const HAMBURG = at(53.55, 9.99);
const ISTANBUL = at(41.01, 28.97);
const KEY_WEST = at(24.56, -81.78);
const LONDON = at(51.51, -0.13);
const MIAMI = at(25.77, -80.19);
const NAPLES = at(40.85, 14.27);
const NAXOS = at(37.1, 25.38);
const ODENSE = at(55.4, 10.39);
const OSAKA = at(34.69, 135.5);
const PALERMO = at(38.12, 13.36);
const PALMA = at(39.57, 2.65);
const PARIS = at(48.86, 2.35);
const TOKYO = at(35.68, 139.69);
const WELLINGTON = at(-41.29, 174.78);

it.each([
  ['Nice – Ajaccio', at(43.7, 7.26), AJACCIO, 'plane'],
  ['Piraeus – Santorini', at(37.94, 23.64), at(36.39, 25.46), 'plane'],
  ['Athens – Heraklion', ATHENS, at(35.34, 25.13), 'plane'],
  ['Palermo – Malta', PALERMO, at(35.9, 14.51), 'plane'],
  ['Olbia – Bonifacio', at(40.92, 9.5), at(41.39, 9.16), 'ferry'],
  ['Seattle – Victoria', at(47.61, -122.33), at(48.43, -123.37), 'plane'],
  ['Dar es Salaam – Zanzibar', at(-6.8, 39.28), at(-6.16, 39.2), 'ferry'],
  ['Key West – Havana', KEY_WEST, at(23.11, -82.37), 'plane'],
  ['Wellington – Christchurch', WELLINGTON, at(-43.53, 172.63), 'plane'],
  ['Reykjavik – London', at(64.14, -21.9), LONDON, 'plane'],
  ['Dublin – London', at(53.35, -6.26), LONDON, 'plane'],
  ['Palma – Ibiza, both without an outline', PALMA, at(38.91, 1.43), 'plane'],
  ['Tenerife – Gran Canaria', at(28.47, -16.25), at(28.1, -15.41), 'ferry'],
  ['Lanzarote – Fuerteventura', at(28.96, -13.55), at(28.5, -13.86), 'ferry'],
  ['Santorini – Naxos', at(36.42, 25.43), at(37.1, 25.38), 'ferry'],
  ['Paros – Mykonos', at(37.08, 25.15), at(37.45, 25.33), 'ferry'],
  ['Naxos – Paros', NAXOS, at(37.08, 25.15), 'ferry'],
  ['Réunion – Mauritius', at(-20.88, 55.45), at(-20.16, 57.5), 'plane'],
  ['Bangkok – Ko Samui', at(13.75, 100.5), at(9.51, 100.06), 'plane'],
  ['Fukuoka – Busan', FUKUOKA, at(35.18, 129.08), 'plane'],
  ['Tokyo – Shanghai', TOKYO, at(31.2, 121.5), 'plane'],
])('[PLUS-1] only the sea and the air lead from one to the other: %s', (_, from, to, mode) => {
  const way = wayBetween(from, to);
  expect(way.landM).toBeNull();
  expect([defaultMode(way), defaultMode(way, true)]).toEqual([mode, mode]);
});

it.each([
  ['Lisbon – Porto', at(38.71, -9.14), at(41.15, -8.61), 1, 1.1],
  ['Tokyo – Kyoto', TOKYO, at(35, 135.77), 1, 1.1],
  ['Auckland – Wellington', at(-36.85, 174.76), WELLINGTON, 1, 1.1],
  ['Paris – London, by tunnel', PARIS, LONDON, 1, 1.2],
  ['Copenhagen – Malmö, by bridge', COPENHAGEN, at(55.6, 13), 1, 1.9],
  ['Odense – Copenhagen, by bridge from an island without an outline', ODENSE, COPENHAGEN, 1, 1.1],
  ['Hamburg – Copenhagen, by Funen', HAMBURG, COPENHAGEN, 1.2, 1.6],
  ['Hamburg – Stockholm, by three bridges', HAMBURG, at(59.33, 18.06), 1, 1.4],
  ['Osaka – Sapporo, by tunnel', OSAKA, at(43.06, 141.35), 1, 1.2],
  ['Osaka – Takamatsu, by bridge', OSAKA, at(34.34, 134.05), 1, 1.5],
  ['Fukuoka – Osaka', FUKUOKA, OSAKA, 1, 1.2],
  ['Naples – Palermo, by train ferry', NAPLES, PALERMO, 1.5, 2],
  ['Guangzhou – Haikou, by train ferry', at(23.13, 113.26), at(20.04, 110.32), 1, 1.4],
  ['Halifax – Charlottetown, by bridge', at(44.65, -63.57), at(46.24, -63.13), 1.2, 1.6],
  ['Norfolk – Cape Charles, by bridge and tunnel', at(36.85, -76.29), at(37.27, -76.02), 1, 1.7],
  ['Miami – Key West, by road', MIAMI, KEY_WEST, 1, 1.1],
  ['Narvik – Svolvær, by road', at(68.44, 17.43), at(68.23, 14.57), 1, 1.2],
  ['both shores of the Bosphorus', at(40.97, 28.79), at(40.98, 29.1), 1, 1.6],
  ['Şişli – Başakşehir, on one shore of it', at(41.06, 28.99), at(41.09, 28.8), 1, 1.6],
  ['Newark – Brooklyn', at(40.74, -74.17), at(40.65, -74.01), 1, 1.8],
  ['Copenhagen – Helsingør', COPENHAGEN, at(56.03, 12.6), 1, 1.2],
  ['the two halves of Guadeloupe', at(16.33, -61.7), at(16.27, -61.5), 1, 1],
  ['Maracaibo – Cabimas, by bridge', at(10.65, -71.61), at(10.39, -71.44), 1, 1.7],
  ['Izmir – Istanbul', at(38.42, 27.14), ISTANBUL, 1, 1.3],
  ['Genoa – Barcelona, along the coast', at(44.41, 8.93), BARCELONA, 1, 1.3],
  ['Toulon – Perpignan, along the coast', at(43.12, 5.93), at(42.69, 2.89), 1, 1.3],
  ['Venice – Split, along the coast', at(45.44, 12.33), at(43.51, 16.44), 1.2, 1.8],
  ['Palma – Alcúdia, on an island without an outline', PALMA, at(39.85, 3.12), 1, 1],
  ['the north and the south of Tenerife', at(28.47, -16.25), at(28.05, -16.72), 1, 1],
  ['the north and the south of Naxos', at(37.2, 25.5), at(36.95, 25.47), 1, 1],
  ['the north and the south of Réunion', at(-20.88, 55.45), at(-21.34, 55.48), 1, 1],
  ['Jeju – Seogwipo', at(33.5, 126.53), at(33.25, 126.56), 1, 1],
  ['Key West – Marathon', KEY_WEST, at(24.72, -81.08), 1, 1],
  ['Svolvær – Reine', at(68.23, 14.57), at(67.93, 13.09), 1, 1.2],
  ['Copenhagen – Rudkøbing, by four bridges', COPENHAGEN, at(54.94, 10.71), 1, 1.6],
  ['New York – Los Angeles', at(40.71, -74), at(34.05, -118.24), 1, 1.1],
  ['Moscow – Vladivostok', at(55.75, 37.6), at(43.1, 131.9), 1, 1.1],
  ['Anadyr – Egvekinot, over the date line', at(64.73, 177.5), at(66.32, -179.12), 1, 1.6],
  ['Cairo – Cape Town', at(30.05, 31.24), at(-33.9, 18.4), 1, 1.1],
])('[PLUS-1] land leads from one to the other, with so much of a detour: %s', (_, from, to, least, most) => {
  const { directM, landM } = wayBetween(from, to);
  const detour = (landM ?? Number.NaN) / directM;
  expect(detour).toBeGreaterThanOrEqual(least);
  expect(detour).toBeLessThanOrEqual(most);
});

it.each([
  ['Helsinki – Tallinn', at(60.17, 24.94), at(59.44, 24.75), 450, 700, 'ferry'],
  ['Stockholm – Helsinki', at(59.33, 18.06), at(60.17, 24.94), 1_500, 2_200, 'plane'],
  ['Bari – Dubrovnik', BARI, at(42.65, 18.09), 1_200, 1_700, 'plane'],
  ['Athens – Izmir', ATHENS, at(38.42, 27.14), 1_000, 1_700, 'plane'],
  ['Baku – Aktau', at(40.41, 49.87), at(43.65, 51.16), 1_200, 2_200, 'plane'],
  ['Algeciras – Tangier', ALGECIRAS, at(35.78, -5.81), 8_000, 14_000, 'ferry'],
  ['Aberdeen – Bergen', at(57.15, -2.1), at(60.39, 5.32), 2_200, 3_200, 'plane'],
])('[PLUS-1] land leads there round a sea: %s', (_, from, to, leastKm, mostKm, mode) => {
  const way = wayBetween(from, to);
  expect(isRoundabout(way)).toBe(true);
  expect(way.landM).toBeGreaterThan(leastKm * 1000);
  expect(way.landM).toBeLessThan(mostKm * 1000);
  expect(defaultMode(way)).toBe(mode);
});

it('[PLUS-1] what the outline does not show is not known: small islands, and those beside a coast', () => {
  const known = (from: LatLng, to: LatLng) => landWayOf(from, to).isKnown;
  expect(known(PARIS, LONDON)).toBe(true);
  expect(known(NAPLES, at(40.55, 14.24))).toBe(false); // Capri
  expect(known(NAPLES, PALERMO)).toBe(true);
  expect(known(at(36.42, 25.43), at(36.35, 25.46))).toBe(false); // Santorini
  expect(known(PALMA, at(39.85, 3.12))).toBe(true); // Mallorca, which is long enough for the list
});

it('[PLUS-1] the way over land is the same there and back, and never shorter than the crow flies', () => {
  const place = fc.record({
    lat: fc.double({ min: -89, max: 89, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(place, place, (from, to) => {
      const [there, back] = [landWayOf(from, to), landWayOf(to, from)];
      expect(back.isKnown).toBe(there.isKnown);
      expect(back.landM === null).toBe(there.landM === null);
      const landM = there.landM ?? Number.POSITIVE_INFINITY;
      expect(landM).toBeGreaterThanOrEqual(distanceBetween(from, to) - 1);
      if (back.landM !== null) expect(Math.abs(back.landM - landM)).toBeLessThan(1);
    }),
  );
});
