import { type ReferenceRates, referenceRate } from '#domain/rates.ts';
import { NO_CHANGE, type TripChange } from '#domain/trip-change.ts';
import type { OtherCost } from '../model.ts';

/** Reference rates, where there are any. */
export function missingRates(
  others: readonly OtherCost[],
  tripCurrency: string,
  reference: ReferenceRates | null,
): TripChange {
  return {
    ...NO_CHANGE,
    items: others.flatMap(({ item, currency, rate: own }) => {
      const rate = own ? null : referenceRate(reference, currency, tripCurrency);
      return rate ? { kind: item.kind, id: item.id, from: { rate: item.rate }, to: { rate } } : [];
    }),
  };
}
