/** The part that most addresses share, and none elsewhere; null: none. @param elsewhere addresses in other towns */
export function townName(addresses: readonly string[], elsewhere: readonly string[]): string | null {
  const others = new Set(elsewhere.flatMap(partsOf));
  const counts = new Map<string, number>();
  for (const address of addresses) {
    for (const part of new Set(partsOf(address))) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  let [best, most] = ['', Math.max(1, addresses.length / 2 - 0.5)];
  for (const [part, count] of counts) {
    if (count <= most || others.has(part)) continue;
    best = part;
    most = count;
  }
  return best || null;
}

/** Without numbers and codes: `Castelo, 1100-148 Lisboa` has Castelo and Lisboa. */
function partsOf(address: string): string[] {
  return address
    .split(',')
    .map((part) =>
      part
        .split(/\s+/)
        .filter((word) => word !== '' && !/\d/.test(word))
        .join(' '),
    )
    .filter((part) => part.length > 1);
}
