import {
  type Amount,
  type CostPart,
  type CostSums,
  costParts,
  type Priced,
  pricedItems,
  sumsByKind,
  sumsOf,
  tripCost,
  tripTotals,
} from '#domain/costs.ts';
import { divide } from '#domain/splits.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { costsOf, daysOfTrip, travellersOf } from '#web/trip-data/trip.ts';
import type { TripCost } from './people/shared-costs.ts';

/** Order from the foot of a bar to its top. */
export const COST_KINDS = ['itinerary', 'accommodation', 'activity', 'meal', 'expense'] as const;
export type CostKind = (typeof COST_KINDS)[number];

export interface DayCost {
  /** Null: outside the trip's dates. */
  date: Temporal.PlainDate | null;
  key: string;
  byKind: Record<CostKind, CostSums>;
  total: CostSums;
}

export type OtherCost = Priced<TripCost>;

/** In minor units of `currency`. */
export interface CostSummary {
  currency: string;
  total: number;
  /** By currency. */
  totals: readonly Amount[];
  /** Converted at each cost's rate. */
  convertedTotal: number;
  /** Converted amounts, and those without a rate. */
  convertedTotals: readonly Amount[];
  /** Amounts without a rate to the trip's currency. */
  uncounted: readonly Amount[];
  /** Number of travellers, by default that of the members. */
  people: number;
  /** Largest first, without zeros; percents are whole and add up to 100. */
  kinds: { kind: CostKind; sums: CostSums; percent: number }[];
  days: DayCost[];
  others: OtherCost[];
}

/** Sums the costs of a trip [COST-1] [PLUS-12]. */
export function costSummary(trip: TripDetails): CostSummary {
  const costs = costsOf(trip);
  const cost = tripCost(trip, costs);
  const { totalMinor: total, convertedMinor: convertedTotal, atRates: convertedTotals, currency } = cost;
  const parts = costParts(trip, costs);
  const byKind = sumsByKind(currency, parts);
  const percents = divide(
    100,
    // Shares are of what was spent: a kind with more refunds than costs has none.
    COST_KINDS.map((kind) => Math.max(0, byKind[kind].convertedMinor)),
  );
  return {
    currency,
    total,
    totals: tripTotals(cost),
    convertedTotal,
    convertedTotals,
    uncounted: convertedTotals.filter((amount) => amount.currency !== currency),
    people: travellersOf(trip),
    kinds: COST_KINDS.map((kind, index) => ({ kind, sums: byKind[kind], percent: percents[index] ?? 0 }))
      .filter(({ sums }) => sums.asPriced.length > 0)
      .toSorted((a, b) => b.sums.convertedMinor - a.sums.convertedMinor),
    days: dayCosts(trip, currency, parts),
    others: pricedItems(currency, costs)
      .filter((priced) => priced.currency !== currency)
      .toSorted((one, other) =>
        one.currency === other.currency ? 0 : one.currency < other.currency ? -1 : 1,
      ),
  };
}

const OUTSIDE = 'outside';

/** Lists the days, then what is outside the trip's dates. */
function dayCosts(trip: TripDetails, currency: string, parts: readonly CostPart[]): DayCost[] {
  const dates = daysOfTrip(trip);
  const inTrip = new Set(dates.map(String));
  const byDay = Map.groupBy(parts, ({ day }) => (inTrip.has(day) ? day : OUTSIDE));
  const row = (key: string, date: Temporal.PlainDate | null): DayCost => {
    const ofDay = byDay.get(key) ?? [];
    return { date, key, byKind: sumsByKind(currency, ofDay), total: sumsOf(currency, ofDay) };
  };
  const days = dates.map((date) => row(date.toString(), date));
  return byDay.has(OUTSIDE) ? [...days, row(OUTSIDE, null)] : days;
}

export const COST_KIND_LABELS = {
  accommodation: 'trip-items:accommodations',
  activity: 'trip-items:activities',
  itinerary: 'trip-items:itineraries',
  meal: 'trip-items:meals',
  expense: 'trip:expenses',
} as const;
