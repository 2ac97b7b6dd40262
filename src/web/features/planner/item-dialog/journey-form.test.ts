import { expect, it } from 'vitest';
import { newForm, writeOf } from './item-form.ts';
import { airportsAfter, arrivalFromDuration, durationFromArrival } from './journey-form.ts';
import { itemSchema } from './schema.ts';

const at = (name: string, time_zone: string) => ({ name, formatted_address: name, time_zone });
const FLIGHT = {
  ...newForm('itinerary', { date: '2027-01-10', currency: 'EUR', time: '21:00' }),
  title: 'Paris → Auckland',
  origin_place: at('Paris', 'Europe/Paris'),
  destination_place: at('Auckland', 'Pacific/Auckland'),
};
const problemsOf = (form: typeof FLIGHT) =>
  itemSchema.safeParse(form).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

it('[PLUS-20] an arrival on a day of its own gives the duration, and the duration that arrival', () => {
  const typed = { ...FLIGHT, arrival_date: '2027-01-12', arrival_time: '11:30' };
  expect(durationFromArrival(typed)).toBe(26 * 60 + 30);
  expect(durationFromArrival({ ...typed, break_duration: '2:30' })).toBe(24 * 60);
  const flown = { ...FLIGHT, duration: '26:30' };
  expect(arrivalFromDuration(flown)).toEqual({ date: '2027-01-12', time: '11:30' });
  // The day alone: at the hour that it had.
  expect(durationFromArrival({ ...flown, arrival_date: '2027-01-13' })).toBe(50 * 60 + 30);
});

it('[PLUS-20] an hour of arrival without a day is the next one; what is not typed follows nothing', () => {
  expect(durationFromArrival({ ...FLIGHT, arrival_time: '11:30' })).toBe(150);
  expect(durationFromArrival(FLIGHT)).toBeNull();
  expect(durationFromArrival({ ...FLIGHT, time: '', arrival_time: '11:30' })).toBeNull();
  expect(durationFromArrival({ ...FLIGHT, arrival_date: '2027-01-12' })).toBeNull();
});

it('[PLUS-20] another hour of arrival keeps a long journey long', () => {
  const corrected = { ...FLIGHT, duration: '26:30', arrival_time: '12:00' };
  expect(durationFromArrival(corrected, '26:30')).toBe(27 * 60);
  expect(durationFromArrival({ ...corrected, break_duration: '2:00' }, '24:30')).toBe(25 * 60);
});

it('[PLUS-20] an arrival that gives no duration is refused, since nothing of it would be stored', () => {
  const typed = { ...FLIGHT, time: '', arrival_date: '2027-01-12', arrival_time: '11:30' };
  expect(problemsOf(typed)).toEqual([['time', 'journeyTimesRequired']]);
  const withoutHour = { ...FLIGHT, arrival_date: '2027-01-12' };
  expect(problemsOf(withoutHour)).toEqual([['arrival_time', 'journeyTimesRequired']]);
  expect(problemsOf({ ...withoutHour, duration: '26:30' })).toEqual([]);
});

it('[PLUS-20] an arrival before the departure, and one later than a week, are refused at the field', () => {
  const before = { ...FLIGHT, duration: '2:00', arrival_date: '2027-01-10', arrival_time: '20:00' };
  expect(problemsOf(before)).toEqual([['arrival_date', 'arrivalBeforeDeparture']]);
  expect(problemsOf({ ...before, arrival_date: '20277-01-10' })).toEqual([['arrival_date', 'dateInvalid']]);
  const cruise = { ...FLIGHT, arrival_date: '2027-01-22', arrival_time: '21:00' };
  const duration = String(durationFromArrival(cruise));
  expect(problemsOf({ ...cruise, duration })).toEqual([['duration', 'durationInvalid']]);
});

it('[PLUS-20] [ITEM-3] a new journey has no duration and no arrival of its own making; tolls are of cars alone', () => {
  expect(arrivalFromDuration(FLIGHT)).toBeNull();
  const plane = { ...FLIGHT, transport_sub_type: 'plane', tolls_known: true };
  expect(writeOf(plane)?.columns).toMatchObject({ duration: null, break_duration: 0, tolls_known: false });
  expect(writeOf({ ...plane, transport_sub_type: 'rental_car' })?.columns).toMatchObject({
    tolls_known: true,
  });
});

const ALL = Number.POSITIVE_INFINITY;
const NOTHING = { text: '', place: null };
const STATION = { text: 'Gare de Tokyo', place: { name: 'Gare de Tokyo', place_id: -12 } };
const AIRPORT = { text: 'Tokyo (HND)', place: { name: 'Tokyo (HND)', place_id: 'HND' } };
const COUNTRY = { text: 'Japon', place: { name: 'Japon', place_id: 'JP', country_iso_a2: 'JP' } };

it.each([
  ['by plane', 'plane', STATION, 0],
  ['to or from an airport', 'personal_car', AIRPORT, 0],
  ['to or from a station', 'personal_car', STATION, ALL],
  ['to or from words of one’s own', 'personal_car', { text: 'chez Léa', place: null }, ALL],
  ['by train', 'train', NOTHING, ALL],
  ['while nothing is known', 'personal_car', NOTHING, 1],
  ['a country is no airport', 'personal_car', COUNTRY, ALL],
])('[ITEM-3] [PLUS-6] where airports stand: %s', (_, means, other, after) => {
  expect(airportsAfter(means, other)).toBe(after);
});
