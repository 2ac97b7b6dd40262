import type { Amount } from './items.ts';

/** Digits after the point of currencies met so far: asking `Intl` is slow. */
const knownDigits = new Map<string, number>();

const DECIMAL = /^([+-]?)(\d*)(?:[.,](\d*))?$/;
const CURRENCY = /^[A-Z]{3}$/;
/** Up to ten digits and two decimals, as the columns of money take them. */
const TYPED_AMOUNT = /^\d{1,10}(?:[.,]\d{1,2})?$/;

/** The currency of a trip that says nothing else. */
export const DEFAULT_CURRENCY = 'EUR';

/** @returns digits after the point that a currency (ISO 4217) has: 2 for EUR, 0 for JPY, 3 for KWD; 2 when unknown */
export function currencyDigits(currency: string): number {
  const known = knownDigits.get(currency);
  if (known !== undefined) return known;
  const digits = CURRENCY.test(currency) ? digitsFromIntl(currency) : 2;
  knownDigits.set(currency, digits);
  return digits;
}

function digitsFromIntl(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/**
 * An amount in the smallest unit of its currency: `"12.50"` EUR is 1250, `"1500"` JPY is 1500. Computed on the
 * digits, so that no binary fraction rounds a cent away; what the currency has no unit for is rounded half up.
 * A decimal comma is understood, as French types it.
 *
 * @returns null for no amount and for what is not one
 */
export function toMinorUnits(amount: Amount | undefined, currency: string): number | null {
  if (amount === null || amount === undefined) return null;
  const match = DECIMAL.exec(decimalText(amount));
  if (!match) return null;
  const [, sign, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  const digits = currencyDigits(currency);
  const units = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const rounded = units + (Number(fraction[digits] ?? 0) >= 5 ? 1 : 0);
  if (!Number.isSafeInteger(rounded)) return null;
  return sign === '-' && rounded !== 0 ? -rounded : rounded;
}

/** @returns minor units as the decimal text that `numeric` columns take: 1250 EUR is `"12.50"` */
export function toDecimal(minor: number, currency: string): string {
  const digits = currencyDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
}

/**
 * What a typed amount says: `1 500,50` is 1500.5, as its column takes it.
 *
 * @returns null for an empty text, undefined for what is no amount of money
 */
export function readAmount(text: string, currency: string): number | null | undefined {
  const typed = text.replace(/\s/g, '');
  if (typed === '') return null;
  const minor = TYPED_AMOUNT.test(typed) ? toMinorUnits(typed, currency) : null;
  return minor === null ? undefined : Number(toDecimal(minor, currency));
}

/** Numbers print as `1e+21` past what a column holds; spaces group thousands in French. */
function decimalText(amount: number | string): string {
  return typeof amount === 'number' ? String(amount) : amount.replace(/[\s\u00a0\u202f]/g, '');
}
