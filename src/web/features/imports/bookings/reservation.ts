import type { Booking } from '#domain/booking.ts';
import type { TicketTime } from '#domain/ticket-times.ts';

export interface PlaceClue {
  name: string;
  address: string;
  iata?: string;
  lat?: number;
  lng?: number;
  /** The likeliest first, for the zone. */
  towns?: readonly string[];
  /** ISO 3166-1. */
  country?: string;
  zone?: string;
}

/** Rendered later. */
export interface ReservationFacts {
  terminal?: string;
  platform?: string;
  party?: string;
  room?: string;
}

interface ReservationBase {
  /** Empty: unnamed. */
  title: string;
  isCancelled: boolean;
  start: TicketTime;
  end: TicketTime | null;
  price: number | null;
  /** ISO 4217; null: no price. */
  currency: string | null;
  booking: Booking;
  /** In the file's words. */
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
  /** For its title. */
  event?: 'carPickUp' | 'carReturn';
}

export type Reservation = Journey | Visit;

/** Candidates in a station's or airport's name: `Lyon Part-Dieu`. */
export function townsIn(name: string): string[] {
  const words = name
    .replace(/^(?:gare|station|aéroport|port)\s+(?:routière\s+)?(?:de\s+(?:la\s+)?|du\s+|d[’'])?/iu, '')
    .split(/\s*[,(/].*$|\s+/u)
    .filter(Boolean);
  return [...new Set([3, 2, 1].map((count) => words.slice(0, count).join(' ')))].filter(Boolean);
}
