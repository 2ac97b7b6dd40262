import type { Booking } from '#domain/booking.ts';
import type { TicketTime } from '#domain/ticket-times.ts';

export interface PlaceClue {
  name: string;
  address: string;
  iata?: string;
  lat?: number;
  lng?: number;
  /** Towns that may give the zone, the likeliest first. */
  towns?: readonly string[];
  /** ISO 3166-1 code. */
  country?: string;
  zone?: string;
}

/** Details that become words of the item in the language shown. */
export interface ReservationFacts {
  terminal?: string;
  platform?: string;
  party?: string;
  room?: string;
}

interface ReservationBase {
  title: string;
  isCancelled: boolean;
  start: TicketTime;
  end: TicketTime | null;
  price: number | null;
  /** ISO 4217; null: no price. */
  currency: string | null;
  booking: Booking;
  /** Text of the file, not translated. */
  notes: string;
  facts: ReservationFacts;
  /** Null: not written from an item of this trip. */
  itemId: string | null;
}

interface Journey extends ReservationBase {
  kind: 'itinerary';
  subType: string;
  from: PlaceClue | null;
  to: PlaceClue | null;
}

interface Visit extends ReservationBase {
  kind: 'accommodation' | 'activity' | 'meal';
  subType: string | null;
  place: PlaceClue | null;
  /** Decides about the title. */
  event?: 'carPickUp' | 'carReturn';
}

export type Reservation = Journey | Visit;

/** Finds towns that the name of a station or airport may begin with: `Lyon Part-Dieu`. */
export function townsIn(name: string): string[] {
  const words = name
    .replace(/^(?:gare|station|aéroport|port)\s+(?:routière\s+)?(?:de\s+(?:la\s+)?|du\s+|d[’'])?/iu, '')
    .split(/\s*[,(/].*$|\s+/u)
    .filter(Boolean);
  return [...new Set([3, 2, 1].map((count) => words.slice(0, count).join(' ')))].filter(Boolean);
}
