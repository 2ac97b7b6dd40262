import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysOf, itemsByDay } from '#domain/spans.ts';
import { dayTransfers } from '#domain/transfers.ts';
import { applyWrite, type PlannerItem } from '#web/trip-data/trip.ts';
import { newForm, writeOf } from '../item-dialog/item-form.ts';
import { createDayTransfers } from './day-transfers.ts';

const FIRST = Temporal.PlainDate.from('2026-12-01');
const DAYS = Array.from({ length: 6 }, (_, index) => FIRST.add({ days: index }));

/** An item of any kind, from before the days to after them. */
const anItem = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom('accommodation', 'activity', 'itinerary', 'meal', 'note'),
    day: fc.integer({ min: -3, max: 8 }),
    nights: fc.integer({ min: 1, max: 9 }),
    time: fc.constantFrom('', '00:30', '09:00', '23:15'),
    duration: fc.constantFrom('', '45', '600', '2000'),
    lat: fc.integer({ min: 380, max: 400 }),
  })
  .map(({ id, kind, day, nights, time, duration, lat }): PlannerItem => {
    const date = FIRST.add({ days: day }).toString();
    const check_out = FIRST.add({ days: day + nights }).toString();
    const form = { ...newForm(kind, { date, time, currency: 'EUR' }), title: kind, check_out, duration };
    const write = writeOf(form, null);
    if (!write) throw new Error('The form was complete.');
    const item = applyWrite(write, { id, trip_id: 'trip', trip: { currency: 'EUR' } });
    const place = { name: 'Ici', formatted_address: 'Ici', lat: lat / 10, lng: -9 };
    if (item.kind === 'note') return item;
    return item.kind === 'itinerary' ? { ...item, end_location: place } : { ...item, location: place };
  });

/** Whether an item takes part in a day, asked of that day alone. */
function isOn(item: PlannerItem, day: Temporal.PlainDate): boolean {
  const range = daysOf(item);
  if (!range) return false;
  const end = item.kind === 'itinerary' ? range.end.add({ days: 1 }) : range.end;
  return Temporal.PlainDate.compare(range.start, day) <= 0 && Temporal.PlainDate.compare(day, end) <= 0;
}

it('[PLUS-1] equals a computation of all days after a change, without computing unchanged days', () => {
  fc.assert(
    fc.property(fc.array(anItem, { minLength: 1, maxLength: 12 }), anItem, (items, changed) => {
      const compute = createDayTransfers();
      const options = {};
      const before = itemsByDay(items, DAYS);
      const known = DAYS.map((day, index) => compute(day, before[index] ?? [], options));
      const now = [changed, ...items.slice(1)];
      const after = itemsByDay(now, DAYS);
      for (const [index, day] of DAYS.entries()) {
        const ofDay = after[index] ?? [];
        const answer = compute(day, ofDay, options);
        expect(answer).toEqual(dayTransfers(ofDay, day, options));
        const isSame = [items[0], changed].every((item) => !item || !isOn(item, day));
        if (isSame) expect(answer).toBe(known[index]);
      }
    }),
  );
});
