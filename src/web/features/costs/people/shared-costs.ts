import { toMinorUnits } from '#domain/money.ts';
import { fewestPayments } from '#domain/payments.ts';
import {
  type Accounts,
  type PersonAccount,
  possiblePayers,
  readSplit,
  tripAccounts,
} from '#domain/splits.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { costsOf, namesIn, peopleOf, type TripExpense } from '#web/trip-data/trip.ts';

/** `name` is null for a removed person. */
export interface Participant {
  id: string;
  name: string | null;
  src: string | null;
  hasLeft: boolean;
}

export type TripCost = Exclude<TripDetails['items'][number], { kind: 'note' }> | TripExpense;

export interface SharedTransfer {
  from: Participant;
  to: Participant;
  minor: number;
}

export type SettlementRow = TripDetails['trip_settlements'][number];

export interface SharedSettlement extends SharedTransfer {
  row: SettlementRow;
}

/** Amounts are in minor units. */
export interface SharedCosts extends Omit<Accounts<TripCost>, 'people'> {
  people: (PersonAccount & { who: Participant })[];
  transfers: SharedTransfer[];
  settlements: SharedSettlement[];
  largest: number;
}

/** See {@link possiblePayers}. */
export function payersOf(
  { split }: Pick<TripCost, 'split'>,
  everyone: readonly Participant[],
  names: ReadonlyMap<string, string>,
): Participant[] {
  const members = new Map(everyone.map((person) => [person.id, person]));
  const sharers = Object.keys(readSplit(split)?.shares ?? {});
  return possiblePayers([...members.keys()], sharers, names).map(
    (id) => members.get(id) ?? { id, name: names.get(id) ?? null, src: null, hasLeft: true },
  );
}

/** The owner comes first. */
export function participants(trip: TripDetails): Participant[] {
  const names = namesIn(trip);
  return peopleOf(trip).map(({ id, profile }) => ({
    id,
    name: names.get(id) ?? null,
    src: profile?.avatar_url ?? null,
    hasLeft: false,
  }));
}

/** The trip's currency comes first [PLUS-5]; empty for a single traveller. */
export function sharedCosts(trip: TripDetails, everyone: readonly Participant[]): SharedCosts[] {
  const known = new Map(everyone.map((person) => [person.id, person]));
  const names = namesIn(trip);
  const who = (id: string) => known.get(id) ?? { id, name: names.get(id) ?? null, src: null, hasLeft: true };
  const ids = everyone.map(({ id }) => id);
  return tripAccounts(trip, costsOf(trip), ids, trip.trip_settlements).flatMap((accounts) => {
    if (accounts.people.length < 2) return [];
    return {
      ...accounts,
      people: accounts.people.map((person) => ({ ...person, who: who(person.id) })),
      transfers: fewestPayments(accounts.people).map(({ from, to, minor }) => ({
        from: who(from),
        to: who(to),
        minor,
      })),
      settlements: trip.trip_settlements
        .filter(({ currency }) => currency === accounts.currency)
        .map((row) => ({
          from: who(row.from_id),
          to: who(row.to_id),
          minor: toMinorUnits(row.amount, row.currency) ?? 0,
          row,
        })),
      largest: Math.max(1, ...accounts.people.flatMap(({ paid, share }) => [paid, share])),
    };
  });
}
