import { daysBetween, formatDay, parseDay } from './days.ts';
import { type Cost, type Expense, isCost, type TripItem } from './items.ts';
import { memoizeByObject } from './memoize.ts';
import { DEFAULT_CURRENCY, toMinorUnits } from './money.ts';
import { convert, type Rate, rateBetween } from './rates.ts';

/** What has a price in a currency that is not the trip's. */
export interface OtherCosts<Item extends Cost = Cost> {
  currency: string;
  totalMinor: number;
  items: Item[];
}

/** What a trip costs, in minor units of its currency. */
export interface TripCost<Item extends Cost = Cost> {
  /** What is priced in the trip's currency, other currencies left out. */
  totalMinor: number;
  /** The same with what other currencies are at their rates; what has no rate is left out. */
  convertedMinor: number;
  currency: string;
  /** By currency, in the order of the alphabet. */
  others: OtherCosts<Item>[];
}

/** A price in minor units. */
export interface Priced<Item> {
  item: Item;
  currency: string;
  minor: number;
  /** In minor units of the trip's currency: rounded once for each cost, so that parts of it add up; null without a rate. */
  converted: number | null;
  /** Null for what is in the trip's currency, and for what has none. */
  rate: Rate | null;
}

/** What is priced at more than nothing; a price without a currency is in the trip's. */
export function pricedItems<Item extends TripItem | Expense>(tripCurrency: string, items: readonly Item[]) {
  return items.filter(isCost).flatMap((item): Priced<Item & Cost>[] => {
    const currency = item.currency || tripCurrency;
    const minor = toMinorUnits(item.price, currency);
    if (minor === null || minor <= 0) return [];
    const rate = rateBetween(currency, tripCurrency, item.rate);
    const converted = currency === tripCurrency ? minor : rate && convert(minor, rate);
    return [{ item, currency, minor, converted, rate }];
  });
}

/**
 * The total of a trip: the sum of positive prices in its currency over accommodations, activities,
 * itineraries, meals and expenses [COST-1]. What is in other currencies is left out of it, listed in `others`, and
 * counted in `convertedMinor` at its rate [PLUS-12].
 */
export function tripCost<Item extends TripItem | Expense>(
  trip: { currency?: string | null },
  items: readonly Item[],
): TripCost<Item & Cost> {
  const currency = trip.currency || DEFAULT_CURRENCY;
  const all = pricedItems(currency, items);
  const byCurrency = Map.groupBy(all, (priced) => priced.currency);
  const others = [...byCurrency]
    .filter(([other]) => other !== currency)
    .map(([other, priced]) => ({
      currency: other,
      totalMinor: sum(priced.map(({ minor }) => minor)),
      items: priced.map(({ item }) => item),
    }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
  const own = byCurrency.get(currency) ?? [];
  return {
    totalMinor: sum(own.map(({ minor }) => minor)),
    convertedMinor: sum(all.map(({ converted }) => converted ?? 0)),
    currency,
    others,
  };
}

/** A sum in one currency, in its minor units. */
export interface Amount {
  currency: string;
  minor: number;
}

/** What is in other currencies than the trip's, as it was paid: what `convertedMinor` counts, and what has no rate and stands apart [PLUS-12]. */
export function otherAmounts(
  trip: { currency?: string | null },
  items: readonly (TripItem | Expense)[],
): { converted: Amount[]; apart: Amount[] } {
  const currency = trip.currency || DEFAULT_CURRENCY;
  const others = pricedItems(currency, items).filter((priced) => priced.currency !== currency);
  const amountsOf = (hasRate: boolean): Amount[] =>
    [
      ...Map.groupBy(
        others.filter(({ converted }) => (converted !== null) === hasRate),
        (priced) => priced.currency,
      ),
    ]
      .map(([other, priced]) => ({ currency: other, minor: sum(priced.map(({ minor }) => minor)) }))
      .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
  return { converted: amountsOf(true), apart: amountsOf(false) };
}

/** The trip's costs by kind at their rates, in minor units of its currency; kinds that cost nothing are 0. */
export function costByKind(
  trip: { currency?: string | null },
  items: readonly (TripItem | Expense)[],
): Record<Cost['kind'], number> {
  const currency = trip.currency || DEFAULT_CURRENCY;
  const totals = { accommodation: 0, activity: 0, itinerary: 0, meal: 0, expense: 0 };
  for (const priced of pricedItems(currency, items)) {
    totals[priced.item.kind] += priced.converted ?? 0;
  }
  return totals;
}

/**
 * The trip's costs by day (`2026-12-03`) at their rates, in minor units of its currency. A stay is spread over its nights,
 * to the cent: the first nights carry what does not divide. Items without a day are under `''`.
 */
export function costByDay(
  trip: { currency?: string | null },
  items: readonly (TripItem | Expense)[],
): ReadonlyMap<string, number> {
  const currency = trip.currency || DEFAULT_CURRENCY;
  const totals = new Map<string, number>();
  for (const priced of pricedItems(currency, items)) {
    if (priced.converted === null) continue;
    const days = chargedDays(priced.item);
    for (const [index, share] of shares(priced.converted, days.length).entries()) {
      const day = days[index] ?? '';
      totals.set(day, (totals.get(day) ?? 0) + share);
    }
  }
  return totals;
}

const chargedDays = memoizeByObject((item: Cost): readonly string[] => {
  if (item.kind !== 'accommodation') return [parseDay(item.date) ? (item.date ?? '') : ''];
  const checkIn = parseDay(item.check_in);
  const checkOut = parseDay(item.check_out);
  if (!checkIn) return [''];
  const nights = Math.max(1, checkOut ? daysBetween(checkIn, checkOut) : 1);
  return Array.from({ length: nights }, (_, days) => formatDay(checkIn.add({ days })));
});

/** Divides minor units into equal parts without losing any. */
function shares(minor: number, count: number): number[] {
  const share = Math.floor(minor / count);
  return Array.from({ length: count }, (_, index) => share + (index < minor % count ? 1 : 0));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, minor) => total + minor, 0);
}
