import { expect, it } from 'vitest';
import { AIRPORT, at, DAY, HOTEL, PORTO, ride, SQUARE, stay, visit } from '#tests/support/day-plan.ts';
import { minuteAtStay } from './stay-arrival.ts';
import { dayTransfers } from './transfers.ts';

const HOUSE = stay('2027-03-12', '2027-03-14');
const reached = (...items: Parameters<typeof minuteAtStay>[0]) => minuteAtStay([HOUSE, ...items], HOUSE);

it('[SCHED-3] [PLUS-20] a lodging is reached from its check-in on, and not before the last arrival from elsewhere', () => {
  expect(reached()).toBe(15 * 60);
  expect(reached(ride('train', '16:00', 200, [PORTO, AIRPORT]))).toBe(19 * 60 + 20);
  expect(reached(ride('early', '08:00', 200, [PORTO, AIRPORT]))).toBe(15 * 60);
  expect(reached(ride('metro', '19:00', 20, [AIRPORT, SQUARE], 'metro'))).toBe(15 * 60);
  expect(reached(ride('away', '19:00', 200, [AIRPORT, PORTO]))).toBe(15 * 60);
});

it('[PLUS-20] so it is where little is known of the journey, and over midnight', () => {
  expect(reached(ride('flight', '17:00', null, [null, null], 'plane'))).toBe(17 * 60 + 1);
  expect(reached(ride('coach', '14:00', 150))).toBe(16 * 60 + 30);
  expect(reached(ride('bus', '16:00', 40, [null, null], 'bus'))).toBe(15 * 60);
  expect(reached(ride('late', '22:00', 200, [PORTO, AIRPORT]))).toBe(24 * 60);
  expect(reached({ ...ride('night', '22:00', 600, [PORTO, AIRPORT]), date: '2027-03-11' })).toBe(15 * 60);
});

it('[PLUS-1] [PLUS-20] with two houses and a flight one goes from the first to its airport, and from the other to the second', () => {
  const [incheon, haneda] = [at(37.4602, 126.4407), at(35.5494, 139.7798)];
  const seoul = stay('2027-03-10', '2027-03-12', at(37.5665, 126.978), 'seoul');
  const tokyo = stay('2027-03-12', '2027-03-15', at(35.6938, 139.7034), 'tokyo');
  const flight = ride('flight', '16:00', 150, [incheon, haneda], 'plane');
  const palace = visit('palace', '09:00', '11:00', at(37.5796, 126.977));
  const ways = dayTransfers([seoul, tokyo, flight, palace], DAY).transfers;
  expect(ways.map(({ from, to }) => `${from.id} → ${to.id}`)).toEqual([
    'seoul → palace',
    'palace → flight',
    'flight → tokyo',
  ]);
  const bare = dayTransfers([seoul, tokyo, flight], DAY).transfers;
  expect(bare.map(({ from, to }) => `${from.id} → ${to.id}`)).toEqual(['seoul → flight', 'flight → tokyo']);
});

it('knows its own day alone', () => {
  expect(minuteAtStay([], { ...HOUSE, check_in: null })).toBe(15 * 60);
  expect(minuteAtStay([], { ...HOUSE, check_in_time: null, location: HOTEL })).toBe(14 * 60);
});
