import { pricedItems } from '#domain/costs.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { costsOf } from '#web/trip-data/trip.ts';

/** The trip's, the destination's, then those of costs by frequency. @param local null: unknown */
export function currenciesOf(
  trip: Pick<TripDetails, 'currency' | 'items' | 'trip_expenses'>,
  local: string | null = null,
): string[] {
  const byCurrency = Map.groupBy(pricedItems(trip.currency, costsOf(trip)), ({ currency }) => currency);
  byCurrency.delete(trip.currency);
  const others = [...byCurrency].toSorted(([, some], [, more]) => more.length - some.length);
  return [...new Set([trip.currency, ...(local ? [local] : []), ...others.map(([code]) => code)])];
}
