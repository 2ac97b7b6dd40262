import { pricedItems } from '#domain/costs.ts';
import { changedColumns } from '#domain/item-rules.ts';
import { equalSplit, readSplit } from '#domain/splits.ts';
import { NO_CHANGE, type TripChange } from '#domain/trip-change.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { costsOf } from '#web/trip-data/trip.ts';
import type { TripCost } from './shared-costs.ts';

/** A cost and its price, in minor units of its currency. */
export interface Cost {
  item: TripCost;
  minor: number;
  currency: string;
}

/** What costs something in a trip, in its order. */
export const pricedCosts = (trip: TripDetails): Cost[] => pricedItems(trip.currency, costsOf(trip));

/** Ids of those who share a cost; of one that is not settled, everyone's. */
export function sharersOf({ item }: Cost, everyone: readonly string[]): readonly string[] {
  const split = readSplit(item.split);
  return split ? Object.keys(split.shares) : everyone;
}

/** Whether somebody has said who pays how much of a cost: not simply in equal parts. */
export function hasUnequalParts({ item }: Cost): boolean {
  const split = readSplit(item.split);
  return split !== null && new Set(Object.values(split.shares)).size > 1;
}

/** Everyone, then those who have left and share one of the costs. */
export function possibleSharers(costs: readonly Cost[], everyone: readonly string[]): string[] {
  return [...new Set([...everyone, ...costs.flatMap((cost) => sharersOf(cost, everyone))])];
}

/** Shares each of the costs equally between these people; costs that are so already are left alone. */
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
