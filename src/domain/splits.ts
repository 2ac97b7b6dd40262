import { pricedItems } from './costs.ts';
import type { Amount, Cost, Expense, TripItem } from './items.ts';
import { recordOf } from './json.ts';
import { DEFAULT_CURRENCY, toMinorUnits } from './money.ts';

/** A split by `parts` (weights) or `amounts` (the item's currency); keys are ids. */
export type Split = { mode: 'parts' | 'amounts'; shares: Record<string, number> };

/** Parts have two decimals, amounts up to three, as whole numbers. */
const PART = 100;
const AMOUNT = 1000;

/** @returns null when nothing is agreed (everyone equally), and for anything else */
export function readSplit(value: unknown): Split | null {
  const { mode, shares: given } = recordOf(value);
  if (mode !== 'parts' && mode !== 'amounts') return null;
  const shares = Object.entries(recordOf(given)).filter(
    (share): share is [string, number] => typeof share[1] === 'number' && share[1] > 0,
  );
  return shares.length > 0 ? { mode, shares: Object.fromEntries(shares) } : null;
}

const MOST_NAMED = 100;

export function equalSplit(ids: readonly string[]): Split | null {
  if (ids.length === 0 || ids.length > MOST_NAMED) return null;
  return { mode: 'parts', shares: Object.fromEntries(ids.map((id) => [id, 1])) };
}

/**
 * Fixes its own split or, once it has a payer, equal parts of the present members, so that nobody who joins or leaves changes debts
 * [PLUS-5], as the trigger `check_price` does. @returns null without a payer
 */
export function fixedSplit(
  cost: { paid_by?: string | null; split?: unknown },
  members: readonly string[],
): Split | null {
  return readSplit(cost.split) ?? (cost.paid_by ? equalSplit(members) : null);
}

