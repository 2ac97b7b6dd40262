import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrangeTrips,
  countUpcoming,
  currentStop,
  dayStops,
  factsOf,
  findTrips,
  lengthInDays,
  peopleOf,
  shortPlace,
  stopLabels,
  yearLine,
} from './model.ts';

const day = (iso: string) => Temporal.PlainDate.from(iso);
const today = day('2026-11-20');
const trip = (id: string, start_date: string, end_date: string, destination: string | null = id) => ({
  id,
  title: `Voyage ${id}`,
  destination,
  start_date,
  end_date,
  status: 'planned',
});
const cancelled = (id: string, start_date: string, end_date: string) => ({
  ...trip(id, start_date, end_date),
  status: 'cancelled',
});

describe('arranging trips', () => {
  it('[DASH-1] puts the trip under way first, then those to come, and those that are over latest first', () => {
    const trips = [
      trip('past-old', '2025-01-01', '2025-01-05'),
      trip('later', '2027-03-12', '2027-03-16'),
      trip('now', '2026-11-18', '2026-11-20'),
      trip('past-new', '2026-11-01', '2026-11-19'),
    ];
    const { next, later, past } = arrangeTrips(trips, today);
    expect(next?.id).toBe('now');
    expect(later.map(({ id }) => id)).toEqual(['later']);
    expect(past.map(({ id }) => id)).toEqual(['past-new', 'past-old']);
  });

  it('[DASH-1] puts a cancelled trip first only where there is no other to come', () => {
    const gone = cancelled('gone', '2026-11-25', '2026-11-28');
    const { next, later } = arrangeTrips([gone, trip('later', '2027-03-12', '2027-03-16')], today);
    expect(next?.id).toBe('later');
    expect(later).toEqual([gone]);
    expect(arrangeTrips([gone], today).next).toBe(gone);
  });

  it('[DASH-1] loses none and doubles none', () => {
    const days = fc.integer({ min: -800, max: 800 });
    fc.assert(
      fc.property(fc.array(fc.tuple(days, fc.nat(60))), (spans) => {
        const trips = spans.map(([from, length], index) => {
          const start = today.add({ days: from });
          return trip(String(index), start.toString(), start.add({ days: length }).toString());
        });
        const { next, later, past } = arrangeTrips(trips, today);
        const shown = [...(next ? [next] : []), ...later, ...past].map(({ id }) => id);
        expect(shown.toSorted()).toEqual(trips.map(({ id }) => id).toSorted());
      }),
    );
  });
});

describe('countUpcoming', () => {
  it('[DASH-1] counts as to come neither of two trips under way', () => {
    const trips = [
      trip('now', '2026-11-18', '2026-11-25'),
      trip('too', '2026-11-20', '2026-11-22'),
      trip('soon', '2026-11-21', '2026-11-22'),
      trip('over', '2026-11-01', '2026-11-02'),
    ];
    expect(countUpcoming(trips, today)).toBe(1);
  });

  it('[DASH-1] counts no trip that was cancelled', () => {
    expect(countUpcoming([cancelled('gone', '2026-11-25', '2026-11-28')], today)).toBe(0);
  });

  it('[TRIP-1] its length counts the first and the last day, over a leap day too', () => {
    expect(lengthInDays(trip('a', '2028-02-28', '2028-03-01'))).toBe(3);
  });
});

describe('the year line', () => {
  it('[DASH-1] runs over twelve months from this one', () => {
    const { months, today: now } = yearLine([], today);
    expect(months).toHaveLength(12);
    expect(months[0]?.month.toString()).toBe('2026-11-01');
    expect(now).toBeGreaterThan(0);
  });

  it('[DASH-1] shows a trip under way at today and leaves out what is over or too far', () => {
    const { stops, today: now } = yearLine(
      [
        trip('now', '2026-11-01', '2026-11-30'),
        trip('over', '2026-10-01', '2026-10-02'),
        trip('far', '2028-01-01', '2028-01-02'),
      ],
      today,
    );
    expect(stops.map(({ id, at }) => [id, at])).toEqual([['now', now]]);
  });

  it('[DASH-1] marks the first that was not cancelled as the next one, in order of date', () => {
    const trips = [trip('later', '2027-03-12', '2027-03-16'), cancelled('gone', '2026-12-25', '2026-12-28')];
    expect(yearLine(trips, today).stops.map(({ id, isNext }) => [id, isNext])).toEqual([
      ['gone', false],
      ['later', true],
    ]);
  });

  it('[DASH-1] drops the second of two names that would meet, never its stop', () => {
    const { stops } = yearLine(
      [trip('Lisbonne', '2027-03-12', '2027-03-16'), trip('Porto', '2027-03-20', '2027-03-22')],
      today,
    );
    expect(stops.map(({ label }) => label)).toEqual(['Lisbonne', '']);
  });

  it('[DASH-1] names a place in a word', () => {
    expect(shortPlace(trip('a', '2027-01-01', '2027-01-01', 'Lisbonne, Portugal'))).toBe('Lisbonne');
    expect(shortPlace(trip('a', '2027-01-01', '2027-01-01', null))).toBe('Voyage a');
    expect(shortPlace(trip('a', '2027-01-01', '2027-01-01', ', '))).toBe(',');
  });
});

