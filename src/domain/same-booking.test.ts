import { expect, test } from 'vitest';
import type { ItineraryItem, MealItem } from './items.ts';
import { isSameBooking, sameBooking } from './same-booking.ts';

const place = (name: string) => ({ name, formatted_address: name });
const FLIGHT: ItineraryItem = {
  id: '1',
  kind: 'itinerary',
  title: 'KO 276 CDG → NRT',
  date: '2027-05-03',
  time: '10:35',
  booking: { reference: 'KLM9X2' },
  start_location: place('Paris (CDG)'),
  end_location: place('Narita (NRT)'),
};
const TABLE: MealItem = { id: '2', kind: 'meal', title: 'A Lareira', date: '2027-05-04', time: '20:30:00' };

test.each<[string, Partial<ItineraryItem>, boolean]>([
  ['itself', {}, true],
  ['moved by an hour', { time: '11:35', title: 'Vol' }, true],
  ['a reference in other letters', { booking: { reference: 'klm-9x2' }, time: '12:00' }, true],
  ['without a reference, at its hour on its way', { booking: null, title: 'Vol pour Tokyo' }, true],
  [
    'the way back with the same reference',
    { date: '2027-05-12', start_location: FLIGHT.end_location },
    false,
  ],
  [
    'another leg of the same day',
    {
      title: 'KO 12',
      time: '15:00',
      start_location: place('Narita (NRT)'),
      end_location: place('Osaka (ITM)'),
    },
    false,
  ],
  [
    'another flight at the same hour',
    { booking: null, title: 'KO 8', end_location: place('Lisbonne (LIS)') },
    false,
  ],
])('[PLUS-13] a flight beside %s: %o is %s', (_, other, isSame) => {
  expect(isSameBooking(FLIGHT, { ...FLIGHT, id: '3', ...other })).toBe(isSame);
});

test('[PLUS-13] a table is the same by its title and hour, another kind never is', () => {
  expect(sameBooking(TABLE, [FLIGHT, { ...TABLE, id: '9', title: 'a lareira ', time: '20:30' }])?.id).toBe(
    '9',
  );
  expect(isSameBooking(TABLE, { ...TABLE, time: '21:00' })).toBe(false);
  expect(isSameBooking(TABLE, { ...TABLE, kind: 'activity' })).toBe(false);
  expect(
    sameBooking({ id: '4', kind: 'note', title: 'A' }, [{ id: '5', kind: 'note', title: 'A' }]),
  ).toBeNull();
});

test('[PLUS-13] a stay is the same by its first day and its reference or title', () => {
  const stay = {
    kind: 'accommodation',
    title: 'Mirador',
    check_in: '2027-05-03',
    check_out: '2027-05-06',
  } as const;
  const other = { ...stay, id: '2', title: 'Hôtel', check_out: '2027-05-07' };
  expect(isSameBooking({ ...stay, id: '1' }, { ...stay, id: '2' })).toBe(true);
  expect(isSameBooking({ ...stay, id: '1' }, other)).toBe(false);
  const booking = { reference: 'HTL' };
  expect(isSameBooking({ ...stay, id: '1', booking }, { ...other, booking })).toBe(true);
});

test('[PLUS-13] names in any script, and of none, are compared by what makes them different', () => {
  const isSame = (one: string, other: string) =>
    isSameBooking({ ...TABLE, title: one }, { ...TABLE, title: other });
  expect(isSame('Chez Inès', 'CHEZ INES')).toBe(true);
  expect(isSame('Афина', 'афина́')).toBe(true);
  // Two Thai words of the same consonants, and two Japanese ones.
  expect(isSame('กิน', 'กัน')).toBe(false);
  expect(isSame('かき', 'かぎ')).toBe(false);
  expect(isSame('🍕', '☕️')).toBe(false);
  expect(isSame('🍕', '🍕 ')).toBe(true);
  const numbered = { ...TABLE, booking: { reference: '–' } };
  expect(isSameBooking({ ...numbered, time: '12:00' }, { ...numbered, title: 'A Lareira' })).toBe(false);
});
