import { describe, expect, it } from 'vitest';
import { newForm, writeOf } from '#web/features/planner/item-dialog/item-form.ts';
import { applyWrite } from '#web/trip-data/trip.ts';
import { type SuggestionKind, suggestionFor } from './suggestions.ts';

type ItemForm = Parameters<typeof writeOf>[0];

let made = 0;
function item(kind: ItemForm['kind'], form: Partial<ItemForm>) {
  const write = writeOf({ ...newForm(kind, { date: '2026-12-01', currency: 'EUR' }), title: kind, ...form });
  if (!write) throw new Error('The form was complete.');
  made += 1;
  return applyWrite(write, { id: `${made}`, trip_id: 'trip', trip: { currency: 'EUR' } });
}

const DATES = { start_date: '2026-12-01', end_date: '2026-12-05' };
const ALL = new Set<SuggestionKind>(['stay', 'flight', 'activity']);
const suggest = (items: ReturnType<typeof item>[], day: string, wanted = ALL, today = '2026-11-21') =>
  suggestionFor({ ...DATES, items }, day, today, wanted);

const FLIGHT = item('itinerary', { date: '2026-12-01' });
const STAY = item('accommodation', { check_in: '2026-12-01', check_out: '2026-12-03' });

describe('what a day lacks', () => {
  it('[PUB-5] is transport on the first day, for the whole trip', () => {
    expect(suggest([], '2026-12-01')).toEqual({ kind: 'flight', ...DATES });
    expect(suggest([FLIGHT], '2026-12-01')?.kind).toBe('stay');
    expect(suggest([], '2026-12-02')?.kind).toBe('stay');
  });

  it('[PUB-5] is a bed for the night, until the next one or the end; not on the last day', () => {
    expect(suggest([FLIGHT], '2026-12-01')).toEqual({ kind: 'stay', ...DATES });
    expect(suggest([FLIGHT, STAY], '2026-12-02')?.kind).toBe('activity');
    expect(suggest([STAY], '2026-12-03')).toEqual({
      kind: 'stay',
      start_date: '2026-12-03',
      end_date: '2026-12-05',
    });
    const later = item('accommodation', { check_in: '2026-12-04', check_out: '2026-12-05' });
    expect(suggest([later], '2026-12-02')).toMatchObject({ end_date: '2026-12-04' });
    expect(suggest([], '2026-12-05')?.kind).toBe('activity');
  });

  it('[PUB-5] is something to do on an empty day', () => {
    const visit = item('activity', { date: '2026-12-02' });
    expect(suggest([FLIGHT, STAY, visit], '2026-12-02')).toBeNull();
  });

  it('[PUB-5] is nothing on a day that is past or outside the trip, nor of a kind that is not wanted', () => {
    expect(suggest([], '2026-12-01', ALL, '2026-12-02')).toBeNull();
    expect(suggest([], '2026-12-09')).toBeNull();
    expect(suggest([], 'outside')).toBeNull();
    expect(suggest([], '2026-12-01', new Set())).toBeNull();
    expect(suggest([], '2026-12-01', new Set<SuggestionKind>(['activity']))?.kind).toBe('activity');
  });
});
