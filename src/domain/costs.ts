import { daysBetween, formatDay, parseDay } from './days.ts';
import { type Cost, type Expense, isCost, isRefund, type TripItem } from './items.ts';
import { memoizeByObject } from './memoize.ts';
import { DEFAULT_CURRENCY, toMinorUnits } from './money.ts';
import { convert, type Rate, rateBetween } from './rates.ts';

export interface Amount {
  currency: string;
  minor: number;
}

/** Sums, never added up over currencies: the trip's is first, then by code. */
export interface CostSums {
  /** In minor units of the trip's currency; costs without a rate are left out. */
  convertedMinor: number;
  /** Sums of all costs in their own currencies [PLUS-12]. */
  asPriced: readonly Amount[];
  /** Sums of all costs: converted at their rates, or as priced without one. */
  atRates: readonly Amount[];
}

export interface OtherCosts<Item extends Cost = Cost> {
  currency: string;
  items: Item[];
}

export interface TripCost<Item extends Cost = Cost> extends CostSums {
  /** Minor units; other currencies are left out. */
  totalMinor: number;
  currency: string;
  others: OtherCosts<Item>[];
}

/** Minor units; below 0 for a refund. */
export interface Priced<Item> {
  item: Item;
  currency: string;
  minor: number;
  /** Minor units of the trip's currency, rounded once for each cost, so that parts add up; null without a rate. */
  converted: number | null;
  /** Null in the trip's currency, and where there is none. */
  rate: Rate | null;
}

/** Positive prices, refunds negative; a price without a currency is in the trip's. */
export function pricedItems<Item extends TripItem | Expense>(tripCurrency: string, items: readonly Item[]) {
  return items.filter(isCost).flatMap((item): Priced<Item & Cost>[] => {
    const currency = item.currency || tripCurrency;
    const minor = toMinorUnits(item.price, currency);
    if (minor === null || minor <= 0) return [];
    const rate = rateBetween(currency, tripCurrency, item.rate);
    const converted = currency === tripCurrency ? minor : rate && convert(minor, rate);
    const sign = isRefund(item) ? -1 : 1;
    return [{ item, currency, minor: sign * minor, converted: converted && sign * converted, rate }];
  });
}

/** Positive prices in the trip's currency, less refunds [COST-1]; others are in `others` and counted in the sums [PLUS-12]. */
export function tripCost<Item extends TripItem | Expense>(
  trip: { currency?: string | null },
  items: readonly Item[],
): TripCost<Item & Cost> {
  const currency = trip.currency || DEFAULT_CURRENCY;
  const all = pricedItems(currency, items);
  const sums = sumsOf(currency, all);
  const others = Map.groupBy(
    all.filter((priced) => priced.currency !== currency),
    (priced) => priced.currency,
  );
  return {
    ...sums,
    totalMinor: sums.asPriced.find((amount) => amount.currency === currency)?.minor ?? 0,
    currency,
    others: [...others]
      .map(([other, priced]) => ({ currency: other, items: priced.map(({ item }) => item) }))
      .toSorted((one, other) => (one.currency < other.currency ? -1 : 1)),
  };
}

/** A currency without costs has no sum. */
export function sumsOf(
  tripCurrency: string,
  parts: readonly Pick<CostPart, 'currency' | 'minor' | 'converted'>[],
): CostSums {
  const converted = parts.flatMap((part) =>
    part.converted === null ? [] : { currency: tripCurrency, minor: part.converted },
  );
  const apart = parts.filter((part) => part.converted === null);
  return {
    convertedMinor: sum(converted.map(({ minor }) => minor)),
    asPriced: byCurrency(tripCurrency, parts),
    atRates: byCurrency(tripCurrency, [...converted, ...apart]),
  };
}

function byCurrency(tripCurrency: string, amounts: readonly Amount[]): Amount[] {
  return [...Map.groupBy(amounts, ({ currency }) => currency)]
    .map(([currency, same]) => ({ currency, minor: sum(same.map(({ minor }) => minor)) }))
    .toSorted((one, other) =>
      one.currency === tripCurrency
        ? -1
        : other.currency === tripCurrency || one.currency > other.currency
          ? 1
          : -1,
    );
}

export function tripTotals({ currency, totalMinor, asPriced }: Omit<TripCost, 'others'>): Amount[] {
  return [{ currency, minor: totalMinor }, ...asPriced.filter((amount) => amount.currency !== currency)];
}

/** Divides amounts into equal, rounded parts: for display, not to be added up. */
export const equalParts = (amounts: readonly Amount[], count: number): Amount[] =>
  amounts.map(({ currency, minor }) => ({ currency, minor: Math.round(minor / count) }));

/** A day's part of a cost: a stay is spread over its nights. */
export interface CostPart extends Pick<Priced<unknown>, 'currency' | 'minor' | 'converted'> {
  kind: Cost['kind'];
  /** ISO day; `''` without one. */
  day: string;
}

/** Spreads a cost over days, divided to the cent: the first nights of a stay carry the remainder. */
export function costParts(
  trip: { currency?: string | null },
  items: readonly (TripItem | Expense)[],
): CostPart[] {
  return pricedItems(trip.currency || DEFAULT_CURRENCY, items).flatMap(
    ({ item, currency, minor, converted }) => {
      const days = chargedDays(item);
      const minors = shares(minor, days.length);
      const ofConverted = converted === null ? [] : shares(converted, days.length);
      return days.map((day, index) => ({
        kind: item.kind,
        day,
        currency,
        minor: minors[index] ?? 0,
        converted: ofConverted[index] ?? null,
      }));
    },
  );
}

export function sumsByKind(tripCurrency: string, parts: readonly CostPart[]): Record<Cost['kind'], CostSums> {
  const kinds = Map.groupBy(parts, ({ kind }) => kind);
  const of = (kind: Cost['kind']) => sumsOf(tripCurrency, kinds.get(kind) ?? []);
  return {
    accommodation: of('accommodation'),
    activity: of('activity'),
    itinerary: of('itinerary'),
    meal: of('meal'),
    expense: of('expense'),
  };
}

/** What each day of a trip costs (`2026-12-03`); items without a day are under `''`. */
export function costByDay(
  trip: { currency?: string | null },
  items: readonly (TripItem | Expense)[],
): ReadonlyMap<string, CostSums> {
  const days = Map.groupBy(costParts(trip, items), ({ day }) => day);
  return new Map([...days].map(([day, parts]) => [day, sumsOf(trip.currency || DEFAULT_CURRENCY, parts)]));
}

const chargedDays = memoizeByObject((item: Cost): readonly string[] => {
  if (item.kind !== 'accommodation') return [parseDay(item.date) ? (item.date ?? '') : ''];
  const checkIn = parseDay(item.check_in);
  const checkOut = parseDay(item.check_out);
  if (!checkIn) return [''];
  const nights = Math.max(1, checkOut ? daysBetween(checkIn, checkOut) : 1);
  return Array.from({ length: nights }, (_, days) => formatDay(checkIn.add({ days })));
});

/** Divides minor units without losing any; a refund is of one day. */
function shares(minor: number, count: number): number[] {
  const share = Math.floor(minor / count);
  return Array.from({ length: count }, (_, index) => share + (index < minor % count ? 1 : 0));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, minor) => total + minor, 0);
}
