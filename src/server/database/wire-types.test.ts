import { describe, expect, it } from 'vitest';
import { asJsonText, parseInstant, parseInt8, parseNumeric } from './wire-types.ts';

describe('values on the wire', () => {
  it.each([
    ['12.50', 12.5],
    ['0.00', 0],
    ['-0.10', -0.1],
    ['9999999999.99', 9_999_999_999.99],
    ['0.000000000000001', 1e-15],
  ])('the number %s is a number', (text, value) => expect(parseNumeric(text)).toBe(value));

  it.each(['12345678901234567890.12', 'NaN', 'Infinity'])(
    'the number %s stays text, so that nothing of it is lost',
    (text) => expect(parseNumeric(text)).toBe(text),
  );

  it('a whole number stays text when a double cannot hold it', () => {
    expect(parseInt8('42')).toBe(42);
    expect(parseInt8('9007199254740993')).toBe('9007199254740993');
  });

  it.each([
    ['2026-11-20 18:20:19.952+00', '2026-11-20T18:20:19.952+00:00'],
    ['2026-11-20 18:20:19+05:30', '2026-11-20T18:20:19+05:30'],
    ['2026-11-20 18:20:19', '2026-11-20T18:20:19'],
  ])('the instant %s is ISO 8601', (text, iso) => expect(parseInstant(text)).toBe(iso));

  it('text is taken for JSON, and values are made JSON', () => {
    expect(asJsonText('{"a":1}')).toBe('{"a":1}');
    expect(asJsonText({ a: 1 })).toBe('{"a":1}');
    expect(asJsonText(5)).toBe('5');
  });
});
