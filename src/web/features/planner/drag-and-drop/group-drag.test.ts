import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyWrite, type PlannerItem } from '#web/trip-data/trip.ts';
import { newForm, writeOf } from '../item-dialog/item-form.ts';
import type { ItemForm } from '../item-dialog/schema.ts';
import { spansOf } from './drop-target.ts';
import { coursesOf, draggedAlong, groupConflicts, groupSummary } from './group-drag.ts';
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

function coursesWith(lead: PlannerItem, to: Partial<Placement>, others = all) {
  const from = placementOf(lead);
  const companions = draggedAlong(lead, new Set([lead, ...others].map(({ id }) => id)), others);
  return coursesOf(companions, { item: lead, from, to: { ...from, ...to } });
}
const whereTo = (courses: ReturnType<typeof coursesOf>) =>
  new Map(courses.map(({ item: { id }, to }) => [id, [to.day, to.minute]]));

describe('several items moved together', () => {
  it('[PLUS-1] are those that are selected with the one in hand, and none when it is not', () => {
    const ids = new Set([castle.id, dinner.id]);
    expect(draggedAlong(castle, ids, all).map((one) => one.item)).toEqual([dinner]);
    expect(draggedAlong(late, ids, all)).toEqual([]);
    expect(draggedAlong(castle, new Set([castle.id]), all)).toEqual([]);
    expect(draggedAlong(castle, new Set([castle.id, 'gone']), all)).toEqual([]);
  });

  it('[PLUS-1] go by days and by hours; what has no hour goes by days alone', () => {
    const courses = whereTo(coursesWith(castle, { day: '2026-12-05', minute: 11 * 60 }));
    expect(courses.get(dinner.id)).toEqual(['2026-12-05', 21 * 60]);
    expect(courses.get(late.id)).toEqual(['2026-12-06', 30]);
    expect(courses.get(waiting.id)).toEqual(['2026-12-05', null]);
    expect(courses.get(note.id)).toEqual(['2026-12-05', null]);
    expect(courses.get(stay.id)?.[0]).toBe('2026-12-05');
    expect(courses.has(wholeTrip.id)).toBe(false);
  });

  it('[PLUS-1] all give up their hour in the tray, but for stays', () => {
    const courses = whereTo(coursesWith(castle, { minute: null }));
    expect(courses.get(dinner.id)).toEqual(['2026-12-03', null]);
    expect(courses.get(late.id)).toEqual(['2026-12-03', null]);
    expect(courses.has(stay.id)).toBe(false);
    expect(courses.has(waiting.id)).toBe(false);
  });

  it('[PLUS-1] stay where they are when the one in hand is given its first hour, but for those that waited with it', () => {
    expect(coursesWith(waiting, { minute: 600 })).toEqual([]);
    const museum = item({ kind: 'activity', duration: '90' });
    const lunch = item({ kind: 'meal' });
    const tram = item({ kind: 'itinerary', duration: '20' });
    const elsewhere = item({ kind: 'activity', date: '2026-12-04' });
    const others = [castle, museum, note, tram, elsewhere, lunch];
    // One after another: an hour, an hour and a half, twenty minutes.
    expect([...whereTo(coursesWith(waiting, { minute: 22 * 60 }, others))]).toEqual([
      [museum.id, ['2026-12-03', 23 * 60]],
      [tram.id, ['2026-12-04', 30]],
      [lunch.id, ['2026-12-04', 50]],
    ]);
    const nextDay = whereTo(coursesWith(waiting, { day: '2026-12-04', minute: 600 }, others));
    expect(nextDay.get(museum.id)).toEqual(['2026-12-04', 660]);
    expect(nextDay.get(elsewhere.id)).toEqual(['2026-12-05', null]);
    expect(nextDay.get(castle.id)).toEqual(['2026-12-04', 600]);
  });

  it('[PLUS-1] keep their distances, wherever the one in hand goes', () => {
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
          const distances = (landings: Placement[]) =>
            landings.map(
              (landing) =>
                (startOn(landing, trip.start) ?? 0) - (startOn(landings[0] ?? landing, trip.start) ?? 0),
            );
          const moved = new Map(coursesWith(lead, to, others).map((course) => [course.item.id, course.to]));
          expect(distances([to, ...others.map((one) => moved.get(one.id) ?? placementOf(one))])).toEqual(
            distances([from, ...others.map(placementOf)]),
          );
          for (const landing of moved.values()) {
            expect(landing.minute).toBeGreaterThanOrEqual(0);
            expect(landing.minute).toBeLessThan(1440);
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
        const there = coursesWith(castle, to);
        const back = coursesOf(
          there.map((course) => ({ item: course.item, from: course.to })),
          { item: castle, from: to, to: from },
        );
        expect(back.map((course) => course.to)).toEqual(there.map((course) => course.from));
      }),
    );
  });
});

describe('what is said of several before they land', () => {
  const newsOf = (lead: PlannerItem, to: Partial<Placement>) => {
    const from = placementOf(lead);
    return groupSummary(
      coursesWith(lead, to),
      { item: lead, from, to: { ...from, ...to } },
      all.length,
      trip,
    );
  };

  it('[PLUS-1] counts those that move, leave the dates, and go over midnight', () => {
    expect(newsOf(castle, { day: '2026-12-05', minute: 11 * 60 })).toEqual({
      count: 6,
      staying: 1,
      outside: 1,
      overMidnight: 1,
      isTooFar: false,
    });
    expect(newsOf(castle, {})).toMatchObject({ count: 0, outside: 0 });
    expect(newsOf(castle, { day: '2300-01-01' })).toMatchObject({ isTooFar: true });
  });

  it('[PLUS-1] names what any of them would overlap once, and never one another', () => {
    const lunch = item({ kind: 'meal', time: '12:00', end_time: '21:30' });
    const from = placementOf(castle);
    const lead = { item: castle, from, to: { ...from, minute: 12 * 60 } };
    const courses = coursesWith(castle, { minute: 12 * 60 });
    const spans = spansOf([...all, lunch]);
    expect(groupConflicts([lead, ...courses], spans).map(({ id }) => id)).toEqual([lunch.id]);
  });
});

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
