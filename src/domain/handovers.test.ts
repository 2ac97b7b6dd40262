import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayHandOvers, type HandOver } from './handovers.ts';
import type {
  AccommodationItem,
  ActivityItem,
  ItineraryItem,
  MealItem,
  NoteItem,
  TripItem,
} from './items.ts';
import { formatMinutes } from './times.ts';
import { TRAVEL_MODES } from './travel.ts';

const DAY = Temporal.PlainDate.from('2027-03-12');
const TODAY = '2027-03-12';

const at = (lat: number, lng: number) => ({ name: 'Ici', formatted_address: 'Ici', lat, lng });
const SQUARE = at(38.7084, -9.1366);
const CASTLE = at(38.7139, -9.1335);
const HOTEL = at(38.7113, -9.1306);
const BELEM = at(38.6969, -9.2026);
const PORTO = at(41.1496, -8.611);
const AIRPORT = at(38.7742, -9.1342);

const visit = (
  id: string,
  time: string | null,
  end_time: string | null,
  location: unknown = null,
): ActivityItem => ({
  kind: 'activity',
  id,
  title: id,
  date: TODAY,
  time,
  end_time,
  location,
});
const meal = (id: string, time: string, end_time: string, location: unknown = null): MealItem => ({
  kind: 'meal',
  id,
  title: id,
  date: TODAY,
  time,
  end_time,
  location,
});
const ride = (
  id: string,
  time: string,
  duration: number | null,
  [start_location, end_location]: [unknown, unknown] = [null, null],
  sub_type = 'train',
): ItineraryItem => ({
  kind: 'itinerary',
  id,
  title: id,
  date: TODAY,
  time,
  duration,
  sub_type,
  start_location,
  end_location,
});
const stay = (
  check_in: string,
  check_out: string,
  location: unknown = HOTEL,
  id = 'hotel',
): AccommodationItem => ({
  kind: 'accommodation',
  id,
  title: id,
  check_in,
  check_out,
  check_in_time: '15:00',
  check_out_time: '11:00',
  location,
});

const told = (ways: readonly HandOver[]) =>
  ways.map(({ from, to, mode, travel, gap }) => `${from.id} → ${to.id}: ${mode} ${travel.minutes}, ${gap}`);
const ways = (...items: TripItem[]) => told(dayHandOvers(items, DAY).ways);
const warnings = (...items: TripItem[]) => dayHandOvers(items, DAY).warnings;

