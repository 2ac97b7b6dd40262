import { LIMITS } from './limits.ts';
import { hasPhoneNumber } from './phone-numbers.ts';

export const BOOKING_PARTS = ['reference', 'seat', 'phone', 'link'] as const;
export type BookingPart = (typeof BOOKING_PARTS)[number];

export type Booking = { [Part in BookingPart]?: string };

/** Reads a stored booking; values that are no texts are left out. */
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

/** Makes a booking ready to be saved; a link without a scheme gets `https://`. */
export function cleanBooking(value: unknown): Booking | null {
  const booking = readBooking(value);
  const link =
    booking.link && (/^[a-z][a-z0-9+.-]*:/i.test(booking.link) ? booking.link : `https://${booking.link}`);
  const cleaned = { ...booking, ...(link && { link }) };
  return Object.keys(cleaned).length === 0 ? null : cleaned;
}

export type BookingMistake = 'textTooLong' | 'linkInvalid' | 'phoneInvalid';

export function bookingMistake(part: BookingPart, text: string): BookingMistake | null {
  const value = cleanBooking({ [part]: text })?.[part] ?? '';
  if (value.length > LIMITS[part === 'link' ? 'link' : 'booking']) return 'textTooLong';
  if (part === 'phone' && value !== '' && !hasPhoneNumber(value)) return 'phoneInvalid';
  return part === 'link' && value !== '' && !isWebAddress(value) ? 'linkInvalid' : null;
}

/** Follows the same rule as the database's `app.is_url`. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s"<>]+$/.test(text);
