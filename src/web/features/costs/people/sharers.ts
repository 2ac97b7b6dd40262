import { type Priced, pricedItems } from '#domain/costs.ts';
import { changedColumns } from '#domain/item-rules.ts';
import { equalSplit, readSplit } from '#domain/splits.ts';
import { NO_CHANGE, type TripChange } from '#domain/trip-change.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { costsOf } from '#web/trip-data/trip.ts';
import type { TripCost } from './shared-costs.ts';

export type Cost = Priced<TripCost>;

export const pricedCosts = (trip: TripDetails): Cost[] => pricedItems(trip.currency, costsOf(trip));

/** Everyone shares a cost without a stored split. */
export function sharersOf({ item }: Cost, everyone: readonly string[]): readonly string[] {
  const split = readSplit(item.split);
  return split ? Object.keys(split.shares) : everyone;
}

/** True when somebody bears more than another. */
export function hasUnequalParts({ item }: Cost): boolean {
  const split = readSplit(item.split);
  return split !== null && new Set(Object.values(split.shares)).size > 1;
}

/** Everyone, then former members who share a cost. */
export function possibleSharers(costs: readonly Cost[], everyone: readonly string[]): string[] {
  return [...new Set([...everyone, ...costs.flatMap((cost) => sharersOf(cost, everyone))])];
}

export function sharersChange(costs: readonly Cost[], sharers: readonly string[]): TripChange {
  const split = equalSplit(sharers);
  if (!split) return NO_CHANGE;
  return {
    ...NO_CHANGE,
    items: costs.flatMap(({ item }) =>
      Object.keys(changedColumns(item, { split })).length === 0
        ? []
        : { kind: item.kind, id: item.id, from: { split: item.split }, to: { split } },
    ),
  };
}
