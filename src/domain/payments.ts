/** A payment from one person to another that settles a balance, in minor units of one currency. */
export interface Payment {
  from: string;
  to: string;
  minor: number;
}

/** A person's balance in minor units: above 0 the others owe them, below 0 they owe. */
export interface Balance {
  id: string;
  balance: number;
}

/**
 * Up to this many people with a balance the fewest payments are searched for, beyond that found greedily. The
 * search looks at every subset of them (2ⁿ·n steps), the problem being NP-hard.
 */
export const MOST_SEARCHED = 14;

/**
 * The fewest payments that settle all balances [PLUS-5]. n people need n − 1 at most, and one fewer for each group
 * whose balances add up to 0; so people are divided into as many such groups as possible. More than
 * {@link MOST_SEARCHED} people are not divided. The same balances in the same order always give the same payments.
 *
 * @param balances add up to 0
 */
export function fewestPayments(balances: readonly Balance[]): Payment[] {
  const open = balances.filter(({ balance }) => balance !== 0);
  const groups = open.length <= MOST_SEARCHED ? settledGroups(open) : [open];
  return groups.flatMap(greedyPayments);
}

/**
 * Payments from the largest debtor to the largest creditor until all balances are 0: n − 1 at most, not always the fewest.
 *
 * @param balances add up to 0
 */
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

/** Who is furthest from 0 on one side; the first of equals. */
function furthest(people: Balance[], side: 1 | -1): Balance | null {
  let found: Balance | null = null;
  for (const person of people) {
    if (person.balance * side > (found ? found.balance * side : 0)) found = person;
  }
  return found;
}

/**
 * Divides people whose balances add up to 0 into as many groups as possible that do too. A set of people, as a number with
 * a bit for each, has the most groups when it is put together one by one in an order in which the sum comes back to 0
 * most often: `most[set]` is the best over whom to put last.
 */
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

/** Takes people away in the order found, and starts a group wherever what is left adds up to 0. */
function groupsAlong(last: Uint8Array, sums: Float64Array, people: readonly Balance[]): Balance[][] {
  const groups: Balance[][] = [];
  for (let set = last.length - 1; set > 0; set ^= 1 << (last[set] ?? 0)) {
    if (sums[set] === 0) groups.push([]);
    const person = people[last[set] ?? 0];
    if (person) groups.at(-1)?.push(person);
  }
  return groups;
}
