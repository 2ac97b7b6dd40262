import { describe, expect, it } from 'vitest';
import {
  AIRPORT,
  at,
  BELEM,
  CASTLE,
  DAY,
  HOTEL,
  meal,
  PORTO,
  ride,
  SQUARE,
  stay,
  visit,
} from '#tests/support/day-plan.ts';
import type { TripItem } from './items.ts';
import type { Transfer } from './legs.ts';
import { dayTransfers } from './transfers.ts';

const summaryOf = (transfers: readonly Transfer[]) =>
  transfers.map(
    ({ from, to, mode, travel, gap }) => `${from.id} → ${to.id}: ${mode} ${travel.minutes}, ${gap}`,
  );
const transfersOf = (...items: TripItem[]) => summaryOf(dayTransfers(items, DAY).transfers);
const warnings = (...items: TripItem[]) => dayTransfers(items, DAY).warnings;

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
    expect(drive).toMatchObject({ kind: 'late', shiftTo: 17 * 60 + 40 });
  });

  it('[PLUS-1] nobody is warned by a guess that may be twice as long as the ride; a walk is no guess', () => {
    // The estimate is 40 minutes.
    const belem = visit('belem', '15:00', '17:00', BELEM);
    expect(warnings(belem, visit('square', '17:20', '18:00', SQUARE))).toEqual([]);
    expect(warnings(belem, visit('square', '17:10', '18:00', SQUARE))).toMatchObject([{ kind: 'late' }]);
    const routeOf = () => ({ distanceM: 8_000, minutes: 35 });
    const known = dayTransfers([belem, visit('square', '17:15', '18:00', SQUARE)], DAY, { routeOf });
    expect(known.warnings).toMatchObject([{ kind: 'late', needed: 35, gap: 15 }]);
  });

  it('[PLUS-20] what is planned there before a flight has landed is a conflict, what follows its arrival is none', () => {
    const zoned = (name: string, time_zone: string, place: object) => ({ ...place, name, time_zone });
    const paris = zoned('CDG', 'Europe/Paris', at(49.0097, 2.5479));
    const tokyo = zoned('HND', 'Asia/Tokyo', at(35.5494, 139.7798));
    const there = { ...ride('there', '11:00', 780, [paris, tokyo], 'plane'), date: '2027-03-11' };
    expect(warnings(there, visit('early', '07:00', '08:30', tokyo))).toMatchObject([
      { kind: 'overlap', item: { id: 'early' }, other: { id: 'there' }, minutes: 60 },
    ]);
    expect(warnings(there, visit('late', '08:10', '09:00', tokyo))).toEqual([]);
    const back = ride('back', '10:00', 870, [tokyo, paris], 'plane');
    expect(warnings(back, meal('dinner', '19:30', '21:00', paris))).toEqual([]);
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
    // By the estimate one leaves at 11:25; if the ride takes twice as long, in time.
    const noon = [stay('2027-03-10', '2027-03-12'), visit('belem', '12:00', '13:00', BELEM)];
    expect(warnings(...noon)).toEqual([]);
    const routeOf = () => ({ distanceM: 8_000, minutes: 35 });
    expect(dayTransfers(noon, DAY, { routeOf }).warnings).toMatchObject([
      { kind: 'afterCheckOut', at: 11 * 60 + 25 },
    ]);
  });

  it('[PLUS-21] a visit before its place opens or after it closes', () => {
    const at = (start: string, end: string, opens_at: string | null, closes_at: string | null) =>
      warnings({ ...visit('museum', start, end), opens_at, closes_at }).map(({ kind }) => kind);
    expect(at('10:00', '11:00', '10:00', '18:00')).toEqual([]);
    expect(at('09:30', '11:00', '10:00', '18:00')).toEqual(['outsideHours']);
    expect(at('17:30', '18:30', '10:00', '18:00:00')).toEqual(['outsideHours']);
    expect(at('17:30', '18:30', null, '18:00')).toEqual(['outsideHours']);
    expect(at('17:30', '18:30', '10:00', null)).toEqual([]);
    expect(at('22:00', '01:30', '20:00', '02:00')).toEqual([]);
    expect(at('10:00', '11:00', null, null)).toEqual([]);
    // The night after the evening before, one that a closing hour alone names, and what never closes.
    expect(at('00:30', '01:30', '20:00', '02:00')).toEqual([]);
    expect(at('01:30', '02:30', '20:00', '02:00')).toEqual(['outsideHours']);
    expect(at('22:00', '23:30', null, '00:00')).toEqual([]);
    expect(at('22:00', '02:30', null, '02:00')).toEqual(['outsideHours']);
    expect(at('10:00', '11:00', '00:00', '00:00')).toEqual([]);
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

  it('[PLUS-1] where a flight lands before it left, on that day or the day before, what is there comes after it', () => {
    const auckland = { ...at(-37.008, 174.785), time_zone: 'Pacific/Auckland' };
    const honolulu = { ...at(21.319, -157.922), time_zone: 'Pacific/Honolulu' };
    const beach = visit('beach', '12:00', '14:00', at(21.28, -157.83));
    const palace = visit('palace', '15:00', '16:00', at(21.3067, -157.8588));
    const harbour = visit('harbour', '10:00', '18:00', at(-36.84, 174.76));
    // Leaves at one in the night of the 12th and lands before eleven on the 11th: on the 12th one wakes in Honolulu.
    const night = [ride('flight', '01:00', 530, [auckland, honolulu], 'plane'), beach, palace];
    const inHonolulu = stay('2027-03-11', '2027-03-13', at(21.28, -157.85));
    expect(warnings(...night, inHonolulu)).toEqual([]);
    expect(transfersOf(...night, inHonolulu)).toEqual([
      'hotel → beach: transit 24, null',
      'beach → palace: transit 33, 60',
      'palace → hotel: transit 28, null',
    ]);
    // Leaves at eleven in the night of the 12th and lands at ten to nine in the morning.
    const day = [harbour, ride('flight', '23:00', 530, [auckland, honolulu], 'plane'), beach, palace];
    expect(warnings(...day)).toEqual([]);
    expect(transfersOf(...day)).toEqual([
      'harbour → flight: transit 70, 300',
      'flight → beach: transit 54, null',
      'beach → palace: transit 33, 60',
    ]);
  });

  it('[PLUS-1] hours of two clocks are compared by their zones, or not at all', () => {
    const zoned = (place: object, time_zone: string) => ({ ...place, time_zone });
    const tokyo = at(35.55, 139.78);
    const lunch = meal('lunch', '14:00', '15:00', SQUARE);
    const unknown = ride('flight', '08:00', 400, [at(40.64, -73.78), SQUARE], 'plane');
    expect(warnings(unknown, lunch)).toEqual([]);
    expect(transfersOf(unknown, visit('castle', '23:00', '23:30', CASTLE))).toEqual([
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
    expect(transfersOf(flight, visit('castle', '16:30', '17:00', CASTLE))).toEqual([
      'flight → castle: walk 11, 30',
    ]);
    expect(warnings(flight, visit('castle', '15:00', '17:00', CASTLE))).toEqual([
      expect.objectContaining({ kind: 'overlap', minutes: 60 }),
    ]);
  });
});
