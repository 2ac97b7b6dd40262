import type { Booking } from '#domain/booking.ts';
import { readAmount } from '#domain/money.ts';
import { nodeOf, nodesOf, type SchemaNode, textOf } from './node.ts';

export function bookingOf(reservation: SchemaNode): Booking {
  const subject = nodeOf(reservation, 'reservationFor');
  const provider = nodeOf(reservation, 'provider', 'broker');
  const parts = {
    reference: textOf(reservation, 'reservationNumber', 'reservationId', 'confirmationNumber'),
    seat: seatsOf(reservation).join(', '),
    phone: textOf(subject, 'telephone') || textOf(provider, 'telephone'),
    link:
      textOf(reservation, 'url', 'modifyReservationUrl', 'checkinUrl', 'ticketDownloadUrl') ||
      textOf(subject, 'url'),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== ''));
}

/** Returns seats as `12A`, or coach and seat. */
function seatsOf(reservation: SchemaNode): string[] {
  const tickets = nodesOf(reservation, 'reservedTicket');
  const seats = tickets.flatMap((ticket) => nodesOf(ticket, 'ticketedSeat'));
  const texts = seats.map((seat) => {
    const [row, number] = [textOf(seat, 'seatRow'), textOf(seat, 'seatNumber')];
    const place = number.startsWith(row) ? number : `${row}${number}`;
    return [textOf(seat, 'seatSection'), place].filter(Boolean).join(' ');
  });
  return [...new Set([...texts, textOf(reservation, 'airplaneSeat')].filter(Boolean))];
}

export function priceOf(reservation: SchemaNode): { price: number | null; currency: string | null } {
  const specification = nodeOf(reservation, 'totalPrice', 'price', 'priceSpecification');
  const currency =
    textOf(reservation, 'priceCurrency', 'currency') || textOf(specification, 'priceCurrency', 'currency');
  const text = specification
    ? textOf(specification, 'price', 'value')
    : textOf(reservation, 'totalPrice', 'price');
  if (!/^[A-Z]{3}$/.test(currency) || text === '') return { price: null, currency: null };
  const price = readAmount(text.replaceAll(/[^\d.,'\s]/g, '').trim(), currency) ?? null;
  return { price, currency: price === null ? null : currency };
}

export function isCancelled(reservation: SchemaNode): boolean {
  const status = textOf(reservation, 'reservationStatus', 'bookingStatus');
  const event = textOf(nodeOf(reservation, 'reservationFor'), 'eventStatus');
  return /cancel/i.test(`${status} ${event} ${textOf(reservation, 'eventStatus')}`);
}
