import { describe, expect, it } from 'vitest';
import { tripDetails } from '#tests/support/trip-details.ts';
import { planOf } from './option-plan.ts';

const note = {
  kind: 'note' as const,
  id: 'n1',
  trip_id: 'trip',
  title: 'Le fado',
  content: null,
  date: null,
};
const trip = tripDetails({ items: [note] });
const ALFAMA = {
  id: 'o',
  text: 'Alfama',
  place: { name: 'Alfama', lat: 38.71, lng: -9.13 },
};

describe('[PLUS-19] what won is planned', () => {
  it('on its date, under the question, once', () => {
    const option = { id: 'o', text: '2026-12-02', date: '2026-12-02' };
    const plan = planOf(option, 'Fado?', trip, null);
    expect(plan).toMatchObject({
      item: null,
      day: '2026-12-02',
      write: { kind: 'activity', columns: { title: 'Fado?', date: '2026-12-02', time: null } },
    });
    const planned = { ...note, title: 'Fado?', date: '2026-12-02' };
    expect(planOf(option, 'Fado?', tripDetails({ items: [planned] }), null)).toBeNull();
    expect(planOf({ ...option, date: '2027-01-01' }, 'Fado?', trip, null)).toBeNull();
  });

  it('with its place on the day that is shown, or the first, once', () => {
    expect(planOf(ALFAMA, 'Where?', trip, '2026-12-03')).toMatchObject({
      day: '2026-12-03',
      write: { columns: { title: 'Alfama', location: { lat: 38.71, lng: -9.13 } } },
    });
    expect(planOf(ALFAMA, 'Where?', trip, '2030-01-01')).toMatchObject({ day: '2026-12-01' });
    const planned = tripDetails({ items: [{ ...note, title: 'Alfama' }] });
    expect(planOf(ALFAMA, 'Where?', planned, null)).toBeNull();
  });

  it('as the item that it is, when that has no day yet', () => {
    const option = { id: 'o', text: 'Le fado', item_id: 'n1' };
    expect(planOf(option, 'What?', trip, '2026-12-04')).toMatchObject({
      item: { id: 'n1' },
      write: { kind: 'note', columns: { date: '2026-12-04' } },
    });
    const dated = tripDetails({ items: [{ ...note, date: '2026-12-01' }] });
    expect(planOf(option, 'What?', dated, '2026-12-04')).toBeNull();
    expect(planOf(option, 'What?', tripDetails(), null)).toBeNull();
  });

  it('not in words alone', () => {
    expect(planOf({ id: 'o', text: 'Mars' }, 'When?', trip, null)).toBeNull();
  });
});