describe('finding a trip', () => {
  it('[DASH-1] looks at title and destination, without case and accents', () => {
    const trips = [
      trip('a', '2027-01-01', '2027-01-02', 'Évora'),
      trip('b', '2027-01-01', '2027-01-02', 'Porto'),
    ];
    expect(findTrips(trips, 'EVORA voyage').map(({ id }) => id)).toEqual(['a']);
    expect(findTrips(trips, ' ')).toHaveLength(2);
    expect(findTrips(trips, 'nulle part')).toEqual([]);
  });
});

describe('the large plate', () => {
  const stopsOf = (start: string, end: string) => dayStops(trip('a', start, end));

  it('[DASH-1] shows every day of a week, and the first ones and the last of a longer trip with a gap between', () => {
    const iso = (start: string, end: string) =>
      stopsOf(start, end).map((stop) => stop?.toString().slice(5) ?? '…');
    expect(iso('2027-03-12', '2027-03-12')).toEqual(['03-12']);
    expect(iso('2027-03-01', '2027-03-07')).toEqual([
      '03-01',
      '03-02',
      '03-03',
      '03-04',
      '03-05',
      '03-06',
      '03-07',
    ]);
    expect(iso('2027-03-01', '2027-03-08')).toEqual([
      '03-01',
      '03-02',
      '03-03',
      '03-04',
      '03-05',
      '…',
      '03-08',
    ]);
    expect(iso('2027-03-01', '2027-03-31')).toHaveLength(7);
  });

  it('[DASH-1] names the month where it changes, and after the gap', () => {
    const labels = (start: string, end: string) => stopLabels(stopsOf(start, end), 'fr');
    expect(labels('2026-11-29', '2026-12-02')).toEqual(['29 nov.', '30', '1 déc.', '2']);
    expect(labels('2027-03-01', '2027-03-31')).toEqual(['1 mars', '2', '3', '4', '5', '…', '31 mars']);
  });

  it.each([
    ['2027-02-01', 0],
    ['2027-03-01', 0],
    ['2027-03-05', 4],
    ['2027-03-06', 5],
    ['2027-03-30', 5],
    ['2027-03-31', 6],
  ])('[DASH-1] of March 2027, %s is at stop %s', (date, stop) => {
    expect(currentStop(stopsOf('2027-03-01', '2027-03-31'), day(date))).toBe(stop);
  });

  it('[COST-1] [PLUS-12] sums costs by currency and at their rates, and counts what is left to do', () => {
    const facts = factsOf({
      id: 't',
      currency: 'EUR',
      trip_accommodations: [{ id: '1', title: 'Hôtel', price: 100, currency: 'EUR', rate: null }],
      trip_activities: [
        {
          id: '2',
          title: 'Musée',
          price: 12.5,
          currency: 'USD',
          rate: { from: 'USD', to: 'EUR', value: '0.9' },
        },
        { id: '5', title: 'Souk', price: 200, currency: 'MAD', rate: null },
      ],
      trip_itineraries: [],
      trip_meals: [{ id: '3', title: 'Dîner', price: 30.5, currency: 'EUR', rate: null }],
      trip_expenses: [
        {
          id: '4',
          title: 'Diesel',
          price: 60,
          currency: 'EUR',
          rate: null,
          date: '2026-12-02',
          category: 'fuel',
        },
      ],
      trip_tasks: [
        { due_date: '2026-12-02', completed_at: null },
        { due_date: '2026-11-25', completed_at: null },
        { due_date: '2026-11-21', completed_at: '2026-11-20T10:00:00Z' },
      ],
    });
    expect(facts).toEqual({
      items: 4,
      costs: {
        convertedMinor: 20_175,
        asPriced: [
          { currency: 'EUR', minor: 19_050 },
          { currency: 'MAD', minor: 20_000 },
          { currency: 'USD', minor: 1250 },
        ],
        atRates: [
          { currency: 'EUR', minor: 20_175 },
          { currency: 'MAD', minor: 20_000 },
        ],
      },
      isConverted: true,
      openTasks: 2,
      nearestDue: '2026-11-25',
    });
  });

  it('[DASH-1] names its people, the owner first', () => {
    const person = (id: string) => ({ id, name: `N ${id}`, avatar_url: null });
    const people = peopleOf({
      owner: person('o'),
      trip_collaborators: [{ user_id: 'c', role: 'viewer', profile: person('c') }],
    });
    expect(people.map(({ id }) => id)).toEqual(['o', 'c']);
  });
});
