import type { Booking } from '#domain/booking.ts';
import type { TicketTime } from '#domain/ticket-times.ts';

/** What a file says of a place, before it is looked up. */
export interface PlaceClue {
  name: string;
  address: string;
  /** Of an airport. */
  iata?: string;
  lat?: number;
  lng?: number;
  /** What its town may be, the likeliest first: its time zone is found by that. */
  towns?: readonly string[];
  /** ISO 3166-1. */
  country?: string;
  /** IANA name. */
  zone?: string;
}

/** What is of use on the way; put into words where it is shown. */
export interface ReservationFacts {
  terminal?: string;
  platform?: string;
  /** Number of people. */
  party?: string;
  room?: string;
}

interface ReservationBase {
  /** Empty when the file does not name it. */
  title: string;
  isCancelled: boolean;
  start: TicketTime;
  end: TicketTime | null;
  price: number | null;
  /** ISO 4217; null without a price. */
  currency: string | null;
  booking: Booking;
  /** What the file says besides, in its own words. */
  notes: string;
  facts: ReservationFacts;
  /** Of the item of this trip that the file was written from; null for others'. */
  itemId: string | null;
}

interface Journey extends ReservationBase {
  kind: 'itinerary';
  subType: string;
  from: PlaceClue | null;
  to: PlaceClue | null;
}

/** What happens at one place. */
interface Visit extends ReservationBase {
  kind: 'accommodation' | 'activity' | 'meal';
  subType: string | null;
  place: PlaceClue | null;
  /** Words that its title begins with. */
  event?: 'carPickUp' | 'carReturn';
}

/** What a file says of something booked. */
export type Reservation = Journey | Visit;

/** Words of a name by which a station or an airport may be called after its town: `Lyon Part-Dieu`, `San José Norte`. */
export function townsIn(name: string): string[] {
  const words = name
    .replace(/^(?:gare|station|aéroport|port)\s+(?:routière\s+)?(?:de\s+(?:la\s+)?|du\s+|d[’'])?/iu, '')
    .split(/\s*[,(/].*$|\s+/u)
    .filter(Boolean);
  return [...new Set([3, 2, 1].map((count) => words.slice(0, count).join(' ')))].filter(Boolean);
}
