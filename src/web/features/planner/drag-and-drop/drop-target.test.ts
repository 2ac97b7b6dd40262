import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyWrite, type PlannerItem } from '#web/trip-data/trip.ts';
import { newForm, writeOf } from '../item-dialog/item-form.ts';
import type { ItemForm } from '../item-dialog/schema.ts';
import {
  conflictsAt,
  dragSourceAt,
  inTray,
  onDay,
  onHours,
  quickPlacement,
  spansOf,
  steppedPlacement,
} from './drop-target.ts';
import { type Placement, placementOf } from './placement.ts';

const day = Temporal.PlainDate.from('2026-12-03');
const tomorrow = day.add({ days: 1 });
const trip = { start: Temporal.PlainDate.from('2026-12-01'), end: Temporal.PlainDate.from('2026-12-05') };

let made = 0;
function item(form: Partial<ItemForm> & Pick<ItemForm, 'kind'>): PlannerItem {
  const blank = newForm(form.kind, { date: day.toString(), currency: 'EUR' });
  const write = writeOf({ ...blank, title: 'Something', ...form });
  if (!write) throw new Error('The form was complete.');
  made += 1;
  return applyWrite(write, { id: `item-${made}`, trip_id: 'trip', trip: { currency: 'EUR' } });
}

const visit = item({ kind: 'activity', time: '10:00', end_time: '11:30' });
const at = (placement: Placement | null) => placement && [placement.day, placement.minute, placement.length];

describe('a drop by pointer', () => {
  it('[PLUS-1] snaps to quarters of an hour, or to five minutes', () => {
    const source = dragSourceAt(visit, 'whole', day, 630);
    expect(at(onHours(source, day, 700, 15))).toEqual(['2026-12-03', 675, 90]);
    expect(at(onHours(source, day, 700, 5))).toEqual(['2026-12-03', 670, 90]);
  });

  it('[PLUS-1] keeps what begins in the day within it', () => {
    const source = dragSourceAt(visit, 'whole', day, 600);
    expect(at(onHours(source, day, -90, 15))).toEqual(['2026-12-03', 0, 90]);
    expect(at(onHours(source, day, 2000, 15))).toEqual(['2026-12-03', 1425, 90]);
  });

  it('[PLUS-1] moves what began yesterday without moving its beginning into today', () => {
    const show = item({ kind: 'activity', time: '23:00', end_time: '01:00' });
    const source = dragSourceAt(show, 'whole', tomorrow, 30);
    expect(at(onHours(source, tomorrow, 60, 15))).toEqual(['2026-12-03', 1410, 120]);
    expect(at(onDay(source, tomorrow.add({ days: 1 })))).toEqual(['2026-12-04', 1380, 120]);
  });

  it('[PLUS-1] pulls the lower edge past midnight, and never through the upper one', () => {
    const late = item({ kind: 'meal', time: '23:00' });
    const source = dragSourceAt(late, 'end', day, 1440);
    expect(at(onHours(source, day, 1500, 15))).toEqual(['2026-12-03', 1380, 120]);
    expect(at(onHours(source, day, 900, 15))).toEqual(['2026-12-03', 1380, 15]);
  });

  it('[PLUS-1] pulls the upper edge, and the end stays', () => {
    const source = dragSourceAt(visit, 'start', day, 600);
    expect(at(onHours(source, day, 570, 15))).toEqual(['2026-12-03', 570, 120]);
    expect(at(onHours(source, day, 900, 15))).toEqual(['2026-12-03', 675, 15]);
    expect(at(onHours(source, day, -40, 15))).toEqual(['2026-12-03', 0, 690]);
  });

  it('[PLUS-1] leaves transport its break when an edge is pulled', () => {
    const drive = item({ kind: 'itinerary', time: '08:00', duration: '60', break_duration: '30' });
    expect(at(onHours(dragSourceAt(drive, 'end', day, 570), day, 480, 15))).toEqual(['2026-12-03', 480, 45]);
  });

  it('[PLUS-1] [PLUS-20] pulls the arrival of a flight by the clock there, and its departure by the one here', () => {
    const place = (name: string, time_zone: string) => ({ name, formatted_address: name, time_zone });
    const flight = item({
      kind: 'itinerary',
      time: '10:00',
      duration: '14:30',
      origin_place: place('Tokyo', 'Asia/Tokyo'),
      destination_place: place('Paris', 'Europe/Paris'),
    });
    // It arrives at 16:30.
    expect(at(onHours(dragSourceAt(flight, 'end', day, 990), day, 1020, 15))).toEqual([
      '2026-12-03',
      600,
      900,
    ]);
    expect(at(onHours(dragSourceAt(flight, 'start', day, 600), day, 630, 15))).toEqual([
      '2026-12-03',
      630,
      840,
    ]);
    const dinner = spansOf([item({ kind: 'meal', time: '19:30' })]);
    expect(conflictsAt(flight, placementOf(flight), dinner)).toEqual([]);
    expect(conflictsAt(flight, { ...placementOf(flight), minute: 14 * 60 }, dinner)).toHaveLength(1);
  });

  it('[PLUS-1] lets what has an hour wait in the tray, but no stay', () => {
    expect(at(inTray(dragSourceAt(visit, 'whole', day, 600), day))).toEqual(['2026-12-03', null, 90]);
    expect(inTray(dragSourceAt(item({ kind: 'accommodation' }), 'whole', day, null), day)).toBeNull();
  });

  it('[TRIP-2] brings what lies outside the dates to the day under the pointer', () => {
    const lost = item({ kind: 'meal', date: '2026-11-20', time: '20:00' });
    expect(at(onDay(dragSourceAt(lost, 'whole', null, null), day))).toEqual(['2026-12-03', 1200, 60]);
    const note = item({ kind: 'note', date: '' });
    expect(at(onDay(dragSourceAt(note, 'whole', day, null), tomorrow))).toEqual(['2026-12-04', null, 0]);
  });

  it('keeps the length of what is moved as a whole', () => {
    const pointers = fc.integer({ min: -600, max: 2400 });
    fc.assert(
      fc.property(pointers, pointers, fc.constantFrom(5, 15), (pressed, dropped, step) => {
        const placement = onHours(dragSourceAt(visit, 'whole', day, pressed), day, dropped, step);
        expect([placement.day, placement.length]).toEqual(['2026-12-03', 90]);
        expect(Math.abs((placement.minute ?? -1) % step)).toBe(0);
      }),
    );
  });
});

