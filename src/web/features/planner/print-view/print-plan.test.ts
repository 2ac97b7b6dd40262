import { describe, expect, it } from 'vitest';
import { tripActivity, tripDetails, tripNote, tripStay, tripTransport } from '#tests/support/trip-details.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { type PrintLine, printPlan } from './print-plan.ts';

function planOf(...items: PlannerItem[]) {
  return printPlan(tripDetails({ end_date: '2026-12-03', items }));
}

const linesOf = (lines: readonly PrintLine[] = []) => lines.map(({ type, item }) => `${type} ${item.id}`);

describe('[PLUS-4] the print view', () => {
  it('has a day in the order in which it happens, the room to leave first', () => {
    const { days } = planOf(
      tripActivity('late', { time: '18:00' }),
      tripStay('next'),
      tripStay('last', { check_in: '2026-11-30', check_out: '2026-12-01' }),
      tripActivity('early', { time: '08:00' }),
    );
    expect(linesOf(days[0]?.lines)).toEqual(['check-out last', 'item early', 'check-in next', 'item late']);
    expect(days[1]?.nights).toMatchObject([{ night: 2, nights: 2, item: { id: 'next' } }]);
    expect(linesOf(days[2]?.lines)).toEqual(['check-out next']);
  });

  it('[SCHED-3] [PLUS-20] has a check-in after the last arrival from elsewhere, however early the room is free', () => {
    const { days } = planOf(
      tripStay('hotel'),
      tripTransport('flight', { time: '16:00', duration: 150, sub_type: 'plane' }),
      tripActivity('dinner', { time: '20:00' }),
    );
    expect(linesOf(days[0]?.lines)).toEqual(['item flight', 'check-in hotel', 'item dinner']);
    expect(days[0]?.lines[1]).toMatchObject({ time: 15 * 60 });
  });

  it('shows the exact length of transport, on each day that it touches', () => {
    const { days } = planOf(tripTransport('night', { time: '22:10', duration: 230 }));
    expect(days[0]?.lines).toMatchObject([{ hours: { start: 1330, end: 1560, endsAfter: true } }]);
    expect(days[1]?.lines).toMatchObject([{ hours: { start: -110, end: 120, startsBefore: true } }]);
    // 95 minutes are drawn as two hours, which end the next day; the journey does not.
    const rounded = planOf(tripTransport('evening', { time: '22:10', duration: 95 })).days;
    expect(rounded[0]?.lines).toMatchObject([{ hours: { end: 1425, endsAfter: false } }]);
    expect(rounded[1]?.lines).toEqual([]);
  });

  it('leaves nothing out: no hour, no day, another day', () => {
    const plan = planOf(
      tripActivity('waiting'),
      tripNote('day', '2026-12-01'),
      tripNote('whole', null),
      tripActivity('outside', { date: '2027-01-01' }),
    );
    expect(plan.days[0]?.waiting.map(({ id }) => id)).toEqual(['waiting', 'day']);
    expect(plan.notes.map(({ id }) => id)).toEqual(['whole']);
    expect(plan.outside.map(({ id }) => id)).toEqual(['outside']);
  });

  it('[SCHED-1] [PLUS-21] lists outside the dates what is over on the eve, and reaches the first day by rounding alone', () => {
    const given = { date: '2026-11-30', duration: 35 };
    const plan = planOf(
      tripTransport('eve', { ...given, time: '23:20' }),
      tripTransport('night', { ...given, time: '23:40' }),
    );
    expect(linesOf(plan.days[0]?.lines)).toEqual(['item night']);
    expect(plan.outside.map(({ id }) => id)).toEqual(['eve']);
  });
});
