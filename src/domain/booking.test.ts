import { describe, expect, it } from 'vitest';
import { bookingMistake, cleanBooking, isWebAddress, readBooking } from './booking.ts';

describe('a booking', () => {
  it('[PLUS-21] is read without what is unknown or no text', () => {
    expect(readBooking({ reference: ' ABC123 ', seat: '', phone: 33, other: 'x' })).toEqual({
      reference: 'ABC123',
    });
    expect(readBooking(null)).toEqual({});
    expect(readBooking('ABC123')).toEqual({});
  });

  it('[PLUS-21] is saved with a whole address, and not at all without anything', () => {
    expect(cleanBooking({ link: 'example.com/b/1', seat: '12A' })).toEqual({
      link: 'https://example.com/b/1',
      seat: '12A',
    });
    expect(cleanBooking({ link: 'http://example.com' })).toEqual({ link: 'http://example.com' });
    expect(cleanBooking({ reference: '  ' })).toBeNull();
  });

  it('[PLUS-21] refuses links that are none, and what is too long', () => {
    expect(bookingMistake('link', 'javascript:alert(1)')).toBe('linkInvalid');
    expect(bookingMistake('link', 'two words')).toBe('linkInvalid');
    expect(bookingMistake('link', 'example.com')).toBeNull();
    expect(bookingMistake('link', `example.com/${'x'.repeat(2000)}`)).toBe('textTooLong');
    expect(bookingMistake('reference', 'x'.repeat(201))).toBe('textTooLong');
    expect(bookingMistake('phone', '+351 210 000 000')).toBeNull();
    expect(bookingMistake('phone', 'réception, poste 12, ou 01 99 00 12 34')).toBeNull();
    expect(bookingMistake('phone', ' ')).toBeNull();
    expect(bookingMistake('phone', 'abc')).toBe('phoneInvalid');
    expect(isWebAddress('javascript:alert(1)')).toBe(false);
  });
});
