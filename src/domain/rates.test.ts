import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, currencyDigits } from './currencies.ts';
import { convert, rateBetween, readRate, referenceRate, typedRate } from './rates.ts';

const REFERENCE = {
  date: '2026-10-06',
  rates: { USD: '1.1269', JPY: '178.15', GBP: '0.84880', IDR: '20104.80' },
};

describe('[PLUS-12] rates', () => {
  it('are those of the central bank, between any two currencies that it names', () => {
    const value = (from: string, to: string) => referenceRate(REFERENCE, from, to)?.value;
    expect(value('EUR', 'USD')).toBe('1.1269');
    expect(value('USD', 'EUR')).toBe('0.8873901855');
    expect(value('JPY', 'EUR')).toBe('0.0056132473');
    expect(value('IDR', 'GBP')).toBe('0.0000422188');
    expect(referenceRate(REFERENCE, 'JPY', 'EUR')?.date).toBe('2026-10-06');
  });

  it('are none where the bank names none, between a currency and itself, and without reference rates', () => {
    expect(referenceRate(REFERENCE, 'VND', 'EUR')).toBeNull();
    expect(referenceRate(REFERENCE, 'USD', 'USD')).toBeNull();
    expect(referenceRate(null, 'USD', 'EUR')).toBeNull();
  });

  it('count for the currencies that they are of alone', () => {
    const rate = { from: 'USD', to: 'EUR', value: '0.9' };
    expect(rateBetween('USD', 'EUR', rate)).toEqual(rate);
    expect(rateBetween('GBP', 'EUR', rate)).toBeNull();
    expect(rateBetween('USD', 'CHF', rate)).toBeNull();
    expect(rateBetween('USD', 'EUR', null)).toBeNull();
  });

  it.each([
    ['text', '1.2'],
    ['a number', { from: 'USD', to: 'EUR', value: 0.9 }],
    ['words', { from: 'USD', to: 'EUR', value: 'much' }],
    ['less than nothing', { from: 'USD', to: 'EUR', value: '-1' }],
    ['an exponent', { from: 'USD', to: 'EUR', value: '1e3' }],
    ['one currency', { from: 'EUR', to: 'EUR', value: '1' }],
  ])('are not read from %s', (_, value) => {
    expect(readRate(value)).toBeNull();
  });

  it('convert between currencies of none, two and three decimals', () => {
    expect(convert(10_000, { from: 'JPY', to: 'EUR', value: '0.0056132473' })).toBe(5613);
    expect(convert(1250, { from: 'EUR', to: 'JPY', value: '178.15' })).toBe(2227);
    expect(convert(1500, { from: 'KWD', to: 'EUR', value: '2.9' })).toBe(435);
    expect(convert(435, { from: 'EUR', to: 'KWD', value: '0.3448275862' })).toBe(1500);
    expect(convert(1, { from: 'USD', to: 'EUR', value: '0.5' })).toBe(1);
    expect(convert(0, { from: 'USD', to: 'EUR', value: '0.5' })).toBe(0);
    expect(convert(999_999_999_999, { from: 'KWD', to: 'EUR', value: '9999999' })).toBeNull();
  });

  it('are typed with a comma or a point', () => {
    expect(typedRate('1,0856', ',')).toBe('1.0856');
    expect(typedRate('0.50', ',')).toBe('0.5');
    expect(typedRate(' 100 ', ',')).toBe('100');
    expect(typedRate(' ', ',')).toBeNull();
    for (const wrong of ['0', '-1', 'x', '1,2,3', '12345678', '0,00000000001']) {
      expect(typedRate(wrong, ',')).toBeUndefined();
    }
  });

  it('are typed with the thousands of the language', () => {
    for (const [text, french, english] of [
      ['15,750', '15.75', '15750'],
      ['15.750', '15.75', '15.75'],
      ['0,085', '0.085', '0.085'],
      ['1,0856', '1.0856', '1.0856'],
      ['1.234,5', '1234.5', undefined],
      ['1,234.5', undefined, '1234.5'],
      ['15\u202f750', '15750', '15750'],
    ] as const) {
      expect([text, typedRate(text, ',')]).toEqual([text, french]);
      expect([text, typedRate(text, '.')]).toEqual([text, english]);
    }
  });
});

const currency = fc.constantFrom(...CURRENCIES);
const minor = fc.integer({ min: 0, max: 10 ** 11 });
const value = fc
  .integer({ min: 1, max: 10 ** 12 })
  .map((units) => (units / 1e6).toFixed(6).replace(/\.?0+$/, ''));

describe('[PLUS-12] converted amounts', () => {
  it('are off by half a minor unit at most', () => {
    fc.assert(
      fc.property(minor, value, currency, currency, (amount, text, from, to) => {
        const exact = amount * Number(text) * 10 ** (currencyDigits(to) - currencyDigits(from));
        fc.pre(exact < 1e12);
        expect(Math.abs((convert(amount, { from, to, value: text }) ?? 0) - exact)).toBeLessThanOrEqual(
          0.5 + exact * 1e-12,
        );
      }),
    );
  });

  it('grow with the amount: what costs more is never less', () => {
    fc.assert(
      fc.property(minor, minor, value, currency, currency, (one, other, text, from, to) => {
        const rate = { from, to, value: text };
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(convert(less, rate) ?? 0).toBeLessThanOrEqual(convert(more, rate) ?? Number.POSITIVE_INFINITY);
      }),
    );
  });

  it('come back from there and back within what rounding takes', () => {
    const names = ['EUR', ...Object.keys(REFERENCE.rates)];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 8 }),
        fc.constantFrom(...names),
        fc.constantFrom(...names),
        (amount, from, to) => {
          const there = referenceRate(REFERENCE, from, to);
          const back = referenceRate(REFERENCE, to, from);
          fc.pre(there !== null && back !== null);
          // Half a unit of the other currency, and what ten decimals leave of the rates.
          const step = Number(back.value) * 10 ** (currencyDigits(from) - currencyDigits(to));
          const lost = amount * 2 * (1e-10 / Number(there.value) + 1e-10 / Number(back.value));
          expect(Math.abs((convert(convert(amount, there) ?? 0, back) ?? 0) - amount)).toBeLessThanOrEqual(
            step + lost + 1,
          );
        },
      ),
    );
  });
});
