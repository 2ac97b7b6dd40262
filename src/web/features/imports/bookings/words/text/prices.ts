import { CURRENCIES } from '#domain/currencies.ts';
import { readAmount } from '#domain/money.ts';
import type { Entry } from './entries.ts';
import type { TextLine } from './lines.ts';

export interface Price {
  price: number | null;
  currency: string | null;
}

export const NO_PRICE: Price = { price: null, currency: null };

/** `$` alone is the sign of several currencies. */
const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  euros: 'EUR',
  euro: 'EUR',
  '£': 'GBP',
  us$: 'USD',
  ca$: 'CAD',
  c$: 'CAD',
  a$: 'AUD',
};
/** Codes of currencies alone: other letters are before amounts, too, as in `TTC 120,00 €`. */
const SIGN = `(?:US\\$|CA?\\$|A\\$|€|£|euros?\\b|(?:${CURRENCIES.join('|')})\\b)`;
const NUMBER = "\\d{1,3}(?:[ .,'’]\\d{3}){1,3}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,7}(?:[.,]\\d{1,2})?(?!\\d)";
const AMOUNT = new RegExp(`(?<![\\p{L}\\d])(${SIGN})\\s?(${NUMBER})|(${NUMBER})\\s?(${SIGN})`, 'u');
const BALANCE =
  /(?<!\p{L})(?:solde|reste à (?:payer|régler)|balance (?:due|of)|due on arrival|remaining balance|acompte|deposit)(?!\p{L})/iu;
/** Labels of what is paid: not the price where there is a balance. */
const PAID = /pa[iy]|régl/iu;
const OF_A_PART = /nuit|night|pers|\bpp\b|jour|day|\beach\b|chacun/iu;

/** Finds the total by its label, else the price. Several different ones: none. */
export function priceIn(entries: readonly Entry[], lines: readonly TextLine[]): Price {
  const isPartPaid = lines.some(({ text }) => BALANCE.test(text));
  const own = entries.filter(({ label }) => !isPartPaid || !PAID.test(label));
  const [totals, fares] = (['price', 'fare'] as const).map((field) =>
    own
      .filter(({ fields, value }) => fields.has(field) && !(field === 'fare' && OF_A_PART.test(value)))
      .flatMap(({ value }) => amountIn(value) ?? []),
  );
  const prices = totals?.length ? totals : (fares ?? []);
  const [first] = prices;
  return first && prices.every((one) => one.price === first.price && one.currency === first.currency)
    ? first
    : NO_PRICE;
}

function amountIn(value: string): Price | null {
  const [, signBefore, after, before, signAfter] = AMOUNT.exec(value) ?? [];
  const sign = signBefore ?? signAfter ?? '';
  const currency = SIGNS[sign.toLowerCase()] ?? sign;
  const price = readAmount(after ?? before ?? '', currency) ?? null;
  return price === null ? null : { price, currency };
}
