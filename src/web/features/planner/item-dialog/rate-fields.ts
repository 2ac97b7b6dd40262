import { type Rate, rateBetween, typedRate } from '#domain/rates.ts';
import { decimalMark } from '#i18n/i18n.ts';
import type { ItemForm } from './schema.ts';

type RateForm = Pick<ItemForm, 'currency' | 'rate' | 'fixed_rate'>;

/** An entered rate becomes text, a reference rate stays as it is; one between other currencies is not shown (ADR 0047). */
export function rateFieldsOf(
  from: string,
  to: string,
  stored: unknown,
): Pick<RateForm, 'rate' | 'fixed_rate'> {
  const rate = rateBetween(from, to, stored);
  if (!rate) return { rate: '', fixed_rate: null };
  return rate.date === undefined
    ? { rate: rate.value.replace('.', decimalMark()), fixed_rate: null }
    : { rate: '', fixed_rate: rate };
}

/** The entered rate wins over the fixed one; null: there is neither. */
export function rateOf({ currency, rate, fixed_rate }: RateForm, tripCurrency: string): Rate | null {
  const value = typedRate(rate, decimalMark());
  if (value) return { from: currency, to: tripCurrency, value };
  return rateBetween(currency, tripCurrency, fixed_rate);
}

/** Empty: the stored rate stays; null: the reference rate (`withFrozenRate`). @param stored column `rate` */
export function rateColumn(form: RateForm, tripCurrency: string, stored: unknown): { rate?: Rate | null } {
  if (form.currency === tripCurrency) return {};
  const value = typedRate(form.rate, decimalMark());
  if (value) return { rate: { from: form.currency, to: tripCurrency, value } };
  const own = rateBetween(form.currency, tripCurrency, stored);
  return own && own.date === undefined ? { rate: null } : {};
}
