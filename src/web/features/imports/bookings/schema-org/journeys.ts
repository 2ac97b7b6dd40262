import type { TicketTime } from '#domain/ticket-times.ts';
import type { Reservation } from '../reservation.ts';
import { bookingOf, isCancelled, priceOf } from './booking-parts.ts';
import { momentOf } from './moments.ts';
import { nodeOf, nodesOf, type SchemaNode, textOf } from './node.ts';
import { placeOf } from './places.ts';

const SUB_TYPES: Readonly<Record<string, string>> = {
  FlightReservation: 'plane',
  TrainReservation: 'train',
  BusReservation: 'bus',
  BoatReservation: 'ferry',
  TaxiReservation: 'taxi',
};
export const JOURNEY_TYPES = Object.keys(SUB_TYPES);

const FROM = [
  'departureAirport',
  'departureStation',
  'departureBusStop',
  'departureBoatTerminal',
  'pickupLocation',
];
const TO = ['arrivalAirport', 'arrivalStation', 'arrivalBusStop', 'arrivalBoatTerminal', 'dropoffLocation'];

export function journeysOf(reservation: SchemaNode): Reservation[] {
  const legs = nodesOf(reservation, 'reservationFor');
  const subType = SUB_TYPES[reservation.types.find((type) => type in SUB_TYPES) ?? ''] ?? 'other';
  return (legs.length === 0 ? [reservation] : legs).flatMap(
    (leg) => journeyOf(reservation, leg, subType) ?? [],
  );
}

function journeyOf(reservation: SchemaNode, leg: SchemaNode, subType: string): Reservation | null {
  const start = endOf(reservation, leg, 'departureTime', 'departureDate', 'pickupTime');
  if (!start) return null;
  return {
    kind: 'itinerary',
    subType,
    title: numberOf(leg),
    isCancelled: isCancelled(reservation),
    start,
    end: endOf(reservation, leg, 'arrivalTime', 'arrivalDate', 'dropoffTime'),
    from: placeOf(nodeOf(leg, ...FROM) ?? nodeOf(reservation, ...FROM)),
    to: placeOf(nodeOf(leg, ...TO) ?? nodeOf(reservation, ...TO)),
    ...priceOf(reservation),
    booking: bookingOf(reservation),
    notes: '',
    facts: {
      ...fact('terminal', textOf(leg, 'departureTerminal')),
      ...fact('platform', textOf(leg, 'departurePlatform')),
    },
    itemId: null,
  };
}

const endOf = (reservation: SchemaNode, leg: SchemaNode, ...names: string[]): TicketTime | null =>
  momentOf(leg, ...names) ?? momentOf(reservation, ...names);

const fact = (name: string, text: string) => (text === '' ? {} : { [name]: text });

/** Returns `KA 276`, `TGV 8501`, or the carrier without a number. */
function numberOf(leg: SchemaNode): string {
  const flight = textOf(leg, 'flightNumber');
  const code = textOf(nodeOf(leg, 'airline', 'provider', 'seller'), 'iataCode');
  if (flight !== '') return [flight.startsWith(code) ? '' : code, flight].filter(Boolean).join(' ');
  const name = textOf(leg, 'trainName', 'busName', 'name');
  const number = textOf(leg, 'trainNumber', 'busNumber');
  const parts = [name, name.includes(number) ? '' : number];
  return parts.filter(Boolean).join(' ') || textOf(leg, 'provider', 'airline');
}
