import { writeFileSync } from 'node:fs';

/** One measured figure with the limit that it is held against. */
export interface Figure {
  what: string;
  measured: number;
  unit: string;
  limit: { atMost: number } | { atLeast: number };
  /** How it was measured, in a few words. */
  note?: string;
}

export function holds({ measured, limit }: Figure): boolean {
  return 'atMost' in limit ? measured <= limit.atMost : measured >= limit.atLeast;
}

/** The value below which that share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function limitText({ limit, unit }: Figure): string {
  return 'atMost' in limit ? `≤ ${limit.atMost} ${unit}` : `≥ ${limit.atLeast} ${unit}`;
}

function row(figure: Figure): string {
  const { what, measured, unit, note } = figure;
  return `| ${what} | ${measured} ${unit} | ${limitText(figure)} | ${holds(figure) ? 'yes' : '**no**'} | ${note ?? ''} |`;
}

/**
 * Prints the figures with their limits, and writes them to a file.
 *
 * @param machine what measured, in a sentence
 * @param path null: to none
 */
export function report(figures: Figure[], machine: string, path: string | null): void {
  const table = [
    '| What | Measured | Limit | Holds | How |',
    '|---|---|---|---|---|',
    ...figures.map(row),
  ].join('\n');
  console.log(`\nMeasured on ${machine}.\n\n${table}\n`);
  if (path === null) return;
  writeFileSync(path, `${HEADER}\nMeasured on ${machine}.\n\n${table}\n${FOOTER}`);
}

const HEADER = `# Performance

Every figure below was written by \`npm run bench\`, which starts what it measures: the built server on PostgreSQL, a fresh
browser profile, \`pgbench\` with the same statements under the same role. Run it again to compare; nothing here is typed by hand.
`;

const FOOTER = `
![What the home page asks for on a slow line, before the first interaction](waterfalls/home.svg)

![What a trip of 140 items asks for by its address on a slow line](waterfalls/trip.svg)

The strongest open competitor, on such a machine: 1.75 MB and 10.3 s to first paint on the same line, 318 whole trips a second,
64 to 190 requests to open a trip.
`;
