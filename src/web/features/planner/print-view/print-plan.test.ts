import { describe, expect, it } from 'vitest';
import type { TripDetails } from '#web/trip-data/queries.ts';
import type { PlannerItem, PlannerItemOf } from '#web/trip-data/trip.ts';
import { type PrintLine, printPlan } from './print-plan.ts';

const common = { trip_id: 'trip', price: null, currency: 'EUR', paid_by: null, split: null, notes: null };

function activity(id: string, given: Partial<PlannerItemOf<'activity'>>): PlannerItem {
  const times = { date: '2026-12-01', time: null, end_time: null, duration: 60 };
  const place = { location: null, closed_on: [], catalogue_id: null };
  const what = { type: 'activity', sub_type: 'sightseeing', ...place };
  return { kind: 'activity', id, title: id, ...common, ...times, ...what, ...given };
}

function transport(id: string, given: Partial<PlannerItemOf<'itinerary'>>): PlannerItem {
  const times = { date: '2026-12-01', time: '10:00:00', duration: 60, break_duration: 0 };
  const way = { sub_type: 'train', tolls_known: false, start_location: null, end_location: null };
  return { kind: 'itinerary', id, title: id, ...common, ...times, ...way, ...given };
}

function stay(id: string, given: Partial<PlannerItemOf<'accommodation'>>): PlannerItem {
  const nights = { check_in: '2026-12-01', check_out: '2026-12-03' };
  const hours = { check_in_time: '15:00:00', check_out_time: '10:00:00' };
  return {
    kind: 'accommodation',
    id,
    title: id,
    ...common,
    address: null,
    location: null,
    ...nights,
    ...hours,
    ...given,
  };
}

const note = (id: string, date: string | null): PlannerItem => ({
  kind: 'note',
  id,
  trip_id: 'trip',
  title: id,
  content: null,
  date,
});

function planOf(...items: PlannerItem[]) {
  const trip: TripDetails = {
    id: 'trip',
    title: 'Lisbonne',
    description: null,
    destination: 'Lisbonne',
    destination_details: null,
    start_date: '2026-12-01',
    end_date: '2026-12-03',
    status: 'planning',
    currency: 'EUR',
    budget: null,
    travellers: null,
    image_url: null,
    image_attribution: null,
    owner_id: 'owner',
    owner: { id: 'owner', name: 'Camille', email: null, avatar_url: null },
    trip_collaborators: [],
    trip_settlements: [],
    trip_expenses: [],
    failed: [],
    items,
  };
  return printPlan(trip);
}

const linesOf = (lines: readonly PrintLine[] = []) => lines.map(({ type, item }) => `${type} ${item.id}`);

describe('[PLUS-4] the print view', () => {
  it('has a day in the order in which it happens, the room to leave first', () => {
    const { days } = planOf(
      activity('late', { time: '18:00' }),
      stay('next', {}),
      stay('last', { check_in: '2026-11-30', check_out: '2026-12-01' }),
      activity('early', { time: '08:00' }),
    );
    expect(linesOf(days[0]?.lines)).toEqual(['check-out last', 'item early', 'check-in next', 'item late']);
    expect(days[1]?.nights).toMatchObject([{ night: 2, nights: 2, item: { id: 'next' } }]);
    expect(linesOf(days[2]?.lines)).toEqual(['check-out next']);
  });

  it('[SCHED-3] [PLUS-20] has a check-in after the last arrival from elsewhere, however early the room is free', () => {
    const { days } = planOf(
      stay('hotel', {}),
      transport('flight', { time: '16:00', duration: 150, sub_type: 'plane' }),
      activity('dinner', { time: '20:00' }),
    );
    expect(linesOf(days[0]?.lines)).toEqual(['item flight', 'check-in hotel', 'item dinner']);
    expect(days[0]?.lines[1]).toMatchObject({ time: 15 * 60 });
  });

  it('shows the exact length of transport, on each day that it touches', () => {
    const { days } = planOf(transport('night', { time: '22:10', duration: 230 }));
    expect(days[0]?.lines).toMatchObject([{ hours: { start: 1330, end: 1560, endsAfter: true } }]);
    expect(days[1]?.lines).toMatchObject([{ hours: { start: -110, end: 120, startsBefore: true } }]);
    // 95 minutes are drawn as two hours, which end the next day; the journey does not.
    const rounded = planOf(transport('evening', { time: '22:10', duration: 95 })).days;
    expect(rounded[0]?.lines).toMatchObject([{ hours: { end: 1425, endsAfter: false } }]);
    expect(rounded[1]?.lines).toEqual([]);
  });

  it('leaves nothing out: no hour, no day, another day', () => {
    const plan = planOf(
      activity('waiting', {}),
      note('day', '2026-12-01'),
      note('whole', null),
      activity('outside', { date: '2027-01-01' }),
    );
    expect(plan.days[0]?.waiting.map(({ id }) => id)).toEqual(['waiting', 'day']);
    expect(plan.notes.map(({ id }) => id)).toEqual(['whole']);
    expect(plan.outside.map(({ id }) => id)).toEqual(['outside']);
  });
});
