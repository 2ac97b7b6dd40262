import { currencyDigits } from './currencies.ts';
import type { Amount } from './items.ts';

const DECIMAL = /^([+-]?)(\d*)(?:[.,](\d*))?$/;
const CURRENCY = /^[A-Z]{3}$/;

export const DEFAULT_CURRENCY = 'EUR';

/** Rounds half up, reads a decimal comma, too: `"12.50"` EUR is 1250. @returns null for no amount */
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

export function toDecimal(minor: number, currency: string): string {
  const digits = currencyDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
}

export type AmountMistake =
  | 'amountInvalid'
  | 'amountNegative'
  | 'amountDecimals'
  | 'amountTooLarge'
  | 'amountCurrency';

/** `€12`, `1 250,00 €`, `CHF 12.50` */
const TYPED = /^([^\d.,+-]*)([+-]?[\d.,\s'’]+?)([^\d.,]*)$/u;
const MOST_DIGITS = 10;

/** Reads a typed amount as decimal text, empty for none, or as the key of the mistake. */
export function parseAmount(typed: string, currency: string): { text: string } | { mistake: AmountMistake } {
  const mistake = (is: AmountMistake) => ({ mistake: is });
  const trimmed = typed.replaceAll('\u2212', '-').trim();
  if (trimmed === '') return { text: '' };
  const [, before = '', number = '', after = ''] = TYPED.exec(trimmed) ?? [];
  const mark = `${before}${after}`.trim();
  if (number === '' || !/\d/.test(number)) return mistake('amountInvalid');
  if (mark !== '' && !marksOf(currency).has(mark.toLowerCase()))
    return mistake(/^(?:\p{Sc}|[a-z]{3})$/iu.test(mark) ? 'amountCurrency' : 'amountInvalid');
  const decimal = withoutGroups(number.replace(/[\s'’+-]/g, ''), currency);
  if (decimal === null) return mistake('amountInvalid');
  const [whole = '', fraction = ''] = decimal.split('.');
  if (number.startsWith('-') && /[1-9]/.test(decimal)) return mistake('amountNegative');
  if (whole.length > MOST_DIGITS) return mistake('amountTooLarge');
  // Silent rounding would change what was typed.
  if (fraction.replace(/0+$/, '').length > currencyDigits(currency)) return mistake('amountDecimals');
  return { text: fraction === '' ? whole || '0' : `${whole || '0'}.${fraction}` };
}

/** All ways to write a currency: its code, symbols and names, in lower case. */
function marksOf(currency: string): ReadonlySet<string> {
  const marks = [currency];
  if (CURRENCY.test(currency))
    for (const language of ['fr', 'en'])
      for (const currencyDisplay of ['symbol', 'narrowSymbol', 'name'] as const)
        for (const count of [1, 12]) {
          const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay });
          marks.push(format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? currency);
        }
  return new Set(marks.map((mark) => mark.toLowerCase()));
}

/**
 * Writes a decimal point and no group separators: of two kinds the last is decimal; one before three digits groups, unless the
 * currency has three decimals. @returns null where groups are wrong
 */
function withoutGroups(digits: string, currency: string): string | null {
  const separators = [...digits.matchAll(/[.,]/g)].map(([separator]) => separator);
  const last = separators.at(-1);
  if (last === undefined) return digits;
  const isRepeated = separators.filter((one) => one === last).length > 1;
  const isOfThousands = /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) && currencyDigits(currency) < 3;
  const at = isRepeated || isOfThousands ? digits.length : digits.lastIndexOf(last);
  const whole = digits.slice(0, at);
  if (/[.,]/.test(whole) && !/^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(whole)) return null;
  return `${whole.replace(/[.,]/g, '')}.${digits.slice(at + 1)}`;
}

/** Reads `1 500,50 €` and `1,500.50` as 1500.5. @returns null for an empty text, undefined for no amount */
export function readAmount(text: string, currency: string): number | null | undefined {
  const minor = typedMinorUnits(text, currency);
  return minor == null ? minor : Number(toDecimal(minor, currency));
}

export function typedMinorUnits(text: string, currency: string): number | null | undefined {
  const parsed = parseAmount(text, currency);
  if ('mistake' in parsed) return undefined;
  return parsed.text === '' ? null : (toMinorUnits(parsed.text, currency) ?? undefined);
}

/** Writes an amount for a field: `45`, or `45,50` where `mark` is a comma. */
export function amountText(amount: Amount, currency: string, mark: ',' | '.'): string {
  const minor = toMinorUnits(amount, currency);
  if (minor === null) return amount === null ? '' : String(amount);
  return toDecimal(minor, currency).replace(/\.0+$/, '').replace('.', mark);
}

/** Avoids exponents: large numbers print as `1e+21`; spaces group thousands in French. */
function decimalText(amount: number | string): string {
  return typeof amount === 'number' ? String(amount) : amount.replace(/[\s\u00a0\u202f]/g, '');
}
