import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyWrite, type PlannerItem } from '#web/trip-data/trip.ts';
import { newForm, writeOf } from '../item-dialog/item-form.ts';
import type { ItemForm } from '../item-dialog/schema.ts';
import { spansOf } from './drop-target.ts';
import { followerMovesOf, followersOf, groupConflicts, groupSummary } from './group-drag.ts';
import { type Placement, placementOf, shiftDays, startOn } from './placement.ts';

const trip = { start: Temporal.PlainDate.from('2026-12-01'), end: Temporal.PlainDate.from('2026-12-05') };

let made = 0;
function item(form: Partial<ItemForm> & Pick<ItemForm, 'kind'>): PlannerItem {
  const blank = newForm(form.kind, { date: '2026-12-03', currency: 'EUR' });
  const write = writeOf({ ...blank, title: 'Something', ...form });
  if (!write) throw new Error('The form was complete.');
  made += 1;
  return applyWrite(write, { id: `item-${made}`, trip_id: 'trip', trip: { currency: 'EUR' } });
}

const castle = item({ kind: 'activity', time: '10:00', end_time: '11:30' });
const dinner = item({ kind: 'meal', time: '20:00', end_time: '22:00' });
const late = item({ kind: 'activity', time: '23:30' });
const waiting = item({ kind: 'activity' });
const stay = item({ kind: 'accommodation', check_in: '2026-12-03', check_out: '2026-12-05' });
const note = item({ kind: 'note' });
const wholeTrip = item({ kind: 'note', date: '' });
const all = [castle, dinner, late, waiting, stay, note, wholeTrip];

function movesWith(lead: PlannerItem, to: Partial<Placement>, others = all) {
  const from = placementOf(lead);
  const followers = followersOf(lead, new Set([lead, ...others].map(({ id }) => id)), others);
  return followerMovesOf(followers, { item: lead, from, to: { ...from, ...to } });
}
const whereTo = (moves: ReturnType<typeof followerMovesOf>) =>
  new Map(moves.map(({ item: { id }, to }) => [id, [to.day, to.minute]]));

