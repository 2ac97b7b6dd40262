/** A cost, or an item that has none. */
interface Priced {
  id?: string;
  currency?: string;
  price?: number | null;
}

/** The currencies that a next cost is likely in: the trip's, then those of its costs, the most frequent first. */
export function currenciesOf(trip: {
  currency: string;
  items: readonly Priced[];
  trip_expenses: readonly Priced[];
}): string[] {
  const counts = new Map<string, number>();
  const costs: readonly Priced[] = [...trip.items, ...trip.trip_expenses];
  for (const { currency, price = null } of costs) {
    if (currency && price !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  counts.delete(trip.currency);
  const others = [...counts].toSorted(([, one], [, other]) => other - one).map(([code]) => code);
  return [trip.currency, ...others];
}
