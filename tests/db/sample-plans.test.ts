import { expect, it } from 'vitest';
import { distanceBetween } from '#domain/geo.ts';
import { isLocated, type Place, readPlace } from '#domain/place.ts';
import { lisbonTrip } from '#seed/demo/lisbon-trip.ts';
import { type SampleTripRow, sampleTripRows } from '#seed/sample-trips.ts';
import { nextStart, readItems, sampleDays } from '#web/features/explore/sample-trips/sample-items.ts';

const trips = sampleTripRows();

/** As the database has a plan. */
const asRow = ({ month, items }: SampleTripRow) => ({ month, items: JSON.parse(JSON.stringify(items)) });

it.each(trips)(
  '[PUB-3] [PLUS-20] $slug is in the order of the day, with a bed for each night and none after it',
  (trip) => {
    for (const ofDay of sampleDays(readItems(asRow(trip), 'fr'), trip.days)) {
      const timed = ofDay.filter(({ time, kind }) => time !== null && kind !== 'accommodation');
      const times = timed.map(({ time }) => time);
      expect(times).toEqual(times.toSorted((a, b) => String(a).localeCompare(String(b))));
      const rides = ofDay.findLastIndex(
        ({ kind, to, place }) => kind === 'itinerary' && to !== null && place !== null,
      );
      const stay = ofDay.findIndex(({ kind }) => kind === 'accommodation');
      // The last ride of a day with a check-in leads to the house.
      if (stay >= 0) expect(stay, ofDay[stay]?.title).toBeGreaterThan(rides);
    }
    const beds = trip.items.flatMap(({ kind, day, nights = 1 }) =>
      kind === 'accommodation' ? Array.from({ length: nights }, (_, night) => day + night) : [],
    );
    expect(beds).toEqual(Array.from({ length: trip.days - 1 }, (_, night) => night + 1));
  },
);

it.each(trips)(
  '[PUB-3] [PLUS-1] $slug visits nothing on a day on which it is closed, in any year',
  (trip) => {
    const items = readItems(asRow(trip), 'fr');
    for (let year = 2026; year < 2046; year++) {
      const start = nextStart(asRow(trip), Temporal.PlainDate.from({ year, month: 1, day: 1 }));
      expect(start.month).toBe(trip.month);
      for (const { title, day, closedOn } of items) {
        const weekday = start.add({ days: day - 1 }).dayOfWeek;
        expect(closedOn, `${title}, ${start.toString()}`).not.toContain(weekday);
      }
    }
  },
);

it('[PUB-3] [PLUS-1] knows the closing days of museums and markets', () => {
  const closed = trips.flatMap(({ items }) =>
    items.flatMap((item) => (item.closed_on ? [[item.title_en, item.closed_on]] : [])),
  );
  expect(closed).toEqual(
    expect.arrayContaining([
      ['Mosteiro dos Jerónimos', [1]],
      ['MAAT', [2]],
      ['Convento do Carmo', [7]],
      ['Pinacoteca di Brera', [1]],
      ['Mercato Albinelli', [7]],
    ]),
  );
  expect(closed.length).toBeGreaterThanOrEqual(12);
});

it('[PUB-3] has one price for one thing: a ride in both directions, a place in a sample and in the demonstration', () => {
  const demo = Object.entries(lisbonTrip(Temporal.PlainDate.from('2027-03-12')).items).flatMap(
    ([table, rows]) =>
      rows.map((row) => ({
        table,
        title: row.title,
        price: row.price,
        sub: row.sub_type,
        ends: [row.location ?? row.start_location, row.end_location].flatMap(
          (place) => readPlace(place) ?? [],
        ),
      })),
  );
  const tables = { itinerary: 'trip_itineraries', activity: 'trip_activities', meal: 'trip_meals' };
  const samples = trips.flatMap(({ items }) =>
    items.flatMap(({ kind, title_fr, price, sub_type, place, to }) =>
      kind in tables
        ? [
            {
              table: Reflect.get(tables, kind),
              title: title_fr,
              price,
              sub: sub_type,
              ends: [place, to].flatMap((end) => readPlace(end) ?? []),
            },
          ]
        : [],
    ),
  );
  // A flight home is another flight.
  const all = [...samples, ...demo].filter(({ price, sub }) => typeof price === 'number' && sub !== 'plane');
  const isNear = (a: Place | undefined, b: Place | undefined, metres: number) =>
    a !== undefined && b !== undefined && isLocated(a) && isLocated(b) && distanceBetween(a, b) < metres;
  const isSame = (one: (typeof all)[number], other: (typeof all)[number]) => {
    const [from, to] = one.ends;
    if (one.table !== other.table) return false;
    if (one.table !== 'trip_itineraries')
      return demo.includes(other) && !demo.includes(one) && isNear(from, other.ends[0], 60);
    const [start, end] = other.ends;
    return (
      (isNear(from, start, 1000) && isNear(to, end, 1000)) ||
      (isNear(from, end, 1000) && isNear(to, start, 1000))
    );
  };
  const pairs = all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => (isSame(one, other) ? [[one, other] as const] : [])),
  );
  expect(pairs.length).toBeGreaterThan(10);
  for (const [one, other] of pairs) expect([one.title, one.price]).toEqual([one.title, other.price]);
});
