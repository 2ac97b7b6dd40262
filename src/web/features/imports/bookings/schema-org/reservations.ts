import type { Reservation } from '../reservation.ts';
import { JOURNEY_TYPES, journeysOf } from './journeys.ts';
import { nodesOfType, type SchemaNode } from './node.ts';
import { eventOf, eventReservationOf, mealOf, rentalOf, stayOf } from './visits.ts';

type Reader = (reservation: SchemaNode) => Reservation[];

/** Readers by type of reservation: https://schema.org/Reservation */
const READERS: Readonly<Record<string, Reader>> = {
  ...Object.fromEntries(JOURNEY_TYPES.map((type) => [type, journeysOf])),
  LodgingReservation: stayOf,
  FoodEstablishmentReservation: mealOf,
  EventReservation: eventReservationOf,
  RentalCarReservation: rentalOf,
};

const isReservation = (type: string) => type in READERS;
const isEvent = (type: string) => /(?:Event|Festival)$/.test(type);

/** Reads reservations, or events where there are none. */
export function schemaOrgReservations(nodes: readonly SchemaNode[]): Reservation[] {
  const reservations = nodesOfType(nodes, isReservation).flatMap((node) => {
    const type = node.types.find(isReservation);
    return (type && READERS[type]?.(node)) || [];
  });
  const found =
    reservations.length > 0 ? reservations : nodesOfType(nodes, isEvent).flatMap((event) => eventOf(event));
  return onePerBooking(found);
}

/** Merges one reservation per traveller into one with all seats; a price counts once. */
function onePerBooking(reservations: readonly Reservation[]): Reservation[] {
  const byKey = new Map<string, Reservation>();
  const priced = new Set<string>();
  for (const reservation of reservations) {
    const { booking, kind, title, start, price, currency } = reservation;
    const { reference = '', seat } = booking;
    const key = [kind, reference, title, start.day, start.time].join('|');
    const before = byKey.get(key);
    if (before) {
      const seats = [before.booking.seat, seat].filter(Boolean).join(', ');
      byKey.set(key, { ...before, booking: { ...before.booking, ...(seats && { seat: seats }) } });
      continue;
    }
    const isPaid = reference !== '' && priced.has(`${reference} ${price}`);
    if (price !== null) priced.add(`${reference} ${price}`);
    byKey.set(key, isPaid ? { ...reservation, price: null, currency: null } : { ...reservation, currency });
  }
  return [...byKey.values()];
}
