import { hasPhoneNumber } from './phone-numbers.ts';

/** What may be known of a booking, in the order in which it is shown. */
export const BOOKING_PARTS = ['reference', 'seat', 'phone', 'link'] as const;
export type BookingPart = (typeof BOOKING_PARTS)[number];

/** The texts that are known of a booking; none is empty. */
export type Booking = { [Part in BookingPart]?: string };

/** Characters that `app.is_booking` allows: of a link, and of the rest. */
const LONGEST = { link: 2000, text: 200 } as const;

/** Reads a booking from JSON; what is no text is left out. */
export function readBooking(value: unknown): Booking {
  if (typeof value !== 'object' || value === null) return {};
  const texts: Record<string, unknown> = { ...value };
  return Object.fromEntries(
    BOOKING_PARTS.flatMap((part) => {
      const text = texts[part];
      return typeof text === 'string' && text.trim() !== '' ? [[part, text.trim()]] : [];
    }),
  );
}

/** A booking made ready to be saved; a link without a scheme gets `https://`. Null when nothing is known. */
export function cleanBooking(value: unknown): Booking | null {
  const booking = readBooking(value);
  const link =
    booking.link && (/^[a-z][a-z0-9+.-]*:/i.test(booking.link) ? booking.link : `https://${booking.link}`);
  const cleaned = { ...booking, ...(link && { link }) };
  return Object.keys(cleaned).length === 0 ? null : cleaned;
}

export type BookingMistake = 'textTooLong' | 'linkInvalid' | 'phoneInvalid';

/** Why a typed part of a booking can't be saved; null when it can. */
export function bookingMistake(part: BookingPart, text: string): BookingMistake | null {
  const value = cleanBooking({ [part]: text })?.[part] ?? '';
  if (value.length > (part === 'link' ? LONGEST.link : LONGEST.text)) return 'textTooLong';
  if (part === 'phone' && value !== '' && !hasPhoneNumber(value)) return 'phoneInvalid';
  return part === 'link' && value !== '' && !isWebAddress(value) ? 'linkInvalid' : null;
}

/** Whether a text is an address of the web, as `app.is_url` has it; others are not to be followed. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s"<>]+$/.test(text);
