import { describe, expect, it } from 'vitest';
import { tripActivity, tripDetails, tripExpense, tripNote, tripStay } from '#tests/support/trip-details.ts';
import { type AgendaPart, agendaOf } from './agenda-plan.ts';

const at = (lat: number, lng: number) => ({ name: 'Place', formatted_address: 'Lisbonne', lat, lng });

const activity = (id: string, date: string, time: string, location: ReturnType<typeof at>) =>
  tripActivity(id, { price: 12, date, time, location });
const stay = tripStay('stay', { check_out: '2026-12-05' });

const daysOf = (parts: readonly AgendaPart[]) =>
  parts.map((part) =>
    part.type === 'day' ? part.day.iso : `${part.free.first.iso} to ${part.free.last.iso}`,
  );

describe('[PLUS-21] the agenda', () => {
  it('has all days, those without a plan as one line with their nights', () => {
    const { parts } = agendaOf(tripDetails({ items: [stay] }));
    expect(daysOf(parts)).toEqual(['2026-12-01', '2026-12-02 to 2026-12-04', '2026-12-05']);
    expect(parts[1]).toMatchObject({ free: { nights: [{ item: { id: 'stay' } }] } });
  });

  it('is one line when nothing is planned', () => {
    expect(daysOf(agendaOf(tripDetails()).parts)).toEqual(['2026-12-01 to 2026-12-05']);
  });

  it('has what a day costs and how one travels between its stops', () => {
    const items = [
      activity('Tram', '2026-12-02', '10:00', at(38.71, -9.13)),
      activity('Castelo', '2026-12-02', '14:00', at(38.717, -9.134)),
    ];
    const [, day] = agendaOf(tripDetails({ items })).parts;
    if (day?.type !== 'day') throw new Error('The second day has a plan.');
    expect(day.day.costs).toEqual([{ currency: 'EUR', minor: 2400 }]);
    expect(day.day.transfersTo.get('Castelo')).toMatchObject([{ from: { id: 'Tram' }, mode: 'walk' }]);
  });

  it('has a day for an expense, without which its cost would be lost', () => {
    const trip_expenses = [tripExpense('e', { date: '2026-12-03', price: 5 })];
    const { parts } = agendaOf(tripDetails({ trip_expenses }));
    expect(daysOf(parts)).toEqual(['2026-12-01 to 2026-12-02', '2026-12-03', '2026-12-04 to 2026-12-05']);
  });

  it('leaves nothing out: notes of the day, of the trip, items on another day', () => {
    const items = [
      tripNote('day', '2026-12-02'),
      tripNote('whole', null),
      activity('late', '2027-01-03', '10:00', at(38, -9)),
    ];
    const { parts, notes, outside } = agendaOf(tripDetails({ items }));
    expect(parts[1]).toMatchObject({ day: { iso: '2026-12-02', waiting: [{ id: 'day' }] } });
    expect(notes.map(({ id }) => id)).toEqual(['whole']);
    expect(outside.map(({ id }) => id)).toEqual(['late']);
  });
});