describe('the ways of a day', () => {
  it('[PLUS-1] lead from each stop to the next, with the time that the plan leaves', () => {
    expect(
      ways(visit('castle', '13:30', '15:00', CASTLE), visit('square', '11:00', '13:00', SQUARE)),
    ).toEqual(['square → castle: walk 11, 30']);
  });

  it('[PLUS-1] begin where one slept and end where one sleeps', () => {
    expect(ways(stay('2027-03-11', '2027-03-14'), visit('castle', '10:00', '11:00', CASTLE))).toEqual([
      'hotel → castle: walk 6, null',
      'castle → hotel: walk 6, null',
    ]);
  });

  it('[PLUS-1] call at the new lodging when the room is free, and only if there is time', () => {
    const square = visit('square', '12:00', '14:00', SQUARE);
    expect(ways(stay('2027-03-12', '2027-03-14'), square, visit('castle', '15:30', '17:00', CASTLE))).toEqual(
      ['square → hotel: walk 10, null', 'hotel → castle: walk 6, 30', 'castle → hotel: walk 6, null'],
    );
    expect(ways(stay('2027-03-12', '2027-03-14'), square, visit('castle', '15:00', '17:00', CASTLE))).toEqual(
      ['square → castle: walk 11, 60', 'castle → hotel: walk 6, null'],
    );
  });

  it('[PLUS-1] lead from one lodging to the next on a day with nothing else', () => {
    const next = stay('2027-03-12', '2027-03-13', BELEM, 'belem');
    expect(ways(stay('2027-03-10', '2027-03-12'), next)).toEqual(['hotel → belem: transit 35, null']);
  });

  it('[PLUS-1] are not reckoned again where transport is planned', () => {
    const metro = ride('metro', '13:00', 30, [AIRPORT, SQUARE], 'metro');
    expect(
      ways(
        visit('plane spotting', '12:00', '12:50', AIRPORT),
        metro,
        visit('castle', '14:00', '15:00', CASTLE),
      ),
    ).toEqual(['metro → castle: walk 11, 30']);
    // Nobody knows where a ride without an end leads to.
    expect(
      ways(
        visit('castle', '09:00', '10:00', CASTLE),
        ride('?', '11:00', 30),
        visit('square', '14:00', '15:00', SQUARE),
      ),
    ).toEqual([]);
  });

  it('[PLUS-1] leave out what has no time or no place, but not the time that it takes', () => {
    const between = meal('somewhere', '13:00', '13:50');
    expect(
      ways(
        visit('square', '11:00', '13:00', SQUARE),
        between,
        visit('idea', null, null, BELEM),
        visit('castle', '14:00', '15:00', CASTLE),
      ),
    ).toEqual(['square → castle: walk 11, 10']);
    const note: NoteItem = { kind: 'note', id: 'note', title: 'n', date: TODAY, content: '' };
    expect(ways(note)).toEqual([]);
  });

  it('[PLUS-1] show none between two stops at one place', () => {
    expect(
      ways(visit('a', '10:00', '11:00', CASTLE), visit('b', '11:00', '12:00', at(38.71395, -9.13355))),
    ).toEqual([]);
  });

  it('[SCHED-2] go on after midnight: home, and from there into the day', () => {
    const fado = { ...visit('fado', '22:30', '01:30', SQUARE), date: '2027-03-11' };
    expect(ways(stay('2027-03-10', '2027-03-14'), fado, visit('castle', '10:00', '11:00', CASTLE))).toEqual([
      'fado → hotel: walk 10, null',
      'hotel → castle: walk 6, null',
      'castle → hotel: walk 6, null',
    ]);
    const train = { ...ride('night train', '22:00', 9 * 60, [PORTO, SQUARE]), date: '2027-03-11' };
    expect(ways(train, visit('castle', '08:00', '09:00', CASTLE))).toEqual([
      'night train → castle: walk 11, 60',
    ]);
  });

  it('[PLUS-1] do not end at the lodging before what passes midnight is over', () => {
    expect(ways(stay('2027-03-11', '2027-03-14'), visit('fado', '22:30', '01:30', SQUARE))).toEqual([
      'hotel → square: walk 10, null'.replace('square', 'fado'),
    ]);
  });

  it('[PLUS-1] cross the date line the short way', () => {
    const [west, east] = [at(-16.8, 179.98), at(-16.8, -179.99)];
    const { ways: found } = dayHandOvers(
      [visit('w', '09:00', '10:00', west), visit('e', '12:00', '13:00', east)],
      DAY,
    );
    expect(found[0]?.directM).toBeLessThan(4_000);
    expect(found[0]?.mode).toBe('transit');
  });

  it('[PLUS-1] are by car on a trip with a car, by whatever a person chose, and as a service answered', () => {
    const items = [visit('square', '11:00', '13:00', SQUARE), visit('belem', '14:00', '15:00', BELEM)];
    expect(ways(...items, ride('drive', '18:00', 30, [null, null], 'rental_car'))[0]).toContain('car');
    const { ways: chosen } = dayHandOvers(items, DAY, { modeOf: () => 'bike' });
    expect(told(chosen)[0]).toContain('bike');
    expect(chosen[0]).toMatchObject({ usualMode: 'transit', isEstimate: true });
    const { ways: asked } = dayHandOvers(items, DAY, { routeOf: () => ({ distanceM: 6_700, minutes: 21 }) });
    expect(asked[0]).toMatchObject({ travel: { distanceM: 6_700, minutes: 21 }, isEstimate: false });
  });

  it('[PLUS-1] are summed up on foot', () => {
    const { walkM, ways: all } = dayHandOvers(
      [
        visit('square', '11:00', '13:00', SQUARE),
        visit('castle', '14:00', '15:00', CASTLE),
        visit('belem', '17:00', '18:00', BELEM),
      ],
      DAY,
    );
    expect(all.map(({ mode }) => mode)).toEqual(['walk', 'transit']);
    expect(walkM).toBe(all[0]?.travel.distanceM);
  });
});

