import { type BookingsResult, ImportError, type ImportReader } from '../import-result.ts';
import type { Reservation } from './reservation.ts';
import { wordReservations } from './words/read-words.ts';

const LONGEST_TEXT = 200_000;

/** Reads pasted words. */
export const readPlainText: ImportReader<BookingsResult> = async (file) => {
  const reservations = textReservations(await file.slice(0, LONGEST_TEXT).text());
  if (reservations.length === 0) throw new ImportError('nothingFound');
  return { type: 'bookings', reservations };
};

export const textReservations = (text: string): Reservation[] =>
  wordReservations(text.slice(0, LONGEST_TEXT));
