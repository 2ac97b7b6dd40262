import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TripItem } from './items.ts';
import { DAY_GONE, inverseOf, isNoChange, itemsAfter, type TripChange } from './trip-change.ts';
import {
  addDays,
  changedStays,
  type DayFate,
  insertedDay,
  itemsOfDay,
  itemsOnDay,
  landingOf,
  movedDay,
  movedTrip,
  possibleFates,
  refusalOf,
  removedDay,
  shiftedItems,
  swappedDays,
  type TripSpan,
} from './trip-days.ts';

const FIRST = '2026-12-01';
const on = (offset: number) => addDays(FIRST, offset);
const FATES: readonly DayFate[] = ['before', 'after', 'outside', 'delete'];

/** Items on and around the days of a trip, some outside of them. */
const item = fc
  .record({
    id: fc.uuid(),
    at: fc.integer({ min: -3, max: 14 }),
    nights: fc.integer({ min: 1, max: 6 }),
    kind: fc.constantFrom('accommodation', 'activity', 'itinerary', 'meal', 'note', 'whole'),
  })
  .map(({ id, at, nights, kind }): TripItem => {
    if (kind === 'accommodation')
      return { id, title: 'Stay', kind, check_in: on(at), check_out: on(at + nights) };
    if (kind === 'whole') return { id, title: 'Note', kind: 'note', date: null };
    return { id, title: 'Item', kind, date: on(at), time: '10:00' };
  });
const items = fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 20 });
const trip = fc
  .integer({ min: 1, max: 10 })
  .map((length): TripSpan => ({ start_date: FIRST, end_date: on(length) }));
const scene = fc.record({ trip, items }).chain(({ trip: span, items: all }) => {
  const last = Number(span.end_date.slice(-2)) - 1;
  return fc.record({
    trip: fc.constant(span),
    items: fc.constant(all),
    day: fc.integer({ min: 0, max: last }).map(on),
  });
});

const datesAfter = (span: TripSpan, { trip: change }: TripChange): TripSpan =>
  Object.assign({}, span, change?.to);
const idsOf = (all: readonly TripItem[]) => all.map(({ id }) => id).toSorted();
const nightsStay = (all: readonly TripItem[]) =>
  all.every((one) => one.kind !== 'accommodation' || (one.check_out ?? '') > (one.check_in ?? ''));