describe('moving by keys', () => {
  const from = placementOf(visit);

  it('[PLUS-1] goes to the next quarter, the next day, and makes longer', () => {
    expect(at(steppedPlacement(visit, { ...from, minute: 607 }, { minutes: 15 }, trip))).toEqual([
      '2026-12-03',
      615,
      90,
    ]);
    expect(at(steppedPlacement(visit, { ...from, minute: 607 }, { minutes: -15 }, trip))).toEqual([
      '2026-12-03',
      600,
      90,
    ]);
    expect(at(steppedPlacement(visit, from, { days: 1 }, trip))).toEqual(['2026-12-04', 600, 90]);
    expect(at(steppedPlacement(visit, from, { longer: 15 }, trip))).toEqual(['2026-12-03', 600, 105]);
  });

  it('[PLUS-1] stays within the trip and the day', () => {
    expect(steppedPlacement(visit, { ...from, day: '2026-12-05' }, { days: 1 }, trip).day).toBe('2026-12-05');
    expect(steppedPlacement(visit, { ...from, day: '2026-11-01' }, { days: 1 }, trip).day).toBe('2026-12-01');
    expect(steppedPlacement(visit, { ...from, minute: 0 }, { minutes: -15 }, trip).minute).toBe(0);
    expect(steppedPlacement(visit, { ...from, minute: 1410 }, { minutes: 60 }, trip).minute).toBe(1410);
  });

  it('[PLUS-1] gives an hour to what has none', () => {
    expect(steppedPlacement(visit, { ...from, minute: null }, { minutes: 15 }, trip).minute).toBe(540);
  });
});

describe('conflicts', () => {
  it('[PLUS-1] are found over midnight, and of nothing that only touches', () => {
    const show = item({ kind: 'activity', title: 'Fado', time: '23:00', end_time: '01:00' });
    const spans = spansOf([visit, show, item({ kind: 'accommodation' })]);
    const early = { day: tomorrow.toString(), minute: 30, length: 60 };
    expect(conflictsAt(visit, early, spans).map(({ title }) => title)).toEqual(['Fado']);
    expect(conflictsAt(visit, { ...early, minute: 60 }, spans)).toEqual([]);
    expect(conflictsAt(visit, placementOf(visit), spans)).toEqual([]);
  });
});

describe('a move by one press', () => {
  const dayAfter = (date: string, move: Parameters<typeof quickPlacement>[1]) =>
    quickPlacement(item({ kind: 'activity', date, time: '10:00' }), move, trip)?.day ?? null;

  it('[PLUS-1] goes to the day beside, where the trip has one', () => {
    expect(dayAfter('2026-12-03', { days: 1 })).toBe('2026-12-04');
    expect(dayAfter('2026-12-03', { days: -1 })).toBe('2026-12-02');
    expect(dayAfter('2026-12-05', { days: 1 })).toBeNull();
    expect(dayAfter('2026-12-03', 'trip')).toBeNull();
  });

  it('[PLUS-1] goes from outside into the trip, where no day is the next one', () => {
    expect(dayAfter('2026-11-01', 'trip')).toBe('2026-12-01');
    expect(dayAfter('2027-01-01', 'trip')).toBe('2026-12-05');
    expect(dayAfter('2026-11-01', { days: 1 })).toBeNull();
    expect(dayAfter('2027-01-01', { days: -1 })).toBeNull();
  });

  it('[PLUS-1] takes the hour of what has one', () => {
    expect(quickPlacement(visit, 'tray', null)).toMatchObject({ day: '2026-12-03', minute: null });
    expect(quickPlacement(item({ kind: 'activity' }), 'tray', trip)).toBeNull();
  });
});
