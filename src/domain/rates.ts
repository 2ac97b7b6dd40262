import { currencyDigits } from './currencies.ts';

/** `value` units of `to` for one `from`, a decimal text; `date`: of the ECB's reference rates; absent: entered by a person. */
export type Rate = {
  from: string;
  to: string;
  value: string;
  date?: string;
};

/** Rates per euro, as decimal texts. */
export interface ReferenceRates {
  date: string;
  rates: Readonly<Record<string, string>>;
}

/** Most decimals of a rate, as in the database's `app.is_rate`. */
const DECIMALS = 10;
const ONE = 10n ** BigInt(DECIMALS);
const VALUE = /^(0|[1-9]\d{0,6})(?:\.(\d{1,10}))?$/;

export function readRate(value: unknown): Rate | null {
  if (typeof value !== 'object' || value === null) return null;
  const {
    from,
    to,
    value: units,
    date,
  }: { from?: unknown; to?: unknown; value?: unknown; date?: unknown } = value;
  if (typeof from !== 'string' || typeof to !== 'string' || typeof units !== 'string') return null;
  if (from === to || scaled(units) === null) return null;
  return { from, to, value: units, ...(typeof date === 'string' && { date }) };
}

export function readReferenceRates(row: { date: string; rates: unknown } | null): ReferenceRates | null {
  if (!row || typeof row.rates !== 'object' || row.rates === null) return null;
  const rates = Object.entries(row.rates).filter(
    (rate): rate is [string, string] => typeof rate[1] === 'string',
  );
  return { date: row.date, rates: Object.fromEntries(rates) };
}

/** Reads a stored rate; null for none, or for one between other currencies. */
export function rateBetween(from: string, to: string, stored: unknown): Rate | null {
  const rate = readRate(stored);
  return rate?.from === from && rate.to === to ? rate : null;
}

/** Rounds half up to ten decimals, as the database does; null if unknown. */
export function referenceRate(reference: ReferenceRates | null, from: string, to: string): Rate | null {
  if (!reference || from === to) return null;
  const [one, other] = [perEuro(reference, from), perEuro(reference, to)];
  if (!one || !other) return null;
  const value = dividedHalfUp(other * ONE, one);
  return value === 0n ? null : { from, to, value: textOf(value), date: reference.date };
}

const perEuro = ({ rates }: ReferenceRates, currency: string): bigint | null =>
  currency === 'EUR' ? ONE : scaled(rates[currency] ?? '');

/** Converts minor to minor units exactly, half up once. @returns null beyond safe integers */
export function convert(minor: number, { from, to, value }: Rate): number | null {
  const rate = scaled(value) ?? 0n;
  const up = 10n ** BigInt(currencyDigits(to));
  const down = ONE * 10n ** BigInt(currencyDigits(from));
  const converted = Number(dividedHalfUp(BigInt(minor) * rate * up, down));
  return Number.isSafeInteger(converted) ? converted : null;
}

/** Thousands with the other mark between them. French has spaces there: of one point alone a decimal is meant. */
const GROUPED = { '.': /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/, ',': /^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/ };

/** Reads `1,0856`, and `15,750` as 15750 where `mark`, the language's, is a point. @returns decimal text; null for empty, undefined for no rate */
export function typedRate(text: string, mark: ',' | '.'): string | null | undefined {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '');
  if (plain === '') return null;
  const digits = GROUPED[mark].test(plain) ? plain.replaceAll(mark === '.' ? ',' : '.', '') : plain;
  const value = scaled(digits.replace(',', '.'));
  return value ? textOf(value) : undefined;
}

function scaled(text: string): bigint | null {
  const match = VALUE.exec(text);
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  return BigInt(whole + fraction.padEnd(DECIMALS, '0'));
}

function textOf(value: bigint): string {
  const digits = String(value).padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`.replace(/\.?0+$/, '');
}

const dividedHalfUp = (amount: bigint, by: bigint): bigint => (2n * amount + by) / (2n * by);
