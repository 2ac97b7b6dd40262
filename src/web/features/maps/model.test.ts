import { describe, expect, it } from 'vitest';
import { daySchedule } from '#domain/schedule.ts';
import { tripActivity, tripNote, tripStay, tripTransport } from '#tests/support/trip-details.ts';
import { dayView } from '#web/features/planner/timeline/day-view.ts';
import { areaOf, dayOnMap, mapOfDay, mapOfTrip, pressedPlace } from './model.ts';

const DAY = Temporal.PlainDate.from('2027-03-12');
const NEXT = DAY.add({ days: 1 });
const day = DAY.toString();

const LISBON = { name: 'Baixa', formatted_address: 'Baixa, Lisbonne', lat: 38.71, lng: -9.14 };
const BELEM = { name: 'Belém', formatted_address: 'Belém, Lisbonne', lat: 38.69, lng: -9.21 };
const BORDEAUX = { name: 'Bordeaux', formatted_address: 'Bordeaux', lat: 44.83, lng: -0.71 };
const NADI = { name: 'Nadi', formatted_address: 'Nadi', lat: -17.78, lng: 177.44 };
const APIA = { name: 'Apia', formatted_address: 'Apia', lat: -13.83, lng: -171.77 };

const activity = (id: string, time: string | null, location: object | null, date = day) =>
  tripActivity(id, { date, time, location: location && { ...location } });

const flight = (id: string, time: string, from: object | null, to: object | null) =>
  tripTransport(id, {
    date: day,
    time,
    duration: 110,
    sub_type: 'plane',
    start_location: from && { ...from },
    end_location: to && { ...to },
  });

const stay = tripStay('stay', { check_in: day, check_out: '2027-03-14', location: { ...LISBON } });

const note = tripNote('note', day);

