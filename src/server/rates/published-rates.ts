import { CURRENCIES } from '#domain/currencies.ts';
import type { ReferenceRates } from '#domain/rates.ts';

const DAY = /<Cube\s+time=(['"])(\d{4}-\d{2}-\d{2})\1\s*>/g;
const ENTRY = /<Cube\s+currency=(['"])([A-Z]{3})\1\s+rate=(['"])(\d{1,7}(?:\.\d{1,6})?)\3\s*\/>/g;
/** Fewest rates of a file to be used; the bank publishes about thirty. */
const FEWEST = 10;
/** Largest factor to the last known rate, either way: more is not believed. */
const LARGEST_CHANGE = 2;
/** Days after which the last known rates are no comparison. */
const LONGEST_GAP = 90;

/** Thrown for rates that can't be used; the message is for the log. */
export class UnusableRatesError extends Error {
  override name = 'UnusableRatesError';
}

/** Parses without an XML parser, which might expand entities. @throws UnusableRatesError */
export function readPublishedRates(xml: string): ReferenceRates {
  const days = [...xml.matchAll(DAY)].map(([, , day = '']) => day);
  const [date = ''] = days;
  if (days.length !== 1 || !isDay(date)) throw new UnusableRatesError('the file has not one day');
  const rates = new Map<string, string>();
  for (const [, , currency = '', , rate = ''] of xml.matchAll(ENTRY)) {
    if (rates.has(currency)) throw new UnusableRatesError(`${currency} is there twice`);
    if (!(Number(rate) > 0)) throw new UnusableRatesError(`${currency} is worth nothing`);
    if (currency !== 'EUR' && CURRENCIES.includes(currency)) rates.set(currency, rate);
  }
  if (rates.size < FEWEST) throw new UnusableRatesError(`only ${rates.size} currencies are there`);
  return { date, rates: Object.fromEntries(rates) };
}

/** Refuses rates of the future and implausible changes. @param today ISO day @throws UnusableRatesError */
export function checkPlausible(read: ReferenceRates, known: ReferenceRates | null, today: string): void {
  const day = Temporal.PlainDate.from(read.date);
  // The server may be a day behind the bank.
  if (Temporal.PlainDate.from(today).until(day).days > 1)
    throw new UnusableRatesError(`${read.date} is in the future`);
  if (!known || Temporal.PlainDate.from(known.date).until(day).days > LONGEST_GAP) return;
  for (const [currency, rate] of Object.entries(read.rates)) {
    const change = Number(rate) / Number(known.rates[currency] ?? rate);
    if (change > LARGEST_CHANGE || change < 1 / LARGEST_CHANGE)
      throw new UnusableRatesError(`${currency} is ${rate}, after ${known.rates[currency]} on ${known.date}`);
  }
}

function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}