describe('several items moved together', () => {
  it('[PLUS-1] are those that are selected with the dragged one, and none when it is not', () => {
    const ids = new Set([castle.id, dinner.id]);
    expect(followersOf(castle, ids, all).map((one) => one.item)).toEqual([dinner]);
    expect(followersOf(late, ids, all)).toEqual([]);
    expect(followersOf(castle, new Set([castle.id]), all)).toEqual([]);
    expect(followersOf(castle, new Set([castle.id, 'gone']), all)).toEqual([]);
  });

  it('[PLUS-1] go by days and by hours; what has no hour goes by days alone', () => {
    const moves = whereTo(movesWith(castle, { day: '2026-12-05', minute: 11 * 60 }));
    expect(moves.get(dinner.id)).toEqual(['2026-12-05', 21 * 60]);
    expect(moves.get(late.id)).toEqual(['2026-12-06', 30]);
    expect(moves.get(waiting.id)).toEqual(['2026-12-05', null]);
    expect(moves.get(note.id)).toEqual(['2026-12-05', null]);
    expect(moves.get(stay.id)?.[0]).toBe('2026-12-05');
    expect(moves.has(wholeTrip.id)).toBe(false);
  });

  it('[PLUS-1] all give up their hour in the tray, but for stays', () => {
    const moves = whereTo(movesWith(castle, { minute: null }));
    expect(moves.get(dinner.id)).toEqual(['2026-12-03', null]);
    expect(moves.get(late.id)).toEqual(['2026-12-03', null]);
    expect(moves.has(stay.id)).toBe(false);
    expect(moves.has(waiting.id)).toBe(false);
  });

  it('[PLUS-1] stay where they are when the dragged one is given its first hour, but for those that waited with it', () => {
    expect(movesWith(waiting, { minute: 600 })).toEqual([]);
    const museum = item({ kind: 'activity', duration: '90' });
    const lunch = item({ kind: 'meal' });
    const tram = item({ kind: 'itinerary', duration: '20' });
    const elsewhere = item({ kind: 'activity', date: '2026-12-04' });
    const others = [castle, museum, note, tram, elsewhere, lunch];
    // One after another: an hour, an hour and a half, twenty minutes.
    expect([...whereTo(movesWith(waiting, { minute: 22 * 60 }, others))]).toEqual([
      [museum.id, ['2026-12-03', 23 * 60]],
      [tram.id, ['2026-12-04', 30]],
      [lunch.id, ['2026-12-04', 50]],
    ]);
    const nextDay = whereTo(movesWith(waiting, { day: '2026-12-04', minute: 600 }, others));
    expect(nextDay.get(museum.id)).toEqual(['2026-12-04', 660]);
    expect(nextDay.get(elsewhere.id)).toEqual(['2026-12-05', null]);
    expect(nextDay.get(castle.id)).toEqual(['2026-12-04', 600]);
  });

  it('[PLUS-1] keep their distances, at every drop target', () => {
    const form = fc.record({
      kind: fc.constantFrom('activity' as const, 'meal' as const, 'itinerary' as const),
      date: fc.integer({ min: 0, max: 60 }).map((days) => trip.start.add({ days }).toString()),
      time: fc.integer({ min: 0, max: 1439 }).map(clock),
    });
    fc.assert(
      fc.property(
        fc.array(form.map(item), { minLength: 1, maxLength: 12 }),
        form.map(item),
        fc.integer({ min: -90, max: 90 }),
        fc.integer({ min: 0, max: 1439 }),
        (others, lead, days, minute) => {
          const from = placementOf(lead);
          const to = { ...shiftDays(from, days), minute };
          const distances = (placements: Placement[]) =>
            placements.map(
              (placement) =>
                (startOn(placement, trip.start) ?? 0) -
                (startOn(placements[0] ?? placement, trip.start) ?? 0),
            );
          const moved = new Map(movesWith(lead, to, others).map((move) => [move.item.id, move.to]));
          expect(distances([to, ...others.map((one) => moved.get(one.id) ?? placementOf(one))])).toEqual(
            distances([from, ...others.map(placementOf)]),
          );
          for (const placement of moved.values()) {
            expect(placement.minute).toBeGreaterThanOrEqual(0);
            expect(placement.minute).toBeLessThan(1440);
          }
        },
      ),
    );
  });

  it('[PLUS-1] come back by the way back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 0, max: 1439 }), (days, minute) => {
        const from = placementOf(castle);
        const to = { ...shiftDays(from, days), minute };
        const there = movesWith(castle, to);
        const back = followerMovesOf(
          there.map((move) => ({ item: move.item, from: move.to })),
          { item: castle, from: to, to: from },
        );
        expect(back.map((move) => move.to)).toEqual(there.map((move) => move.from));
      }),
    );
  });
});

describe('the summary of a group before the drop', () => {
  const summaryOf = (lead: PlannerItem, to: Partial<Placement>) => {
    const from = placementOf(lead);
    return groupSummary(movesWith(lead, to), { item: lead, from, to: { ...from, ...to } }, all.length, trip);
  };

  it('[PLUS-1] counts those that move, leave the dates, and go over midnight', () => {
    expect(summaryOf(castle, { day: '2026-12-05', minute: 11 * 60 })).toEqual({
      count: 6,
      staying: 1,
      outside: 1,
      overMidnight: 1,
      isTooFar: false,
    });
    expect(summaryOf(castle, {})).toMatchObject({ count: 0, outside: 0 });
    expect(summaryOf(castle, { day: '2300-01-01' })).toMatchObject({ isTooFar: true });
  });

  it('[PLUS-1] names what any of them would overlap once, and never one another', () => {
    const lunch = item({ kind: 'meal', time: '12:00', end_time: '21:30' });
    const from = placementOf(castle);
    const lead = { item: castle, from, to: { ...from, minute: 12 * 60 } };
    const moves = movesWith(castle, { minute: 12 * 60 });
    const spans = spansOf([...all, lunch]);
    expect(groupConflicts([lead, ...moves], spans).map(({ id }) => id)).toEqual([lunch.id]);
  });
});

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
