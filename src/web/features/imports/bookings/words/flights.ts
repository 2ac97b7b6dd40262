import { readTicketTime } from '#domain/ticket-times.ts';
import { addDays } from '#domain/trip-days.ts';
import type { PlaceClue, Reservation } from '../reservation.ts';
import { clocksIn } from './text/clocks.ts';
import { daysIn } from './text/days.ts';
import type { ParsedText } from './text/parsed-text.ts';
import { NO_PRICE } from './text/prices.ts';

const MOST_FLIGHTS = 20;
/** Matches `vol KO 276` and `Flight KO276`. */
const FLIGHT = /\b(?:vol|flight)\b[^\n\d]{0,12}?\b([A-Z]{2}|[A-Z]\d|\d[A-Z])\s?(\d{1,4})\b/giu;
const AIRPORT = /\(([A-Z]{3})\)|\b([A-Z]{3})\s?(?=[→–>-])|(?<=[→–>-]\s?)([A-Z]{3})\b/gu;
/** Right after the hour of the arrival: `17:15 +1`, and not `17:15 + 1 stop`. */
const DAYS_LATER = /^ ?\(?\+ ?([12])(?=\)|\s?(?:j|d|jours?|days?)\b|[ \t]*(?:[\n,;.]|$))/iu;
/** Lines with hours that are not the flight's. */
const OTHER_HOURS = /check-?in|enregistrement|embarquement|boarding|closes|ferme|porte|présent/iu;

/** Finds flights with number, day, both airports and hour in the words after their number. */
export function flightsIn({ lines, writing, reference, isCancelled }: ParsedText): Reservation[] {
  const text = lines
    .map((line) => line.text)
    .filter((line) => !OTHER_HOURS.test(line))
    .join('\n');
  const starts = [...text.matchAll(FLIGHT)].slice(0, MOST_FLIGHTS);
  const byFlight = new Map<string, Reservation>();
  starts.forEach((match, index) => {
    const [, carrier = '', number = ''] = match;
    const title = `${carrier.toUpperCase()} ${number}`;
    const words = text.slice(match.index, starts[index + 1]?.index);
    const flight = flightOf(words, writing);
    if (flight)
      byFlight.set(`${title} ${flight.start.day}`, {
        ...flight,
        ...NO_PRICE,
        kind: 'itinerary',
        subType: 'plane',
        title,
        isCancelled,
        booking: reference ? { reference } : {},
        notes: '',
        facts: {},
        itemId: null,
      });
  });
  return [...byFlight.values()];
}

function flightOf(words: string, { order, clocks }: ParsedText['writing']) {
  const [from, to] = [...words.matchAll(AIRPORT)].map((codes) => codes.slice(1).find(Boolean) ?? '');
  const [departure, arrival] = clocksIn(words, clocks);
  const [day, laterDay = day] = daysIn(words, order);
  if (!from || !to || !departure || !day || !laterDay) return null;
  const start = readTicketTime(`${day.day}T${departure.time}`);
  const [, days = 0] = (arrival && DAYS_LATER.exec(words.slice(arrival.end))) ?? [];
  const lastDay = laterDay === day ? addDays(day.day, Number(days)) : laterDay.day;
  const end = arrival ? readTicketTime(`${lastDay}T${arrival.time}`) : null;
  return start && { start, end, from: airportOf(from), to: airportOf(to) };
}

const airportOf = (iata: string): PlaceClue => ({ name: iata, address: iata, iata });
