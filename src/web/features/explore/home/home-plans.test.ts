import { expect, it } from 'vitest';
import { nextDatesOf, readTypedPlan } from './home-plans.ts';

const typed = { destination: ' Lisbonne ', startDate: '2027-03-12', endDate: '2027-03-16', travellers: '3' };

it('[PUB-1] a destination and two days make a draft, travellers are counted', () => {
  expect(readTypedPlan(typed)).toEqual({
    plan: { destination: 'Lisbonne', startDate: '2027-03-12', endDate: '2027-03-16', travellers: 3 },
    errors: {},
  });
  expect(readTypedPlan({ ...typed, travellers: '' }).plan.travellers).toBeNull();
  expect(readTypedPlan({ ...typed, endDate: typed.startDate }).errors).toEqual({});
});

it('[PUB-1] what is missing is said under its field', () => {
  expect(readTypedPlan({ destination: ' ', startDate: '', endDate: '', travellers: '' }).errors).toEqual({
    destination: 'destinationRequired',
    startDate: 'startRequired',
    endDate: 'endRequired',
  });
});

it('[PUB-1] a trip ends when it starts or later, and within a year', () => {
  expect(readTypedPlan({ ...typed, endDate: '2027-03-11' }).errors).toEqual({ endDate: 'endBeforeStart' });
  expect(readTypedPlan({ ...typed, endDate: '2028-03-12' }).errors).toEqual({ endDate: 'tripTooLong' });
  expect(readTypedPlan({ ...typed, startDate: '2027-02-30' }).errors).toEqual({ startDate: 'startInvalid' });
  expect(readTypedPlan({ ...typed, endDate: 'soon' }).errors).toEqual({ endDate: 'endInvalid' });
});

it('[PUB-1] travellers are a number of people', () => {
  for (const travellers of ['0', '-1', '2.5', 'two', '51'])
    expect(readTypedPlan({ ...typed, travellers }).errors).toEqual({ travellers: 'travellersInvalid' });
});

it('[PUB-1] an over-long destination is refused', () => {
  expect(readTypedPlan({ ...typed, destination: 'a'.repeat(201) }).errors).toEqual({
    destination: 'destinationTooLong',
  });
});

it('[PUB-1] an example starts the next time its season comes', () => {
  const example = { month: 3, day: 12, days: 5 };
  const dates = (today: string) => {
    const { start, end } = nextDatesOf(example, Temporal.PlainDate.from(today));
    return [start, end].join(' ');
  };
  expect(dates('2026-11-21')).toBe('2027-03-12 2027-03-16');
  expect(dates('2027-03-11')).toBe('2027-03-12 2027-03-16');
  expect(dates('2027-03-12')).toBe('2028-03-12 2028-03-16');
});
