import { pricedItems } from './costs.ts';
import type { Amount, Cost, Expense, TripItem } from './items.ts';
import { DEFAULT_CURRENCY, toMinorUnits } from './money.ts';

/**
 * Who shares a price: by `parts` (weights), or by `amounts` of the item's currency
 * that add up to it. Keys are ids of people.
 */
export type Split = { mode: 'parts' | 'amounts'; shares: Record<string, number> };

/** Parts have two digits after the point, amounts up to three: as whole numbers they are hundredths, thousandths. */
const PART = 100;
const AMOUNT = 1000;

/**
 * Reads a split from its `jsonb` column.
 *
 * @returns null when it is not settled yet (everyone equally), and for what says nothing of a split
 */
export function readSplit(value: unknown): Split | null {
  if (typeof value !== 'object' || value === null) return null;
  const mode: unknown = Reflect.get(value, 'mode');
  const given: unknown = Reflect.get(value, 'shares');
  if ((mode !== 'parts' && mode !== 'amounts') || typeof given !== 'object' || given === null) return null;
  const shares = Object.entries(given).filter(
    (share): share is [string, number] => typeof share[1] === 'number' && share[1] > 0,
  );
  return shares.length > 0 ? { mode, shares: Object.fromEntries(shares) } : null;
}

/** Most people that a split can name; the database refuses more. */
const MOST_NAMED = 100;

/** Equal parts of these people; null for nobody, or for more than a split can name. */
export function equalSplit(ids: readonly string[]): Split | null {
  if (ids.length === 0 || ids.length > MOST_NAMED) return null;
  return { mode: 'parts', shares: Object.fromEntries(ids.map((id) => [id, 1])) };
}

/**
 * The split that a cost is stored with: its own; without one, once it has a payer, the members of this moment in equal parts,
 * so that nobody who joins or leaves changes what is owed [PLUS-5]. The trigger `check_price` does the same for other clients.
 *
 * @returns null while nobody is said to have paid
 */
export function fixedSplit(
  cost: { paid_by?: string | null; split?: unknown },
  members: readonly string[],
): Split | null {
  return readSplit(cost.split) ?? (cost.paid_by ? equalSplit(members) : null);
}

/**
 * Divides minor units by whole weights without losing or making one: each gets its share rounded down, and what is
 * left goes, one each, to those who lost most by rounding; among those who lost as much, in turn from `first` on.
 *
 * @returns one share for each weight; all 0 when no weight is above 0
 */
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
 * What each person bears of an item's price, in minor units, adding up to it.
 *
 * Amounts that do not add up to the price, which the database refuses, count as parts: no cent is ever nobody's. The
 * item's id decides who bears the odd cents: over many items each person comes equally often, and for one
 * item the result is always the same.
 *
 * @param minor below 0 for a refund, which is divided as a price of that much
 * @param people everyone in the trip; others come after them
 */
export function sharesOf(
  item: { id?: string; split?: unknown },
  minor: number,
  people: readonly string[],
): ReadonlyMap<string, number> {
  const split = readSplit(item.split);
  // By their ids: an odd cent stays where it is when somebody joins or leaves.
  const ids = split ? Object.keys(split.shares).toSorted() : people;
  const weights = ids.map((id) => (split ? weightOf(split, id) : 1));
  const divided = divide(Math.abs(minor), weights, item.id ? spread(item.id, ids.length) : 0);
  const signed = (share: number) => (minor < 0 ? 0 - share : share);
  const shares = new Map(ids.map((id, index) => [id, signed(divided[index] ?? 0)]));
  return new Map(inOrder(ids, people).map((id) => [id, shares.get(id) ?? 0]));
}

/** A number below `count` for a text: always the same for the same one, each as likely over many (FNV-1a, mixed). */
function spread(text: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return count > 0 ? ((hash ^ (hash >>> 13)) >>> 0) % count : 0;
}

/** A share as a whole weight: each named person bears something, however little. */
function weightOf({ mode, shares }: Split, id: string): number {
  return Math.max(1, Math.round((shares[id] ?? 0) * (mode === 'parts' ? PART : AMOUNT)));
}

/** Those of the trip in its order, then the others by their ids. */
function inOrder(ids: readonly string[], people: readonly string[]): string[] {
  const named = new Set(ids);
  const known = new Set(people);
  return [...people.filter((id) => named.has(id)), ...ids.filter((id) => !known.has(id)).toSorted()];
}

/**
 * Ids of who can be said to have paid a cost: the trip's people, who is named in the cost, and who has left the trip by name,
 * so that a payer who was taken away can be given back.
 */
export function possiblePayers(
  people: readonly string[],
  named: readonly string[],
  names: ReadonlyMap<string, string>,
): string[] {
  return [...new Set([...people, ...named, ...names.keys()])];
}

/** One person's part in what was paid, in minor units. */
export interface PersonAccount {
  id: string;
  /** What they laid out, less what was refunded to them. */
  paid: number;
  /** What they bear of everything that somebody paid. */
  share: number;
  /** What they gave others to be quits, less what they were given. */
  settled: number;
  /** Above 0: the others owe them; below: they owe. All balances of a currency add up to 0. */
  balance: number;
}

/** What nobody is said to have paid, in minor units of its account and of its own currency. */
export interface UnpaidCost<Item> {
  item: Item;
  minor: number;
  original: { currency: string; minor: number };
}

/** Who paid and who bears what, in one currency. */
export interface Accounts<Item extends Cost = Cost> {
  currency: string;
  /** Everyone in the trip, then those who left it and still count. */
  people: PersonAccount[];
  /** What somebody paid. */
  paid: number;
  /** What nobody is said to have paid: it is in nobody's account. */
  unpaid: UnpaidCost<Item>[];
}

/** What is open between a person and the others, above 0 when they are owed it; minor units. */
export function openBalances(
  accounts: readonly Accounts[],
  id: string,
): { currency: string; balance: number }[] {
  return accounts.flatMap(({ currency, people }) => {
    const balance = people.find((person) => person.id === id)?.balance ?? 0;
    return balance === 0 ? [] : { currency, balance };
  });
}

/** What one gave another to be quits; `amount` as `numeric` arrives. */
export interface Settlement {
  from_id: string;
  to_id: string;
  amount: Amount;
  currency: string;
}

/**
 * Accounts of a trip: what each person paid, bears and gave, in the trip's currency first, then in others by their code
 * [PLUS-5]. Items that nobody is said to have paid are listed, and owed to nobody.
 *
 * A cost in another currency counts in the trip's at its rate, converted once and then divided [PLUS-12]. It stays in an
 * account of its currency without a rate, and where people have settled in that currency: what they settled stays so.
 *
 * @param people ids of everyone in the trip, the owner first
 */
export function tripAccounts<Item extends TripItem | Expense>(
  trip: { currency?: string | null },
  items: readonly Item[],
  people: readonly string[],
  settlements: readonly Settlement[] = [],
): Accounts<Item & Cost>[] {
  const own = trip.currency || DEFAULT_CURRENCY;
  const given = Map.groupBy(settlements, ({ currency }) => currency);
  const entries = pricedItems(own, items).map((priced): Entry<Item & Cost> => {
    const { item, currency, minor, converted } = priced;
    const original = { currency, minor };
    return converted === null || given.has(currency)
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

/** A cost in the account of a currency. */
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
