import { describe, expect, it } from 'vitest';
import { newForm, writeOf } from '#web/features/planner/item-dialog/item-form.ts';
import { applyWrite, type PlannerItem } from '#web/trip-data/trip.ts';
import { readWeather, skyOf, weatherPlaces } from './weather.ts';

type ItemForm = Parameters<typeof writeOf>[0];

let made = 0;
function item(kind: ItemForm['kind'], form: Partial<ItemForm>, location: object | null = null): PlannerItem {
  const write = writeOf({ ...newForm(kind, { date: '2026-12-01', currency: 'EUR' }), title: kind, ...form });
  if (!write) throw new Error('The form was complete.');
  made += 1;
  const built = applyWrite(write, { id: `${made}`, trip_id: 'trip', trip: { currency: 'EUR' } });
  if (location && built.kind === 'itinerary') return { ...built, end_location: { ...location } };
  return location && built.kind !== 'note' && built.kind !== 'itinerary'
    ? { ...built, location: { ...location } }
    : built;
}

const at = (name: string, lat: number, lng: number) => ({ name, lat, lng });
const LISBON = at('Lisbonne', 38.7167, -9.1333);
const SINTRA = at('Sintra', 38.8029, -9.3817);
const PORTO = at('Porto', 41.1496, -8.611);

const placesOf = (items: PlannerItem[], destination_details: typeof LISBON | null = LISBON) =>
  weatherPlaces({ items, destination_details, start_date: '2026-12-01', end_date: '2026-12-03' });

describe('where a day’s weather is asked for', () => {
  it('[PUB-5] is the destination when nothing else is known, and nowhere when that is not known either', () => {
    expect(placesOf([])).toEqual([
      { lat: 38.7, lng: -9.1, days: ['2026-12-01', '2026-12-02', '2026-12-03'] },
    ]);
    expect(placesOf([], null)).toEqual([]);
    // The capital's weather is not a whole country's.
    const portugal = { ...LISBON, country_iso_a2: 'PT', place_id: 'PT' };
    expect(placesOf([], portugal)).toEqual([]);
    expect(weatherPlaces({ items: [], destination_details: LISBON, start_date: '', end_date: '' })).toEqual(
      [],
    );
  });

  it('[PUB-5] is where the day’s first located thing is, a time before none', () => {
    const places = placesOf([
      item('activity', { date: '2026-12-02' }, LISBON),
      item('meal', { date: '2026-12-02', time: '12:00' }, SINTRA),
      item('activity', { date: '2026-12-02', time: '09:00' }),
    ]);
    expect(places.map(({ lat, days }) => [lat, days])).toEqual([
      [38.7, ['2026-12-01', '2026-12-03']],
      [38.8, ['2026-12-02']],
    ]);
  });

  it('[PUB-5] is where one sleeps that night, then where one arrives', () => {
    const stay = item('accommodation', { check_in: '2026-12-01', check_out: '2026-12-02' }, PORTO);
    const flight = item('itinerary', { date: '2026-12-01', time: '08:00' }, LISBON);
    const train = item('itinerary', { date: '2026-12-02', time: '08:00' }, SINTRA);
    expect(placesOf([stay, flight, train], null).map(({ lat, days }) => [lat, days])).toEqual([
      [41.1, ['2026-12-01']],
      [38.8, ['2026-12-02']],
    ]);
  });
});

describe('the sky', () => {
  it.each([
    [0, 'clear'],
    [1, 'fair'],
    [2, 'brokenClouds'],
    [3, 'overcast'],
    [45, 'fog'],
    [48, 'fog'],
    [51, 'drizzle'],
    [57, 'drizzle'],
    [61, 'rain'],
    [67, 'rain'],
    [71, 'snow'],
    [77, 'snow'],
    [80, 'showers'],
    [82, 'showers'],
    [85, 'snow'],
    [86, 'snow'],
    [95, 'storm'],
    [99, 'storm'],
    [100, null],
    [-1, null],
    [null, null],
  ])('[PUB-5] of code %s is %s', (code, sky) => {
    expect(skyOf(code)).toBe(sky);
  });
});

it.each([null, 'no', {}, { days: 3 }, { days: [null, 1, { date: '2026-12-01', kind: 'guess', high: 1 }] }])(
  '[PUB-5] there is no weather in %j',
  (answer) => expect(readWeather(answer)).toEqual([]),
);
