/** Money that one person gives another to be quits, in minor units of one currency. */
export interface Transfer {
  from: string;
  to: string;
  minor: number;
}

/** Someone's balance in minor units: above 0 the others owe them, below 0 they owe. */
export interface Balance {
  id: string;
  balance: number;
}

/**
 * Up to so many people who are not quits the fewest transfers are searched for; beyond, the greedy way is taken. The
 * search looks at every subset of them (2ⁿ·n steps), the problem being NP-hard.
 */
export const MOST_SEARCHED = 14;

/**
 * The transfers that make everyone quits, as few as possible [PLUS-5]. n people who owe each other need n − 1 at most,
 * and one fewer for every group among them that is quits within itself; so the people are parted into as many such groups
 * as there can be. For more than {@link MOST_SEARCHED} people they are not parted. The same balances, in the same
 * order, always give the same transfers.
 *
 * @param balances add up to 0
 */
export function fewestTransfers(balances: readonly Balance[]): Transfer[] {
  const open = balances.filter(({ balance }) => balance !== 0);
  const groups = open.length <= MOST_SEARCHED ? quitsGroups(open) : [open];
  return groups.flatMap(greedyTransfers);
}

/**
 * Whoever owes most pays whoever is owed most, until all are quits: n − 1 transfers at most, not always the fewest.
 *
 * @param balances add up to 0
 */
export function greedyTransfers(balances: readonly Balance[]): Transfer[] {
  const left = balances.filter(({ balance }) => balance !== 0).map((person) => ({ ...person }));
  const transfers: Transfer[] = [];
  for (;;) {
    const debtor = furthest(left, -1);
    const creditor = furthest(left, 1);
    if (!debtor || !creditor) return transfers;
    const minor = Math.min(-debtor.balance, creditor.balance);
    debtor.balance += minor;
    creditor.balance -= minor;
    transfers.push({ from: debtor.id, to: creditor.id, minor });
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
 * Parts people whose balances add up to 0 into as many groups as possible whose own do. A set of people, as a number with
 * a bit for each, has the most groups when it is put together one by one in an order in which the sum comes back to 0
 * most often: `most[set]` is the best over whom to put last.
 */
function quitsGroups(people: readonly Balance[]): Balance[][] {
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
  return partedAlong(last, sums, people);
}

/** Takes people away in the order found, and starts a group wherever what is left adds up to 0. */
function partedAlong(last: Uint8Array, sums: Float64Array, people: readonly Balance[]): Balance[][] {
  const groups: Balance[][] = [];
  for (let set = last.length - 1; set > 0; set ^= 1 << (last[set] ?? 0)) {
    if (sums[set] === 0) groups.push([]);
    const person = people[last[set] ?? 0];
    if (person) groups.at(-1)?.push(person);
  }
  return groups;
}