describe('what can’t be', () => {
  it('[PLUS-1] one can’t be there in time, and when one could', () => {
    const [late] = warnings(
      visit('square', '15:30', '17:00', SQUARE),
      visit('castle', '17:03', '18:00', CASTLE),
    );
    expect(late).toMatchObject({
      kind: 'late',
      needed: 11,
      gap: 3,
      shiftTo: 17 * 60 + 15,
      item: { id: 'castle' },
    });
    // A few minutes between neighbours are no conflict.
    expect(
      warnings(visit('square', '15:30', '17:00', SQUARE), visit('castle', '17:07', '18:00', CASTLE)),
    ).toEqual([]);
  });

  it('[PLUS-1] a train does not wait: there is nothing to shift', () => {
    const [late] = warnings(
      visit('belem', '15:00', '17:00', BELEM),
      ride('train', '17:10', 60, [SQUARE, CASTLE]),
    );
    expect(late).toMatchObject({ kind: 'late', shiftTo: null });
    const [drive] = warnings(
      visit('belem', '15:00', '17:00', BELEM),
      ride('drive', '17:10', 60, [SQUARE, CASTLE], 'taxi'),
    );
    expect(drive).toMatchObject({ kind: 'late', shiftTo: 17 * 60 + 35 });
  });

  it('[PLUS-1] two things at once', () => {
    expect(
      warnings(visit('castle', '15:30', '17:00', CASTLE), visit('square', '16:00', '17:15', SQUARE)),
    ).toEqual([
      expect.objectContaining({
        kind: 'overlap',
        minutes: 60,
        shiftTo: 17 * 60 + 15,
        item: expect.objectContaining({ id: 'square' }),
      }),
    ]);
  });

  it('[SCHED-1] not when only the rounding of transport to hours says so', () => {
    const train = ride('train', '08:41', 40, [SQUARE, CASTLE]);
    expect(warnings(train, visit('castle', '09:30', '10:00', CASTLE))).toEqual([]);
    expect(
      warnings(ride('train', '08:00', 80, [SQUARE, CASTLE]), visit('castle', '09:10', '10:00', CASTLE)),
    ).toEqual([expect.objectContaining({ kind: 'overlap', minutes: 10 })]);
  });

  it('[PLUS-1] arriving before the room is free, leaving after it had to be', () => {
    const arrival = ride('taxi', '12:00', 30, [AIRPORT, HOTEL], 'taxi');
    expect(warnings(stay('2027-03-12', '2027-03-14'), arrival)).toEqual([
      expect.objectContaining({ kind: 'beforeCheckIn', at: 750, checkIn: 900 }),
    ]);
    const departure = ride('taxi', '12:00', 30, [HOTEL, AIRPORT], 'taxi');
    expect(warnings(stay('2027-03-10', '2027-03-12'), departure)).toEqual([
      expect.objectContaining({ kind: 'afterCheckOut', at: 720, checkOut: 660 }),
    ]);
    expect(warnings(stay('2027-03-10', '2027-03-12'), visit('belem', '14:00', '15:00', BELEM))).toEqual([
      expect.objectContaining({ kind: 'afterCheckOut', checkOut: 660 }),
    ]);
    expect(warnings(stay('2027-03-10', '2027-03-12'), visit('belem', '11:10', '12:00', BELEM))).toEqual([]);
  });

  it('[PLUS-1] a place that is closed that day, by the item’s own date', () => {
    // 12 March 2027 is a Friday.
    const closed = (closed_on: number[]) => warnings({ ...visit('museum', null, null), closed_on });
    expect(closed([1, 5])).toEqual([expect.objectContaining({ kind: 'closed' })]);
    expect(closed([1, 2])).toEqual([]);
    expect(warnings({ ...visit('museum', '10:00', '11:00'), closed_on: null })).toEqual([]);
    expect(warnings({ ...visit('late', '22:00', '02:00'), date: '2027-03-11', closed_on: [5] })).toEqual([]);
  });

  it('[PLUS-1] transport that leaves from somewhere else', () => {
    expect(
      warnings(visit('castle', '10:00', '11:00', CASTLE), ride('train', '18:00', 60, [PORTO, SQUARE])),
    ).toEqual([expect.objectContaining({ kind: 'far', from: expect.objectContaining({ id: 'castle' }) })]);
  });

  it('[PLUS-1] hours of two clocks are compared by their zones, or not at all', () => {
    const zoned = (place: object, time_zone: string) => ({ ...place, time_zone });
    const tokyo = at(35.55, 139.78);
    const lunch = meal('lunch', '14:00', '15:00', SQUARE);
    const unknown = ride('flight', '08:00', 400, [at(40.64, -73.78), SQUARE], 'plane');
    expect(warnings(unknown, lunch)).toEqual([]);
    expect(ways(unknown, visit('castle', '23:00', '23:30', CASTLE))).toEqual([
      'flight → castle: walk 11, null',
    ]);
    const flight = ride(
      'flight',
      '11:00',
      14 * 60,
      [zoned(tokyo, 'Asia/Tokyo'), zoned(SQUARE, 'Europe/Lisbon')],
      'plane',
    );
    // 11:00 in Tokyo is 02:00 in Lisbon: one lands there at 16:00 on the same day.
    expect(warnings(flight, visit('castle', '16:30', '17:00', CASTLE))).toEqual([]);
    expect(ways(flight, visit('castle', '16:30', '17:00', CASTLE))).toEqual(['flight → castle: walk 11, 30']);
    expect(warnings(flight, visit('castle', '15:00', '17:00', CASTLE))).toEqual([
      expect.objectContaining({ kind: 'overlap', minutes: 60 }),
    ]);
  });
});