describe('[TRIP-2] the days of a trip', () => {
  it('a day put in and taken out again leaves the trip as it was', () => {
    fc.assert(
      fc.property(scene, fc.constantFrom(...FATES), (given, fate) => {
        const inserted = insertedDay(given.trip, given.items, given.day);
        const longer = datesAfter(given.trip, inserted);
        const moved = itemsAfter(given.items, inserted);
        expect(longer.end_date).toBe(addDays(given.trip.end_date, 1));
        expect(itemsOfDay(moved, given.day)).toEqual([]);
        const removed = removedDay(longer, moved, given.day, fate);
        expect(itemsAfter(moved, removed)).toEqual(given.items);
        expect(datesAfter(longer, removed)).toEqual(given.trip);
      }),
    );
  });

  it('nothing is lost, and no stay loses its only night, unless deleting was chosen', () => {
    fc.assert(
      fc.property(scene, fc.constantFrom(...FATES), (given, fate) => {
        const removed = removedDay(given.trip, given.items, given.day, fate);
        const left = itemsAfter(given.items, removed);
        const chosen = fate === 'delete' ? itemsOfDay(given.items, given.day) : [];
        expect(idsOf([...left, ...chosen])).toEqual(idsOf(given.items));
        expect(nightsStay(left)).toBe(true);
        expect(idsOf(itemsAfter(given.items, insertedDay(given.trip, given.items, given.day)))).toEqual(
          idsOf(given.items),
        );
      }),
    );
  });

  it('every change can be taken back', () => {
    fc.assert(
      fc.property(
        scene,
        fc.constantFrom(...FATES),
        fc.integer({ min: -40, max: 40 }),
        (given, fate, days) => {
          const { trip: span, items: all, day } = given;
          const to = { start_date: addDays(span.start_date, days), end_date: addDays(span.end_date, days) };
          for (const change of [
            insertedDay(span, all, day),
            removedDay(span, all, day, fate),
            swappedDays(span, all, day, span.end_date),
            movedDay(span, all, day, span.end_date),
            movedDay(span, all, day, span.start_date),
            movedTrip(span, all, to, true),
          ]) {
            const back = itemsAfter(itemsAfter(all, change), inverseOf(change), all);
            expect(back.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
              all.toSorted((a, b) => a.id.localeCompare(b.id)),
            );
            expect(datesAfter(datesAfter(span, change), inverseOf(change))).toEqual(span);
          }
        },
      ),
    );
  });

  it('a day that is none of the trip any more, since somebody has moved it, changes nothing', () => {
    expect(isNoChange(DAY_GONE)).toBe(true);
    fc.assert(
      fc.property(
        scene,
        fc.constantFrom(-1, 1),
        fc.constantFrom(...FATES),
        ({ trip: span, items: all, day }, way, fate) => {
          const gone = way < 0 ? addDays(span.start_date, -1) : addDays(span.end_date, 1);
          expect(removedDay(span, all, gone, fate)).toBe(DAY_GONE);
          expect(insertedDay(span, all, way < 0 ? gone : addDays(gone, 1))).toBe(DAY_GONE);
          expect(swappedDays(span, all, day, gone)).toBe(DAY_GONE);
          expect(movedDay(span, all, gone, day)).toBe(DAY_GONE);
        },
      ),
    );
  });

  it('items of a day that is the first by now go to no day before it, nor those of the last after it', () => {
    const there = (date: string): TripItem[] => [{ id: 'meal', title: 'Lunch', kind: 'meal', date }];
    expect(removedDay(span, there(on(0)), on(0), 'before')).toBe(DAY_GONE);
    expect(removedDay(span, there(on(4)), on(4), 'after')).toBe(DAY_GONE);
    expect(removedDay(span, [], on(0), 'before').trip?.to).toEqual({ ...span, end_date: on(3) });
    expect(possibleFates(span, on(0))).toEqual(['after', 'outside', 'delete']);
    expect(possibleFates(span, on(4))).toEqual(['before', 'outside', 'delete']);
  });

  it('swapping two days twice changes nothing, and stays are left alone', () => {
    fc.assert(
      fc.property(scene, ({ trip: span, items: all, day }) => {
        const change = swappedDays(span, all, day, span.start_date);
        const once = itemsAfter(all, change);
        expect(itemsAfter(once, swappedDays(span, once, day, span.start_date))).toEqual(all);
        expect(change.items.some(({ kind }) => kind === 'accommodation')).toBe(false);
      }),
    );
  });

  it('a day moved to another place keeps the order of the others, and back again all is as it was', () => {
    fc.assert(
      fc.property(scene, fc.integer({ min: 0, max: 10 }), ({ trip: span, items: all, day }, at) => {
        const to = [on(at), span.end_date].toSorted()[0] ?? day;
        const change = movedDay(span, all, day, to);
        const once = itemsAfter(all, change);
        expect(itemsAfter(once, movedDay(span, once, to, day))).toEqual(all);
        expect(change.items.some(({ kind }) => kind === 'accommodation')).toBe(false);
        const days = Array.from({ length: 11 }, (_, index) => on(index));
        const order = days.filter((one) => one !== day);
        order.splice(days.indexOf(to), 0, day);
        const dated = all.filter(({ kind }) => kind === 'meal');
        for (const one of dated) {
          const was = one.kind === 'meal' ? (one.date ?? '') : '';
          const now = once.find(({ id }) => id === one.id);
          const place = order.indexOf(was);
          expect(now?.kind === 'meal' && now.date).toBe(place < 0 ? was : days[place]);
        }
      }),
    );
  });

  const stay = (from: number, to: number): TripItem => ({
    id: `${from}-${to}`,
    title: 'Hotel',
    kind: 'accommodation',
    check_in: on(from),
    check_out: on(to),
  });
  const span = { start_date: on(0), end_date: on(4) };
  const nightsOf = (change: TripChange, all: readonly TripItem[]) =>
    itemsAfter(all, change).map((one) => (one.kind === 'accommodation' ? [one.check_in, one.check_out] : []));

  it('a stay over the new day, or up to it, has a night more', () => {
    const all = [stay(0, 4), stay(0, 2), stay(0, 1), stay(2, 3)];
    const change = insertedDay(span, all, on(2));
    expect(nightsOf(change, all)).toEqual([
      [on(0), on(5)],
      [on(0), on(3)],
      [on(0), on(1)],
      [on(3), on(4)],
    ]);
    expect(changedStays(change)).toHaveLength(2);
  });

  it('a stay over the removed day has a night less; one of that night alone goes with the day', () => {
    const all = [stay(0, 4), stay(2, 4), stay(0, 2), stay(3, 4), stay(2, 3)];
    expect(nightsOf(removedDay(span, all, on(2), 'before'), all)).toEqual([
      [on(0), on(3)],
      [on(2), on(3)],
      [on(0), on(2)],
      [on(2), on(3)],
      [on(1), on(2)],
    ]);
    const outside = removedDay(span, all, on(2), 'outside');
    expect(nightsOf(outside, all).at(-1)).toEqual([on(4), on(5)]);
    expect(removedDay(span, all, on(2), 'delete').removed).toEqual([{ kind: 'accommodation', id: '2-3' }]);
  });

  it('without its last day, the last night goes, but not the only one', () => {
    const all = [stay(0, 4), stay(3, 4)];
    expect(nightsOf(removedDay(span, all, on(4), 'before'), all)).toEqual([
      [on(0), on(3)],
      [on(3), on(4)],
    ]);
  });

  it('moves items together and says where they land', () => {
    const all: TripItem[] = [stay(0, 2), { id: 'meal', title: 'Dinner', kind: 'meal', date: on(1) }];
    expect(landingOf(shiftedItems(all, 3))).toEqual({ first: on(3), last: on(4) });
    expect(landingOf(shiftedItems(all, 0))).toBeNull();
    expect(itemsOnDay(all, on(1))).toEqual([
      {
        kind: 'accommodation',
        id: '0-2',
        from: { check_in: on(0), check_out: on(2) },
        to: { check_in: on(1), check_out: on(3) },
      },
    ]);
  });

  it('knows what the database would refuse', () => {
    const all = [stay(0, 2)];
    const lateStart = { start_date: '2199-12-30', end_date: '2199-12-31' };
    expect(refusalOf(movedTrip(span, all, lateStart, true))).toBe('day_out_of_range');
    expect(refusalOf(movedTrip(span, all, lateStart, false))).toBeNull();
    const long = { start_date: on(0), end_date: addDays(on(0), 365) };
    expect(refusalOf(movedTrip(span, all, long, true))).toBeNull();
    expect(refusalOf(insertedDay(long, all, on(2)))).toBe('trip_too_long');
    expect(refusalOf(removedDay({ ...span, end_date: on(0) }, all, on(0), 'outside'))).toBe(
      'trip_ends_before_start',
    );
  });
});
