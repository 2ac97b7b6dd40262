import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyDigits } from './currencies.ts';
import { amountText, parseAmount, readAmount, toDecimal, toMinorUnits } from './money.ts';

describe('toMinorUnits', () => {
  it('reads numbers and the decimal texts of the embedded library alike', () => {
    expect(toMinorUnits(12.5, 'EUR')).toBe(1250);
    expect(toMinorUnits('12.50', 'EUR')).toBe(1250);
    expect(toMinorUnits('12,50', 'EUR')).toBe(1250);
    expect(toMinorUnits('1\u202f234,5', 'EUR')).toBe(123_450);
    expect(toMinorUnits('9999999999.99', 'EUR')).toBe(999_999_999_999);
  });

  it('knows how many digits a currency has', () => {
    expect(toMinorUnits('1500.00', 'JPY')).toBe(1500);
    expect(toMinorUnits('1.5', 'KWD')).toBe(1500);
    expect(['RSD', 'JPY', 'TND', '???'].map(currencyDigits)).toEqual([2, 0, 3, 2]);
    // Stored, shown and added up to the hundredth, which browsers would round away.
    expect(toMinorUnits('10.50', 'RSD')).toBe(1050);
    expect(toDecimal(2 * 1050, 'RSD')).toBe('21.00');
  });

  it('loses no cent to binary fractions', () => {
    expect(toMinorUnits(1.005, 'EUR')).toBe(101);
    expect(toMinorUnits(0.1 * 3, 'EUR')).toBe(30);
    expect(toMinorUnits('8.615', 'EUR')).toBe(862);
  });

  it('keeps the sign', () => {
    expect(toMinorUnits('-3.20', 'EUR')).toBe(-320);
    expect(Object.is(toMinorUnits('-0', 'EUR'), 0)).toBe(true);
  });

  it.each([null, undefined, '', '.', 'gratuit', '1.2.3', 'NaN', Number.NaN, Number.POSITIVE_INFINITY, 1e21])(
    'reads no amount from %j',
    (amount) => {
      expect(toMinorUnits(amount, 'EUR')).toBeNull();
    },
  );

  it('gives back every amount that is written as a decimal', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }),
        fc.constantFrom('EUR', 'JPY', 'KWD', 'XOF'),
        (minor, currency) => {
          expect(toMinorUnits(toDecimal(minor, currency), currency)).toBe(minor);
        },
      ),
    );
  });
});

describe('readAmount', () => {
  it.each([
    ['1 500,50', 1500.5],
    ['1\u202f500', 1500],
    ['1500.5', 1500.5],
    ['0', 0],
    [' ', null],
    ['', null],
    ['beaucoup', undefined],
    ['-5', undefined],
    ['1,234', 1234],
    ['1,250.00', 1250],
    ['1.250,00', 1250],
    ['1 250,00 €', 1250],
    ['12 €', 12],
    ['€12', 12],
    ['12 eur', 12],
    ['EUR 12.5', 12.5],
    ['12 euros', 12],
    ['1,234,567.8', 1_234_567.8],
    ['1.234.567', 1_234_567],
    ["1'250", 1250],
    ['0,5', 0.5],
    [',5', 0.5],
    ['1,2,3', undefined],
    ['12,34.56', undefined],
    ['€', undefined],
    ['12 $', undefined],
    ['0,123', undefined],
    ['12345678901', undefined],
  ])('[PLUS-5] reads %j as %j', (text, amount) => {
    expect(readAmount(text, 'EUR')).toBe(amount);
  });

  it('[PLUS-5] keeps to the digits of the currency', () => {
    expect(readAmount('1500', 'JPY')).toBe(1500);
    expect(readAmount('12.5', 'KWD')).toBe(12.5);
  });
});

describe('parseAmount', () => {
  it.each([
    ['beaucoup', 'amountInvalid'],
    ['12 pommes', 'amountInvalid'],
    ['1,2,3', 'amountInvalid'],
    ['-5', 'amountNegative'],
    ['\u22125,00 €', 'amountNegative'],
    ['0,123', 'amountDecimals'],
    ['12345678901', 'amountTooLarge'],
    ['$12', 'amountCurrency'],
    ['12 USD', 'amountCurrency'],
  ])('[PLUS-5] says of %j what is wrong: %s', (text, mistake) => {
    expect(parseAmount(text, 'EUR')).toEqual({ mistake });
  });

  it('[PLUS-5] refuses what the currency has no unit for, instead of rounding it', () => {
    expect(parseAmount('45,5', 'JPY')).toEqual({ mistake: 'amountDecimals' });
    expect(parseAmount('45,00', 'JPY')).toEqual({ text: '45.00' });
    expect(parseAmount('10,50', 'RSD')).toEqual({ text: '10.50' });
  });

  it('[PLUS-5] a currency of three decimals has no thousands after one point', () => {
    expect(parseAmount('1.250', 'KWD')).toEqual({ text: '1.250' });
    expect(toMinorUnits('12,345', 'TND')).toBe(12_345);
    expect(toDecimal(3 * 12_345, 'TND')).toBe('37.035');
    expect(parseAmount('¥1,500', 'JPY')).toEqual({ text: '1500' });
  });
});

describe('amountText', () => {
  it('[PLUS-5] is what the field reads again, with the decimals of the currency', () => {
    expect(amountText(45.5, 'EUR', ',')).toBe('45,50');
    expect(amountText('45.50', 'EUR', '.')).toBe('45.50');
    expect(amountText(45, 'EUR', ',')).toBe('45');
    expect(amountText(1500, 'JPY', ',')).toBe('1500');
    expect(amountText(null, 'EUR', ',')).toBe('');
  });
});