describe('whatever is planned', () => {
  const lat = fc.double({ min: -85, max: 85, noNaN: true });
  const lng = fc.double({ min: -180, max: 180, noNaN: true });
  const location = fc.option(fc.tuple(lat, lng).map(([a, b]) => at(a, b)));
  const clock = fc.option(fc.integer({ min: 0, max: 1439 }).map(formatMinutes));
  const date = fc.constantFrom('2027-03-11', TODAY, '2027-03-13');
  const id = fc.uuid();
  const timed = fc
    .record({ id, date, time: clock, end_time: clock, location })
    .map((row): TripItem => ({ kind: 'activity', title: 'x', ...row }));
  const moved = fc
    .record({
      id,
      date,
      time: clock,
      duration: fc.option(fc.nat(3000)),
      start_location: location,
      end_location: location,
    })
    .map((row): TripItem => ({ kind: 'itinerary', title: 'x', ...row }));
  const slept = fc.record({ id, location, nights: fc.integer({ min: 1, max: 3 }), check_in: date }).map(
    ({ nights, ...row }): TripItem => ({
      kind: 'accommodation',
      title: 'x',
      ...row,
      check_out: Temporal.PlainDate.from(row.check_in).add({ days: nights }).toString(),
    }),
  );
  const plan = fc.array(fc.oneof(timed, moved, slept), { maxLength: 12 });

  it('[PLUS-1] nothing is negative, and the ways hang together', () => {
    fc.assert(
      fc.property(plan, fc.constantFrom(...TRAVEL_MODES), (items, mode) => {
        const { ways: found, warnings: wrong, walkM } = dayHandOvers(items, DAY, { modeOf: () => mode });
        for (const { travel, gap, directM } of found) {
          expect(Math.min(travel.minutes, travel.distanceM, directM, gap ?? 0)).toBeGreaterThanOrEqual(0);
        }
        for (const warning of wrong) {
          if (warning.kind === 'overlap') expect(warning.minutes).toBeGreaterThan(0);
          if (warning.kind === 'late') expect(warning.needed).toBeGreaterThan(warning.gap);
          if ('shiftTo' in warning && warning.shiftTo !== null) {
            expect(warning.shiftTo % 5).toBe(0);
            expect(warning.shiftTo).toBeLessThan(1440);
          }
        }
        expect(walkM).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('[PLUS-1] the order of the rows does not matter, but for equal starts', () => {
    fc.assert(
      fc.property(plan, (items) => {
        const starts = new Set<string>();
        const apart = items.filter((item) => {
          const key =
            item.kind === 'accommodation' ? `s${item.check_in}` : `${'time' in item ? item.time : ''}`;
          return !starts.has(key) && starts.add(key);
        });
        const forward = dayHandOvers(apart, DAY);
        const backward = dayHandOvers(apart.toReversed(), DAY);
        expect(told(backward.ways)).toEqual(told(forward.ways));
      }),
    );
  });

  it('[PLUS-1] a stop shifted as offered is no longer late', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), lat, (start, south) => {
        const one = visit('one', '09:00', '10:00', at(south, 10));
        const two = visit('two', formatMinutes(600 + (start % 30)), null, at(south + 0.03, 10));
        const [late] = warnings(one, two);
        if (late?.kind !== 'late' || late.shiftTo === null) return;
        expect(warnings(one, { ...two, time: formatMinutes(late.shiftTo) })).toEqual([]);
      }),
    );
  });
});
