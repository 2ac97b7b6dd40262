import { daysBetween, formatDay, parseDay } from './days.ts';
import { type Cost, type Expense, isCost, type TripItem } from './items.ts';
import { memoizeByObject } from './memoize.ts';
import { DEFAULT_CURRENCY, toMinorUnits } from './money.ts';

/** What has a price in a currency that is not the trip's. */
export interface OtherCosts<Item extends Cost = Cost> {
  currency: string;
  totalMinor: number;
  items: Item[];
}

/** What a trip costs, in minor units of its currency; other currencies stand apart, never added. */
export interface TripCost<Item extends Cost = Cost> {
  totalMinor: number;
  currency: string;
  /** By currency, in the order of the alphabet. */
  others: OtherCosts<Item>[];
}

interface Priced<Item> {
  item: Item;
  currency: string;
  minor: number;
}

/** What is priced at more than nothing, in minor units; a price without a currency is in the trip's. */
export function pricedItems<Item extends TripItem | Expense>(tripCurrency: string, items: readonly Item[]) {
  return items.filter(isCost).flatMap((item): Priced<Item & Cost>[] => {
    const currency = item.currency || tripCurrency;
    const minor = toMinorUnits(item.price, currency);
    return minor !== null && minor > 0 ? [{ item, currency, minor }] : [];
  });
}

/**
 * The total of a trip: the sum of positive prices in its currency over accommodations, activities,
 * itineraries, meals and expenses [COST-1]. What is in other currencies is left out of it and listed in `others`.
 */
export function tripCost<Item extends TripItem | Expense>(
  trip: { currency?: string | null },
  items: readonly Item[],
): TripCost<Item & Cost> {
  const currency = trip.currency || DEFAULT_CURRENCY;
  const byCurrency = Map.groupBy(pricedItems(currency, items), (priced) => priced.currency);
  const others = [...byCurrency]
    .filter(([other]) => other !== currency)
    .map(([other, priced]) => ({
      currency: other,
      totalMinor: sum(priced),
      items: priced.map(({ item }) => item),
    }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
  return { totalMinor: sum(byCurrency.get(currency) ?? []), currency, others };
}

/** The trip's total by kind, in minor units of its currency; kinds that cost nothing are 0. */
export function costByKind(
  trip: { currency?: string | null },
  items: readonly (TripItem | Expense)[],
): Record<Cost['kind'], number> {
  const currency = trip.currency || DEFAULT_CURRENCY;
  const totals = { accommodation: 0, activity: 0, itinerary: 0, meal: 0, expense: 0 };
  for (const priced of pricedItems(currency, items)) {
    if (priced.currency === currency) totals[priced.item.kind] += priced.minor;
  }
  return totals;
}

/**
 * The trip's total by day (`2026-12-03`), in minor units of its currency. A stay is spread over its nights,
 * to the cent: the first nights carry what does not divide. Items without a day are under `''`.
 */
export function costByDay(
  trip: { currency?: string | null },
  items: readonly (TripItem | Expense)[],
): ReadonlyMap<string, number> {
  const currency = trip.currency || DEFAULT_CURRENCY;
  const totals = new Map<string, number>();
  for (const priced of pricedItems(currency, items)) {
    if (priced.currency !== currency) continue;
    const days = chargedDays(priced.item);
    for (const [index, share] of shares(priced.minor, days.length).entries()) {
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

function sum(priced: readonly { minor: number }[]): number {
  return priced.reduce((total, { minor }) => total + minor, 0);
}
