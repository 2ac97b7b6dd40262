/** The tables that a plan (`explain (format json)`) reads from beginning to end. */
export function readWhole(plan: unknown): unknown[] {
  if (typeof plan !== 'object' || plan === null) return [];
  const inner = Object.values(plan).flatMap(readWhole);
  return Reflect.get(plan, 'Node Type') === 'Seq Scan'
    ? [Reflect.get(plan, 'Relation Name'), ...inner]
    : inner;
}
