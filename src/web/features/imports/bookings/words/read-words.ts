import { type BookingsResult, ImportError, type ImportReader } from '../../import-result.ts';
import type { Reservation } from '../reservation.ts';
import { eventsIn } from './events.ts';
import { flightsIn } from './flights.ts';
import { journeysIn } from './journeys.ts';
import { mealsIn } from './meals.ts';
import { rentalsIn } from './rentals.ts';
import { staysIn } from './stays.ts';
import { parsedText } from './text/parsed-text.ts';

const LONGEST_TEXT = 200_000;

export const readPlainText: ImportReader<BookingsResult> = async (file) => {
  const reservations = textReservations(await file.slice(0, LONGEST_TEXT).text());
  if (reservations.length === 0) throw new ImportError('nothingFound');
  return { type: 'bookings', reservations };
};

export const textReservations = (text: string): Reservation[] =>
  wordReservations(text.slice(0, LONGEST_TEXT));

/** Finds bookings in words, in French and English: only what labels and their values make certain. */
export function wordReservations(words: string): Reservation[] {
  const text = parsedText(words);
  const journeys = text.isBooking ? journeysIn(text) : [];
  const titles = new Set(journeys.map(({ title }) => title));
  const flights = flightsIn(text).filter(({ title }) => !titles.has(title));
  if (!text.isBooking) return flights;
  const rentals = rentalsIn(text);
  const moves = [...journeys, ...flights, ...rentals];
  const all = [...moves, ...staysIn(text, moves.length === 0)];
  if (all.length > 0) return all;
  const meals = mealsIn(text);
  return meals.length > 0 ? meals : eventsIn(text);
}
