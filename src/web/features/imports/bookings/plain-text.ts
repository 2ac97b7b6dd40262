import { folded } from '#domain/text.ts';
import { readTicketTime } from '#domain/ticket-times.ts';
import { type BookingsResult, ImportError, type ImportReader } from '../import-result.ts';
import type { PlaceClue, Reservation } from './reservation.ts';

const LONGEST_TEXT = 200_000;
const MOST_FLIGHTS = 20;

/** Reads flights only, because other words are too uncertain without markup. */
export const readPlainText: ImportReader<BookingsResult> = async (file) => {
  const reservations = textReservations(await file.slice(0, LONGEST_TEXT).text());
  if (reservations.length === 0) throw new ImportError('nothingFound');
  return { type: 'bookings', reservations };
};

/** Matches `vol KO 276` and `Flight KO276`. */
const FLIGHT = /\b(?:vol|flight)\b[^\n\d]{0,12}?\b([A-Z]{2}|[A-Z]\d|\d[A-Z])\s?(\d{1,4})\b/giu;
const REFERENCE =
  /\b(?:référence|reference|dossier|confirmation|PNR)\b[^\n]{0,30}?\b(?=[A-Z]*\d|[A-Z]{6}\b)([A-Z\d]{5,8})\b/iu;
const AIRPORT = /\(([A-Z]{3})\)|\b([A-Z]{3})\s*(?=[→–>-])|(?<=[→–>-]\s*)([A-Z]{3})\b/gu;
const CLOCK = /\b([01]?\d|2[0-3])\s?[:h]\s?([0-5]\d)(?:\s?([ap])m\b)?/giu;

/** Finds flights with number, day, both airports and hour. */
export function textReservations(text: string): Reservation[] {
  const starts = [...text.slice(0, LONGEST_TEXT).matchAll(FLIGHT)].slice(0, MOST_FLIGHTS);
  const reference = REFERENCE.exec(text)?.[1];
  const byFlight = new Map<string, Reservation>();
  starts.forEach((match, index) => {
    const [, carrier = '', number = ''] = match;
    const title = `${carrier.toUpperCase()} ${number}`;
    const flight = flightOf(title, text.slice(match.index, starts[index + 1]?.index), reference);
    if (flight) byFlight.set(`${title} ${flight.start.day}`, flight);
  });
  return [...byFlight.values()];
}

function flightOf(title: string, words: string, reference: string | undefined): Reservation | null {
  const [from, to] = [...words.matchAll(AIRPORT)].map((codes) => codes.slice(1).find(Boolean) ?? '');
  const [departure, arrival] = [...words.matchAll(CLOCK)].map(clockOf);
  const [day, laterDay = day] = daysIn(words);
  if (!from || !to || !departure || !day) return null;
  const start = readTicketTime(`${day}T${departure}`);
  if (!start) return null;
  return {
    kind: 'itinerary',
    subType: 'plane',
    title,
    isCancelled: false,
    start,
    end: arrival ? readTicketTime(`${laterDay}T${arrival}`) : null,
    from: airportOf(from),
    to: airportOf(to),
    price: null,
    currency: null,
    booking: reference ? { reference } : {},
    notes: '',
    facts: {},
    itemId: null,
  };
}

const airportOf = (iata: string): PlaceClue => ({ name: iata, address: iata, iata });

function clockOf([, hour = '', minute = '', half = '']: RegExpMatchArray): string {
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

const DAY =
  /\b(\d{4}-\d{2}-\d{2})\b|\b(\d{1,2})(?:er|st|nd|rd|th)?\s+(\p{L}{3,9})\.?,?\s+(\d{4})\b|\b(\p{L}{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/giu;

/** Finds days as `2027-05-03`, `3 mai 2027`, `May 3, 2027`. */
function daysIn(words: string): string[] {
  return [...words.matchAll(DAY)].flatMap(
    ([, iso, dayFirst, monthAfter, year, monthFirst, dayAfter, lastYear]) => {
      if (iso) return [iso];
      const month = monthOf(monthAfter ?? monthFirst ?? '');
      return month === 0 ? [] : [[year ?? lastYear, two(month), two(dayFirst ?? dayAfter)].join('-')];
    },
  );
}

const two = (number: number | string | undefined) => String(number).padStart(2, '0');

/** Reads a name or its beginning in either language; 0: no month. */
function monthOf(word: string): number {
  const asked = lettersOf(word);
  const names = ['fr', 'en'].map((language) =>
    Array.from({ length: 12 }, (_, month) =>
      lettersOf(
        Temporal.PlainDate.from({ year: 2027, month: month + 1, day: 1 }).toLocaleString(language, {
          month: 'long',
        }),
      ),
    ),
  );
  const found = names.map((months) => months.filter((name) => name.startsWith(asked)));
  const [only] = found.find((months) => months.length === 1) ?? [];
  return only === undefined ? 0 : Math.max(...names.map((months) => months.indexOf(only))) + 1;
}

const lettersOf = (word: string) => folded(word).replaceAll(/[^\p{L}]/gu, '');
