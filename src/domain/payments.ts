export interface Payment {
  from: string;
  to: string;
  minor: number;
}

/** A balance in minor units: above 0 they are owed, below they owe. */
export interface Balance {
  id: string;
  balance: number;
}

/** Number of people searched exactly: the search is NP-hard (2ⁿ·n steps). Beyond, it is greedy. */
export const MOST_SEARCHED = 14;

/** The fewest payments that settle balances (n − 1, one fewer for each subgroup of sum 0) [PLUS-5]; deterministic. @param balances sum to 0 */
export function fewestPayments(balances: readonly Balance[]): Payment[] {
  const open = balances.filter(({ balance }) => balance !== 0);
  const groups = open.length <= MOST_SEARCHED ? settledGroups(open) : [open];
  return groups.flatMap(greedyPayments);
}

/** Pays from the largest debtor to the largest creditor: n − 1 payments at most. @param balances sum to 0 */
export function greedyPayments(balances: readonly Balance[]): Payment[] {
  const left = balances.filter(({ balance }) => balance !== 0).map((person) => ({ ...person }));
  const payments: Payment[] = [];
  for (;;) {
    const debtor = furthest(left, -1);
    const creditor = furthest(left, 1);
    if (!debtor || !creditor) return payments;
    const minor = Math.min(-debtor.balance, creditor.balance);
    debtor.balance += minor;
    creditor.balance -= minor;
    payments.push({ from: debtor.id, to: creditor.id, minor });
  }
}

function furthest(people: Balance[], side: 1 | -1): Balance | null {
  let found: Balance | null = null;
  for (const person of people) {
    if (person.balance * side > (found ? found.balance * side : 0)) found = person;
  }
  return found;
}

/** Finds as many zero-sum groups as possible: sets are bit masks, `most[set]` is the best for each. */
function settledGroups(people: readonly Balance[]): Balance[][] {
  const size = 1 << people.length;
  const sums = new Float64Array(size);
  const most = new Uint8Array(size);
  const last = new Uint8Array(size);
  for (let set = 1; set < size; set += 1) {
    const lowest = 31 - Math.clz32(set & -set);
    sums[set] = (sums[set & (set - 1)] ?? 0) + (people[lowest]?.balance ?? 0);
    let best = -1;
    for (let index = 0; index < people.length; index += 1) {
      if (!(set & (1 << index))) continue;
      const groups = most[set ^ (1 << index)] ?? 0;
      if (groups > best) {
        best = groups;
        last[set] = index;
      }
    }
    most[set] = best + (sums[set] === 0 ? 1 : 0);
  }
  return groupsAlong(last, sums, people);
}

function groupsAlong(last: Uint8Array, sums: Float64Array, people: readonly Balance[]): Balance[][] {
  const groups: Balance[][] = [];
  for (let set = last.length - 1; set > 0; set ^= 1 << (last[set] ?? 0)) {
    if (sums[set] === 0) groups.push([]);
    const person = people[last[set] ?? 0];
    if (person) groups.at(-1)?.push(person);
  }
  return groups;
}