/** Divides by largest remainder, ties in turn from `first` on. @returns all 0 when no weight is above 0 */
export function divide(minor: number, weights: readonly number[], first = 0): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total <= 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(minor) * BigInt(weight));
  const shares = exact.map((share) => Number(share / total));
  const left = minor - shares.reduce((sum, share) => sum + share, 0);
  const { length } = weights;
  const lost = exact.map((share, index) => ({
    index,
    turn: (index - first + length) % length,
    rest: share % total,
  }));
  lost.sort((one, other) =>
    one.rest === other.rest ? one.turn - other.turn : one.rest < other.rest ? 1 : -1,
  );
  for (const { index } of lost.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/**
 * Each person's part in minor units, adding up to the price; wrong amounts count as parts. The item's id decides who bears odd cents: fair
 * over many, stable for one. @param minor below 0: a refund @param people of the trip; others follow
 */
export function sharesOf(
  item: { id?: string; split?: unknown },
  minor: number,
  people: readonly string[],
): ReadonlyMap<string, number> {
  const split = readSplit(item.split);
  const ids = split ? Object.keys(split.shares).toSorted() : people;
  const weights = ids.map((id) => (split ? weightOf(split, id) : 1));
  const divided = divide(Math.abs(minor), weights, item.id ? spread(item.id, ids.length) : 0);
  const signed = (share: number) => (minor < 0 ? 0 - share : share);
  const shares = new Map(ids.map((id, index) => [id, signed(divided[index] ?? 0)]));
  return new Map(inOrder(ids, people).map((id) => [id, shares.get(id) ?? 0]));
}

/** Number below `count`, the same for the same text, uniform over many texts (FNV-1a, mixed). */
function spread(text: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return count > 0 ? ((hash ^ (hash >>> 13)) >>> 0) % count : 0;
}

function weightOf({ mode, shares }: Split, id: string): number {
  return Math.max(1, Math.round((shares[id] ?? 0) * (mode === 'parts' ? PART : AMOUNT)));
}

function inOrder(ids: readonly string[], people: readonly string[]): string[] {
  const named = new Set(ids);
  const known = new Set(people);
  return [...people.filter((id) => named.has(id)), ...ids.filter((id) => !known.has(id)).toSorted()];
}

/** Lists members, people of the cost, and former members: a removed payer can be chosen again. */
export function possiblePayers(
  people: readonly string[],
  named: readonly string[],
  names: ReadonlyMap<string, string>,
): string[] {
  return [...new Set([...people, ...named, ...names.keys()])];
}

/** What a person has paid and owes, in minor units. */
export interface PersonAccount {
  id: string;
  paid: number;
  share: number;
  settled: number;
  /** Balance, above 0 when they are owed. All of a currency add up to 0. */
  balance: number;
}

/** A cost in minor units of the account and of its own currency. */
export interface UnpaidCost<Item> {
  item: Item;
  minor: number;
  original: { currency: string; minor: number };
}

export interface Accounts<Item extends Cost = Cost> {
  currency: string;
  people: PersonAccount[];
  paid: number;
  unpaid: UnpaidCost<Item>[];
}

/** Balances of all currencies; above 0 is owed to the person. */
export function openBalances(
  accounts: readonly Accounts[],
  id: string,
): { currency: string; balance: number }[] {
  return accounts.flatMap(({ currency, people }) => {
    const balance = people.find((person) => person.id === id)?.balance ?? 0;
    return balance === 0 ? [] : { currency, balance };
  });
}

/** A payment of a debt; `amount` as `numeric` arrives. */
export interface Settlement {
  from_id: string;
  to_id: string;
  amount: Amount;
  currency: string;
}

/**
 * Accounts by currency, the trip's first [PLUS-5]; costs without a payer are listed, owed to nobody. A cost counts in the trip's currency at
 * its rate [PLUS-12], unless it has none or people settled it in its own. @param people of the trip, the owner first
 */
export function tripAccounts<Item extends TripItem | Expense>(
  trip: { currency?: string | null },
  items: readonly Item[],
  people: readonly string[],
  settlements: readonly Settlement[] = [],
): Accounts<Item & Cost>[] {
  const own = trip.currency || DEFAULT_CURRENCY;
  const given = Map.groupBy(settlements, ({ currency }) => currency);
  const all = pricedItems(own, items);
  const withoutRate = new Set(
    all.flatMap(({ item, currency, converted }) => (converted === null && item.paid_by ? currency : [])),
  );
  // Where people settled in both, what has a rate is settled in the trip's, as long as the other has something else to settle.
  const isSettledApart = (currency: string) =>
    given.has(currency) && !(given.has(own) && withoutRate.has(currency));
  const entries = all.map((priced): Entry<Item & Cost> => {
    const { item, currency, minor, converted } = priced;
    const original = { currency, minor };
    return converted === null || isSettledApart(currency)
      ? { item, currency, minor, original }
      : { item, currency: own, minor: converted, original };
  });
  const counted = Map.groupBy(entries, ({ currency }) => currency);
  const currencies = [...new Set([...counted.keys(), ...given.keys()])].toSorted((one, other) =>
    one === own ? -1 : other === own ? 1 : one < other ? -1 : 1,
  );
  return currencies.map((currency) =>
    accountsIn(currency, counted.get(currency) ?? [], given.get(currency) ?? [], people),
  );
}

interface Entry<Item> extends UnpaidCost<Item> {
  currency: string;
}

function accountsIn<Item extends Cost>(
  currency: string,
  entries: readonly Entry<Item>[],
  settlements: readonly Settlement[],
  people: readonly string[],
): Accounts<Item> {
  const paid = new Map<string, number>();
  const shares = new Map<string, number>();
  const settled = new Map<string, number>();
  for (const { item, minor } of entries) {
    if (!item.paid_by) continue;
    add(paid, item.paid_by, minor);
    for (const [id, share] of sharesOf(item, minor, people)) add(shares, id, share);
  }
  for (const { from_id, to_id, amount } of settlements) {
    const minor = toMinorUnits(amount, currency) ?? 0;
    add(settled, from_id, minor);
    add(settled, to_id, -minor);
  }
  const named = new Set([...people, ...paid.keys(), ...shares.keys(), ...settled.keys()]);
  const of = (sums: ReadonlyMap<string, number>, id: string) => sums.get(id) ?? 0;
  return {
    currency,
    people: inOrder([...named], people).map((id) => ({
      id,
      paid: of(paid, id),
      share: of(shares, id),
      settled: of(settled, id),
      balance: of(paid, id) - of(shares, id) + of(settled, id),
    })),
    paid: [...paid.values()].reduce((sum, minor) => sum + minor, 0),
    unpaid: entries
      .filter(({ item }) => !item.paid_by)
      .map(({ item, minor, original }) => ({ item, minor, original })),
  };
}

function add(sums: Map<string, number>, id: string, minor: number): void {
  sums.set(id, (sums.get(id) ?? 0) + minor);
}
