import { describe, expect, it } from 'vitest';
import { toTripColumns } from './model.ts';
import { type TripForm, tripSchema } from './schema.ts';
import { isDay, isHiddenPicture, isShortened, nextYear, planOf, toTripForm } from './trip-form.ts';

const form = (values: Partial<TripForm> = {}): TripForm => ({
  ...toTripForm(null, { currency: 'EUR' }),
  destination: 'Lisbonne',
  start_date: '2027-03-12',
  end_date: '2027-03-16',
  ...values,
});
const refusals = (values: Partial<TripForm>) =>
  (tripSchema.safeParse(form(values)).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

describe('the form of a trip', () => {
  it('[DASH-3] takes a destination and two days', () => {
    expect(refusals({})).toEqual([]);
    expect(refusals({ start_date: '2027-03-12', end_date: '2027-03-12' })).toEqual([]);
  });

  it.each([
    [['destination: destinationRequired'], { destination: '  ' }],
    [['destination: destinationTooLong'], { destination: 'x'.repeat(201) }],
    [['title: titleTooLong'], { title: 'x'.repeat(201) }],
    [['start_date: startRequired'], { start_date: '' }],
    [['end_date: endRequired'], { end_date: '' }],
    [['start_date: dateInvalid'], { start_date: '12/03/2027' }],
    [['start_date: dateInvalid'], { start_date: '2027-02-30' }],
    [['end_date: dateInvalid'], { end_date: '2200-01-01' }],
    [['end_date: endBeforeStart'], { end_date: '2027-03-11' }],
    [['end_date: tripTooLong'], { end_date: '2028-03-12' }],
    [['currency: currencyRequired'], { currency: '' }],
    [['budget: amountInvalid'], { budget: 'beaucoup' }],
    [['budget: amountNegative'], { budget: '-5' }],
    [['travellers: travellersInvalid'], { travellers: '0' }],
    [['travellers: travellersInvalid'], { travellers: '2,5' }],
    [['travellers: travellersInvalid'], { travellers: 'deux' }],
    [['travellers: travellersInvalid'], { travellers: '1000' }],
    [['image_url: imageInvalid'], { image_url: 'javascript:alert(1)' }],
    [['description: descriptionTooLong'], { description: 'x'.repeat(10_001) }],
  ])('[DASH-3] refuses a wrong value under its field: %s', (expected, values) => {
    expect(refusals(values)).toEqual(expected);
  });

  it('[DASH-3] takes a trip of 366 days, as the database does', () => {
    expect(refusals({ start_date: '2027-03-12', end_date: '2028-03-11' })).toEqual([]);
  });

  it('[DASH-3] an empty title becomes the destination', () => {
    expect(toTripColumns(form({ title: ' ' }))).toMatchObject({ title: 'Lisbonne', destination: 'Lisbonne' });
    expect(toTripColumns(form({ title: 'La lumière de mars' })).title).toBe('La lumière de mars');
  });

  it('[PLUS-5] takes a budget as it is typed, in the digits of its currency', () => {
    expect(toTripColumns(form({ budget: '1 500,50' })).budget).toBe(1500.5);
    expect(toTripColumns(form({ budget: ' ' })).budget).toBeNull();
    expect(toTripColumns(form({ budget: '1500', currency: 'JPY' })).budget).toBe(1500);
  });

  it('[TRIP-2] an emptied text becomes null', () => {
    expect(toTripColumns(form({ description: ' ', image_url: '', image_attribution: '' }))).toMatchObject({
      description: null,
      image_url: null,
      image_attribution: null,
    });
  });

  it('[TRIP-2] opens with the trip as it is, and gives the same back', () => {
    const trip = {
      id: 't',
      title: 'Mars',
      description: null,
      destination: 'Lisbonne',
      destination_details: { name: 'Lisbonne', lat: 38.7, lng: -9.1 },
      start_date: '2027-03-12',
      end_date: '2027-03-16',
      status: 'planned',
      currency: 'EUR',
      budget: 1500.5,
      travellers: 3,
      image_url: null,
      image_attribution: null,
    };
    const { id: _, ...columns } = trip;
    expect(toTripColumns(toTripForm(trip, {}))).toEqual(columns);
  });

  it('[TRIP-2] knows when days would fall out of the trip', () => {
    const dates = { start_date: '2027-03-12', end_date: '2027-03-16' };
    expect(isShortened(dates, { ...dates, end_date: '2027-03-15' })).toBe(true);
    expect(isShortened(dates, { ...dates, start_date: '2027-03-13' })).toBe(true);
    expect(isShortened(dates, { start_date: '2027-03-01', end_date: '2027-03-31' })).toBe(false);
    expect(isShortened(dates, { ...dates, end_date: '' })).toBe(false);
  });
});

it('[TRIP-2] a picture that pages do not show is not saved; one that the trip has already stays', () => {
  const hostsHiding = (address: string) => (address.includes('elsewhere') ? ['upload.wikimedia.org'] : null);
  const isHidden = (typed: string, image_url: string | null) =>
    isHiddenPicture(form({ image_url: typed }), { image_url }, hostsHiding);
  expect(isHidden('https://elsewhere.example/a.jpg', null)).toBe(true);
  expect(isHidden('https://elsewhere.example/b.jpg', 'https://elsewhere.example/a.jpg')).toBe(true);
  expect(isHidden(' https://elsewhere.example/a.jpg', 'https://elsewhere.example/a.jpg')).toBe(false);
  expect(isHidden('https://upload.wikimedia.org/a.jpg', null)).toBe(false);
  expect(isHidden('', 'https://elsewhere.example/a.jpg')).toBe(false);
});

describe('a quick plan', () => {
  it('[DASH-4] fills the form in', () => {
    const plan = { destination: 'Porto', startDate: '2027-05-01', endDate: 'soon', travellers: 2 };
    const filled = { destination: 'Porto', start_date: '2027-05-01', end_date: '' };
    expect(planOf(plan)).toEqual({ ...filled, travellers: '2' });
    expect(planOf({ ...plan, travellers: null })).toEqual(filled);
    expect(planOf(null)).toEqual({});
  });
});

describe('a day', () => {
  it('[DASH-3] is one that a calendar has', () => {
    expect(isDay('2028-02-29')).toBe(true);
    expect(isDay('2027-02-29')).toBe(false);
    expect(isDay('1899-12-31')).toBe(false);
  });
});

it.each([
  ['2027-03-01', '2027-03-01'],
  ['2026-11-23', '2026-11-23'],
  ['2026-11-22', '2027-11-22'],
  ['2024-02-29', '2027-02-28'],
  ['', ''],
])('[PLUS-21] the copy of a trip from %j begins on %j', (day, expected) => {
  expect(nextYear(day, Temporal.PlainDate.from('2026-11-23'))).toBe(expected);
});
