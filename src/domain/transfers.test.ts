import { describe, expect, it } from 'vitest';
import {
  AIRPORT,
  at,
  BELEM,
  CASTLE,
  DAY,
  meal,
  PORTO,
  ride,
  SQUARE,
  stay,
  TODAY,
  visit,
} from '#tests/support/day-plan.ts';
import type { NoteItem, TripItem } from './items.ts';
import type { LandWay } from './land/land-ways.ts';
import type { Transfer } from './legs.ts';
import { dayTransfers } from './transfers.ts';

const summaryOf = (transfers: readonly Transfer[]) =>
  transfers.map(
    ({ from, to, mode, travel, gap }) => `${from.id} → ${to.id}: ${mode} ${travel.minutes}, ${gap}`,
  );
const transfersOf = (...items: TripItem[]) => summaryOf(dayTransfers(items, DAY).transfers);

describe('the transfers of a day', () => {
  it('[PLUS-1] lead from each stop to the next, with the time that the plan leaves', () => {
    expect(
      transfersOf(visit('castle', '13:30', '15:00', CASTLE), visit('square', '11:00', '13:00', SQUARE)),
    ).toEqual(['square → castle: walk 11, 30']);
  });

  it('[PLUS-1] begin where one slept and end where one sleeps', () => {
    expect(transfersOf(stay('2027-03-11', '2027-03-14'), visit('castle', '10:00', '11:00', CASTLE))).toEqual([
      'hotel → castle: walk 6, null',
      'castle → hotel: walk 6, null',
    ]);
  });

  it('[PLUS-1] do not lead home from a stop after which one was elsewhere', () => {
    const dinner = meal('somewhere', '19:00', '21:00');
    expect(
      transfersOf(stay('2027-03-11', '2027-03-14'), visit('castle', '10:00', '11:00', CASTLE), dinner),
    ).toEqual(['hotel → castle: walk 6, null']);
  });

  it('[PLUS-1] call at the new lodging when the room is free, and only if there is time', () => {
    const square = visit('square', '12:00', '14:00', SQUARE);
    expect(
      transfersOf(stay('2027-03-12', '2027-03-14'), square, visit('castle', '15:30', '17:00', CASTLE)),
    ).toEqual([
      'square → hotel: walk 10, null',
      'hotel → castle: walk 6, 30',
      'castle → hotel: walk 6, null',
    ]);
    expect(
      transfersOf(stay('2027-03-12', '2027-03-14'), square, visit('castle', '15:00', '17:00', CASTLE)),
    ).toEqual(['square → castle: walk 11, 60', 'castle → hotel: walk 6, null']);
  });

  it('[PLUS-1] lead from one lodging to the next on a day with nothing else', () => {
    const next = stay('2027-03-12', '2027-03-13', BELEM, 'belem');
    expect(transfersOf(stay('2027-03-10', '2027-03-12'), next)).toEqual(['hotel → belem: transit 42, null']);
  });

  it('[PLUS-1] are not computed again where transport is planned', () => {
    const metro = ride('metro', '13:00', 30, [AIRPORT, SQUARE], 'metro');
    expect(
      transfersOf(
        visit('plane spotting', '12:00', '12:50', AIRPORT),
        metro,
        visit('castle', '14:00', '15:00', CASTLE),
      ),
    ).toEqual(['metro → castle: walk 11, 30']);
    // Nobody knows where a ride without an end leads to.
    expect(
      transfersOf(
        visit('castle', '09:00', '10:00', CASTLE),
        ride('?', '11:00', 30),
        visit('square', '14:00', '15:00', SQUARE),
      ),
    ).toEqual([]);
  });

  it('[PLUS-1] leave out what has no time or no place, but not the time that it takes', () => {
    const between = meal('somewhere', '13:00', '13:50');
    expect(
      transfersOf(
        visit('square', '11:00', '13:00', SQUARE),
        between,
        visit('idea', null, null, BELEM),
        visit('castle', '14:00', '15:00', CASTLE),
      ),
    ).toEqual(['square → castle: walk 11, 10']);
    const { transfers } = dayTransfers(
      [visit('square', '11:00', '13:00', SQUARE), between, visit('castle', '14:00', '15:00', CASTLE)],
      DAY,
    );
    expect(transfers.map(({ isFromEarlier }) => isFromEarlier)).toEqual([true]);
    const note: NoteItem = { kind: 'note', id: 'note', title: 'n', date: TODAY, content: '' };
    expect(transfersOf(note)).toEqual([]);
  });

  it('[PLUS-1] show none between two stops at one place', () => {
    expect(
      transfersOf(visit('a', '10:00', '11:00', CASTLE), visit('b', '11:00', '12:00', at(38.71395, -9.13355))),
    ).toEqual([]);
  });

  it('[SCHED-2] go on after midnight: home, and from there into the day', () => {
    const fado = { ...visit('fado', '22:30', '01:30', SQUARE), date: '2027-03-11' };
    expect(
      transfersOf(stay('2027-03-10', '2027-03-14'), fado, visit('castle', '10:00', '11:00', CASTLE)),
    ).toEqual([
      'fado → hotel: walk 10, null',
      'hotel → castle: walk 6, null',
      'castle → hotel: walk 6, null',
    ]);
    const train = { ...ride('night train', '22:00', 9 * 60, [PORTO, SQUARE]), date: '2027-03-11' };
    expect(transfersOf(train, visit('castle', '08:00', '09:00', CASTLE))).toEqual([
      'night train → castle: walk 11, 60',
    ]);
  });

  it('[PLUS-1] lead to the lodging from what lands after midnight near it, and from there into the day', () => {
    const flight = { ...ride('flight', '22:50', 100, [PORTO, AIRPORT], 'plane'), date: '2027-03-11' };
    const castle = visit('castle', '10:00', '11:00', CASTLE);
    expect(transfersOf(stay('2027-03-11', '2027-03-12'), flight, castle)).toEqual([
      'flight → hotel: transit 44, null',
      'hotel → castle: walk 6, null',
    ]);
    const away = { ...ride('night train', '22:00', 9 * 60, [SQUARE, PORTO]), date: '2027-03-11' };
    const porto = visit('porto', '10:00', '11:00', at(41.15, -8.62));
    expect(transfersOf(stay('2027-03-10', '2027-03-12'), away, porto)).toEqual([
      'night train → porto: walk 13, 180',
    ]);
  });

  it('[PLUS-1] do not end at the lodging before what passes midnight is over', () => {
    expect(transfersOf(stay('2027-03-11', '2027-03-14'), visit('fado', '22:30', '01:30', SQUARE))).toEqual([
      'hotel → square: walk 10, null'.replace('square', 'fado'),
    ]);
  });

  it('[PLUS-1] cross the date line the short way', () => {
    const [west, east] = [at(-16.8, 179.98), at(-16.8, -179.99)];
    const { transfers: found } = dayTransfers(
      [visit('w', '09:00', '10:00', west), visit('e', '12:00', '13:00', east)],
      DAY,
    );
    expect(found[0]?.directM).toBeLessThan(4_000);
    expect(found[0]?.mode).toBe('transit');
  });

  it('[PLUS-1] are by car on a trip with a car, by the mode a person chose, and as a service answered', () => {
    const items = [visit('square', '11:00', '13:00', SQUARE), visit('belem', '14:00', '15:00', BELEM)];
    expect(transfersOf(...items, ride('drive', '18:00', 30, [null, null], 'rental_car'))[0]).toContain('car');
    const { transfers: chosen } = dayTransfers(items, DAY, { modeOf: () => 'bike' });
    expect(summaryOf(chosen)[0]).toContain('bike');
    expect(chosen[0]).toMatchObject({ usualMode: 'transit', isEstimate: true });
    const { transfers: asked } = dayTransfers(items, DAY, {
      routeOf: () => ({ distanceM: 6_700, minutes: 21 }),
    });
    expect(asked[0]).toMatchObject({ travel: { distanceM: 6_700, minutes: 21 }, isEstimate: false });
  });

  it('[PLUS-1] are summed up on foot', () => {
    const { walkM, transfers: all } = dayTransfers(
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

describe('what lies between', () => {
  const AJACCIO = at(41.93, 8.74);
  const NICE = at(43.7, 7.26);
  const plan = [visit('nice', '09:00', '10:00', NICE), visit('ajaccio', '10:15', '11:00', AJACCIO)];
  const overSea = () => ({ landM: null, isKnown: true });

  it('[PLUS-1] over the sea no car and no train goes, not even by a choice made before', () => {
    const { transfers: usual } = dayTransfers(plan, DAY, { landWayOf: overSea });
    expect(usual).toMatchObject([{ mode: 'plane', usualMode: 'plane', landM: null }]);
    const { transfers: driven } = dayTransfers(plan, DAY, { landWayOf: overSea, modeOf: () => 'car' });
    expect(driven).toMatchObject([{ mode: 'plane' }]);
    const { transfers: sailed } = dayTransfers(plan, DAY, { landWayOf: overSea, modeOf: () => 'ferry' });
    expect(sailed).toMatchObject([{ mode: 'ferry', travel: { distanceM: 253_967, minutes: 495 } }]);
  });

  it('[PLUS-1] nobody is warned where the way leads round a sea, or where nobody knows; over land and sea one is', () => {
    const warned = (landWayOf: () => LandWay) =>
      dayTransfers(plan, DAY, { landWayOf }).warnings.map(({ kind }) => kind);
    expect(warned(overSea)).toEqual(['late']);
    expect(warned(() => ({ landM: 300_000, isKnown: true }))).toEqual(['late']);
    expect(warned(() => ({ landM: 1_500_000, isKnown: true }))).toEqual([]);
    expect(warned(() => ({ landM: 300_000, isKnown: false }))).toEqual([]);
    const routeOf = () => ({ distanceM: 300_000, minutes: 300 });
    const asked = dayTransfers(plan, DAY, { landWayOf: () => ({ landM: 300_000, isKnown: false }), routeOf });
    expect(asked.warnings).toMatchObject([{ kind: 'late', needed: 300 }]);
  });

  it('[PLUS-1] a lodging is not left too late by such a guess', () => {
    const early = [stay('2027-03-10', '2027-03-12', NICE), visit('ajaccio', '16:00', '17:00', AJACCIO)];
    const far = [stay('2027-03-10', '2027-03-12', NICE), visit('x', '21:00', '22:00', AJACCIO)];
    const warned = (items: TripItem[], isKnown: boolean) =>
      dayTransfers(items, DAY, { landWayOf: () => ({ landM: null, isKnown }) }).warnings;
    expect(warned(early, true)).toEqual([]);
    expect(warned(far, true)).toMatchObject([{ kind: 'afterCheckOut' }]);
    expect(warned(far, false)).toEqual([]);
  });
});
