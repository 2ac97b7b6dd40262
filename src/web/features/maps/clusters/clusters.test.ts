import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tripActivity } from '#tests/support/trip-details.ts';
import type { MapStop } from '../model.ts';
import { type Cluster, clusterStops, pixelsApart, splitArea, takeOut } from './clusters.ts';

const REACH = 30;
const LISBON = { lat: 38.7139, lng: -9.1335 };
/** The world as wide as at a zoom of MapLibre's. */
const at = (zoom: number) => ({ worldPx: 512 * 2 ** zoom, reachPx: REACH });

const stop = (id: string, { lat, lng } = LISBON, number: number | null = 1): MapStop => ({
  name: id,
  item: tripActivity(id),
  role: number === null ? 'waiting' : 'stop',
  number,
  dayNumber: 1,
  day: '2027-03-12',
  lat,
  lng,
});

const idsOf = (marks: readonly Cluster[]) => marks.map(({ stops }) => stops.map(({ item }) => item.id));

/** Towns with many places, some at the same point; everywhere, including the date line and the poles. */
const towns = fc
  .array(
    fc.record({
      lat: fc.oneof(
        fc.constant(38.7139),
        fc.double({ min: 38.6, max: 38.8, noNaN: true }),
        fc.double({ min: -90, max: 90, noNaN: true }),
      ),
      lng: fc.oneof(
        fc.constant(-9.1335),
        fc.double({ min: 179, max: 181, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
      ),
    }),
    { maxLength: 60 },
  )
  .map((places) => places.map((place, index) => stop(`${index}`, place)));
const zooms = fc.double({ min: 0.4, max: 18, noNaN: true });

describe('what is gathered on the map', () => {
  it('[MAP-4] has each stop in exactly one mark, and no two marks touch', () => {
    const isWhole = (stops: MapStop[], zoom: number) => {
      const marks = clusterStops(stops, at(zoom));
      expect(idsOf(marks).flat().toSorted()).toEqual(stops.map(({ item }) => item.id).toSorted());
      for (const [index, mark] of marks.entries())
        for (const other of marks.slice(index + 1))
          expect(pixelsApart(mark, other, at(zoom))).toBeGreaterThan(REACH * 0.999);
    };
    fc.assert(fc.property(towns, zooms, isWhole));
  });

  it('[MAP-4] what must be seen stands for itself, and the rest is still whole', () => {
    const isSeen = (stops: MapStop[], zoom: number, chosen: number, pointed: number) => {
      const marks = takeOut(clusterStops(stops, at(zoom)), stops, [`${chosen}`, `${pointed}`], at(zoom));
      expect(idsOf(marks).flat().toSorted()).toEqual(stops.map(({ item }) => item.id).toSorted());
      expect(new Set(marks.map(({ key }) => key)).size).toBe(marks.length);
      const own = (id: number) => marks.find(({ stops: [first] }) => first.item.id === `${id}`);
      for (const id of [chosen, pointed]) if (id < stops.length) expect(own(id)?.stops).toHaveLength(1);
      const first = own(chosen);
      if (!first) return;
      expect(first.aside).toEqual({ x: 0, y: 0 });
      for (const mark of marks)
        if (mark !== first) expect(pixelsApart(mark, first, at(zoom))).toBeGreaterThan(REACH * 0.99);
    };
    fc.assert(fc.property(towns, zooms, fc.nat(59), fc.nat(59), isSeen));
  });

  it('[MAP-4] an item of the list that is pointed at moves no mark but its own', () => {
    const far = stop('far', { lat: 48.85, lng: 2.35 });
    const stops = [stop('a'), far, stop('b'), stop('c')];
    const gathered = clusterStops(stops, at(8));
    const marks = takeOut(gathered, stops, ['b'], at(8));
    expect(idsOf(gathered)).toEqual([['a', 'b', 'c'], ['far']]);
    expect(idsOf(marks)).toEqual([['a', 'c'], ['far'], ['b']]);
    expect(marks[1]).toBe(gathered[1]);
    expect(marks[0]?.aside).not.toEqual({ x: 0, y: 0 });
    expect(marks[0]?.key).toBe(gathered[0]?.key);
  });

  it('[MAP-4] two at the very same place are one mark; chosen, one stands there and the other beside it', () => {
    const stops = [stop('four', LISBON, 4), stop('waiting', LISBON, null)];
    const gathered = clusterStops(stops, at(18));
    expect(idsOf(gathered)).toEqual([['four', 'waiting']]);
    const [four, waiting] = takeOut(gathered, stops, ['four'], at(18));
    expect([four?.aside, waiting?.aside]).toEqual([
      { x: 0, y: 0 },
      { x: REACH, y: 0 },
    ]);
  });

  it('[MAP-4] both sides of the date line are one spot', () => {
    const stops = [stop('east', { lat: -17, lng: 179.9999 }), stop('west', { lat: -17, lng: -179.9999 })];
    expect(idsOf(clusterStops(stops, at(8)))).toEqual([['east', 'west']]);
    expect(idsOf(clusterStops(stops, at(18)))).toEqual([['east'], ['west']]);
  });

  it('[MAP-4] a mark parts where its stops are far enough from each other, never at the same spot', () => {
    const deepest = at(18);
    const near = { lat: 38.7149, lng: -9.1325 };
    const [parting] = clusterStops([stop('a'), stop('b', near)], at(8));
    expect(parting && splitArea(parting, deepest)).toEqual({
      west: LISBON.lng,
      east: near.lng,
      south: LISBON.lat,
      north: near.lat,
    });
    const [same] = clusterStops([stop('a'), stop('b')], at(8));
    expect(same && splitArea(same, deepest)).toBeNull();
  });

  it('[PLUS-7] a thousand pins are gathered into as few marks as a map has room for', () => {
    const stops = Array.from({ length: 1000 }, (_, index) =>
      stop(`${index}`, { lat: 38.7 + (index % 40) / 1000, lng: -9.2 + Math.floor(index / 40) / 1000 }),
    );
    expect(clusterStops(stops, at(10)).length).toBeLessThan(12);
    expect(clusterStops(stops, at(18))).toHaveLength(1000);
  });
});