describe('a day on the map', () => {
  it('[MAP-4] numbers its stops as the list does, items without a place counted in', () => {
    const items = [
      activity('late', '18:00', BELEM),
      activity('lost', '12:00', null),
      stay,
      activity('early', '09:00', LISBON),
    ];
    const { stops, withoutPlace } = mapOfDay(items, DAY, 1);
    expect(stops.map(({ item, number }) => [item.id, number])).toEqual([
      ['early', 1],
      ['stay', 3],
      ['late', 4],
    ]);
    expect(withoutPlace).toBe(1);
    const list = dayView(DAY, daySchedule(items, DAY), new Map(items.map((item) => [item.id, item])), 27);
    for (const { item, number } of list.cards) {
      const pin = stops.find((stop) => stop.item.id === item.id);
      if (pin) expect(pin.number).toBe(number);
    }
  });

  it('[MAP-4] leads the way from stop to stop; a transport stands where it arrives', () => {
    const { stops, ways, lengthM } = mapOfDay(
      [flight('fly', '08:00', BORDEAUX, LISBON), activity('walk', '12:00', BELEM)],
      DAY,
      1,
    );
    expect(stops.map(({ lat, role }) => [lat, role])).toEqual([
      [LISBON.lat, 'stop'],
      [BELEM.lat, 'stop'],
      [BORDEAUX.lat, 'origin'],
    ]);
    expect(ways.map((way) => [way[0], way.at(-1)])).toEqual([
      [
        { lat: BORDEAUX.lat, lng: BORDEAUX.lng },
        { lat: LISBON.lat, lng: LISBON.lng },
      ],
      [
        { lat: LISBON.lat, lng: LISBON.lng },
        { lat: BELEM.lat, lng: BELEM.lng },
      ],
    ]);
    expect(lengthM / 1000).toBeGreaterThan(900);
  });

  it('[MAP-4] shows the whole of a lone flight, and around the destination where nothing is placed', () => {
    const view = mapOfDay([flight('fly', '08:00', BORDEAUX, LISBON)], DAY, 1);
    const area = areaOf(view, [], { isWholeTrip: false, destination: [LISBON] });
    expect(area?.north).toBeGreaterThanOrEqual(BORDEAUX.lat);
    expect(area?.east).toBeGreaterThanOrEqual(BORDEAUX.lng);
    expect(area?.west).toBeLessThanOrEqual(LISBON.lng);
    const around = areaOf(mapOfDay([], DAY, 1), [], { isWholeTrip: false, destination: [LISBON] });
    expect(around && (around.north + around.south) / 2).toBeCloseTo(LISBON.lat);
    expect(areaOf(mapOfDay([], DAY, 1), [], { isWholeTrip: false, destination: [] })).toBeNull();
  });

  it('[MAP-4] opens at a country as far as its towns reach, without what lies overseas', () => {
    const spain = [
      [40.42, -3.7], // Madrid
      [41.39, 2.16],
      [39.47, -0.38],
      [37.39, -5.98],
      [41.66, -0.88],
      [36.72, -4.42],
      [43.37, -8.4],
      [39.57, 2.65],
      [43.26, -2.92],
      [28.1, -15.41], // Las Palmas
    ].map(([lat = 0, lng = 0]) => ({ lat, lng }));
    const area = areaOf(mapOfDay([], DAY, 1), [], { isWholeTrip: false, destination: spain });
    expect(area?.south).toBeCloseTo(36.72 - 1.5);
    expect(area?.north).toBeCloseTo(43.37 + 1.5);
    expect(area?.west).toBeCloseTo(-8.4 - 1.5);
    expect(area?.east).toBeCloseTo(2.65 + 1.5);
  });

  it('[MAP-4] opens at a country on both sides of the date line as at one', () => {
    const destination = [NADI, { lat: -16.8, lng: -179.98 }];
    const area = areaOf(mapOfDay([], DAY, 1), [], { isWholeTrip: false, destination });
    expect(area && area.east - area.west).toBeLessThan(10);
  });

  it('[MAP-4] opens a whole trip at the stay, without the way there and home; at all of it while nothing else is planned', () => {
    const whole = { isWholeTrip: true, destination: [] };
    const there = flight('there', '08:00', NADI, LISBON);
    const items = [there, activity('walk', '14:00', BELEM)];
    expect(areaOf(mapOfTrip(items, [DAY]), [], whole)).toEqual({
      south: BELEM.lat,
      north: LISBON.lat,
      west: BELEM.lng,
      east: LISBON.lng,
    });
    expect(areaOf(mapOfDay(items, DAY, 1), [], { ...whole, isWholeTrip: false })?.south).toBe(NADI.lat);
    expect(areaOf(mapOfTrip([there], [DAY]), [], whole)?.south).toBe(NADI.lat);
  });

  it('[MAP-4] names a stop by its title, the ends of a flight by their places', () => {
    const items = [flight('fly', '08:00', BORDEAUX, LISBON), activity('walk', '14:00', BELEM)];
    expect(mapOfDay(items, DAY, 1).stops.map(({ name }) => name)).toEqual(['Baixa', 'walk', 'Bordeaux']);
  });

  it('[MAP-4] goes over the date line without a jump, both ways', () => {
    for (const [from, to] of [
      [NADI, APIA],
      [APIA, NADI],
    ] as const) {
      const [way = []] = mapOfDay([flight('fly', '08:00', from, to)], DAY, 1).ways;
      for (const [index, point] of way.entries()) {
        const next = way[index + 1];
        if (next) expect(Math.abs(next.lng - point.lng)).toBeLessThan(5);
      }
    }
  });

  it('[MAP-4] shows what waits for a time and where one sleeps, off the way and without a number', () => {
    const second = mapOfDay([stay, activity('some time', null, BELEM, NEXT.toString()), note], NEXT, 2);
    expect(second.stops.map(({ item, role, number }) => [item.id, role, number])).toEqual([
      ['stay', 'stay', null],
      ['some time', 'waiting', null],
    ]);
    expect(second).toMatchObject({ ways: [], lengthM: 0, withoutPlace: 0 });
  });

  it('[MAP-4] of a place that says nothing, or nonsense, is left out and counted', () => {
    const odd = [
      activity('far', '09:00', { ...LISBON, lat: 400 }),
      activity('text', '10:00', { name: 'Ici' }),
    ];
    expect(mapOfDay(odd, DAY, 1)).toMatchObject({ stops: [], ways: [], withoutPlace: 2 });
  });
});

describe('the whole trip on the map', () => {
  it('[MAP-4] has each item once, on the day on which it begins, in the order of the days', () => {
    const items = [
      activity('second', '09:00', BELEM, NEXT.toString()),
      stay,
      activity('first', '23:30', LISBON),
    ];
    const { stops, ways } = mapOfTrip(items, [DAY, NEXT]);
    expect(stops.map(({ item, dayNumber }) => [item.id, dayNumber])).toEqual([
      ['stay', 1],
      ['first', 1],
      ['second', 2],
    ]);
    expect(ways).toHaveLength(1); // The stay and the first are at one place.
  });

  it('[MAP-4] knows the day that is open by its number, and none outside the dates', () => {
    expect(dayOnMap([DAY, NEXT], '2027-03-13')).toMatchObject({ number: 2 });
    expect(dayOnMap([DAY, NEXT], 'outside')).toBeNull();
    expect(dayOnMap([DAY, NEXT], null)).toBeNull();
  });
});

describe('what stands on the map', () => {
  it('[MAP-4] a pressed spot is a place with its coordinates for a name', () => {
    expect(pressedPlace({ lat: 38.7, lng: -9.1 })).toEqual({
      name: '38.70000, -9.10000',
      formatted_address: '38.70000, -9.10000',
      lat: 38.7,
      lng: -9.1,
    });
  });
});
