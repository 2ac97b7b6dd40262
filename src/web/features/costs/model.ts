import { costByDay, costByKind, pricedItems, tripCost } from '#domain/costs.ts';
import type { Rate } from '#domain/rates.ts';
import { divide } from '#domain/splits.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { costsOf, daysOfTrip, peopleOf } from '#web/trip-data/trip.ts';
import type { TripCost } from './people/shared-costs.ts';

/** What costs something, from the foot of a bar to its top. */
export const COST_KINDS = ['itinerary', 'accommodation', 'activity', 'meal', 'expense'] as const;
export type CostKind = (typeof COST_KINDS)[number];

export interface DayCost {
  /** Null for what lies outside the trip's dates. */
  date: Temporal.PlainDate | null;
  key: string;
  byKind: Record<CostKind, number>;
  total: number;
}

/** What is in a currency that is not the trip's, in minor units of it. */
export interface OtherCost {
  item: TripCost;
  currency: string;
  minor: number;
  /** In minor units of the trip's currency; null without a rate. */
  converted: number | null;
  rate: Rate | null;
}

/** A trip's costs as the panel shows them; amounts are minor units of `currency`. */
export interface CostSummary {
  currency: string;
  total: number;
  /** With what other currencies are at their rates. */
  convertedTotal: number;
  perPerson: number;
  perDay: number;
  people: number;
  /** Largest first; kinds that cost nothing are left out. `percent` is whole, and all add up to 100. */
  kinds: { kind: CostKind; total: number; percent: number }[];
  days: DayCost[];
  /** By currency. */
  others: OtherCost[];
}

/**
 * Sums a trip up: its total [COST-1], and with what is in other currencies at its rate [PLUS-12] in all, by kind and by day.
 */
export function costSummary(trip: TripDetails): CostSummary {
  const { totalMinor: total, convertedMinor: convertedTotal, currency } = tripCost(trip, costsOf(trip));
  const byKind = costByKind(trip, costsOf(trip));
  const percents = divide(
    100,
    COST_KINDS.map((kind) => byKind[kind]),
  );
  const dates = daysOfTrip(trip);
  const people = peopleOf(trip).length;
  return {
    currency,
    total,
    convertedTotal,
    people,
    perPerson: Math.round(total / people),
    perDay: Math.round(total / Math.max(1, dates.length)),
    kinds: COST_KINDS.map((kind, index) => ({ kind, total: byKind[kind], percent: percents[index] ?? 0 }))
      .filter((row) => row.total > 0)
      .toSorted((a, b) => b.total - a.total),
    days: dayCosts(trip, dates),
    others: pricedItems(currency, costsOf(trip))
      .filter((priced) => priced.currency !== currency)
      .toSorted((one, other) =>
        one.currency === other.currency ? 0 : one.currency < other.currency ? -1 : 1,
      ),
  };
}

function dayCosts(trip: TripDetails, dates: readonly Temporal.PlainDate[]): DayCost[] {
  const perKind = new Map(
    COST_KINDS.map((kind) => [
      kind,
      costByDay(
        trip,
        costsOf(trip).filter((cost) => cost.kind === kind),
      ),
    ]),
  );
  const inTrip = new Set(dates.map(String));
  const costOf = (kind: CostKind, isCounted: (day: string) => boolean) =>
    [...(perKind.get(kind) ?? [])].reduce((sum, [day, minor]) => (isCounted(day) ? sum + minor : sum), 0);
  const row = (date: Temporal.PlainDate | null, isCounted: (day: string) => boolean): DayCost => {
    const byKind = {
      itinerary: costOf('itinerary', isCounted),
      accommodation: costOf('accommodation', isCounted),
      activity: costOf('activity', isCounted),
      meal: costOf('meal', isCounted),
      expense: costOf('expense', isCounted),
    };
    const total = COST_KINDS.reduce((sum, kind) => sum + byKind[kind], 0);
    return { date, key: date?.toString() ?? 'outside', byKind, total };
  };
  const days = dates.map((date) => {
    const iso = date.toString();
    return row(date, (day) => day === iso);
  });
  const outside = row(null, (day) => !inTrip.has(day));
  return outside.total > 0 ? [...days, outside] : days;
}
