import { ITEM_KINDS } from '#domain/items.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import type { StripBlock } from './day-entries.ts';

const FIRST_HOUR = 7;
const LAST_HOUR = 24;
/** Percent of the strip. */
const LEAST_WIDTH = 1.2;

/** The value is the `--k` of each kind: several share one background. */
const COLOURS = {
  accommodation: 'var(--stay)',
  activity: 'var(--activity)',
  itinerary: 'var(--transport)',
  meal: 'var(--meal)',
  note: 'var(--note)',
} as const satisfies Record<PlannerItem['kind'], string>;

/** Percent of the strip. */
type Extent = readonly [from: number, to: number];

/** CSS layers by kind, the last on top; an SVG would be one more element to paint per frame (ADR 0016). */
export function stripLayers(blocks: readonly StripBlock[]): string {
  return ITEM_KINDS.toReversed()
    .flatMap((kind) => {
      const extents = joined(blocks.filter((block) => block.kind === kind).map(extentOf));
      return extents.length > 0 ? [layerOf(COLOURS[kind], extents)] : [];
    })
    .join(', ');
}

function extentOf({ from, to }: StripBlock): Extent {
  const start = Math.min(at(from), 100 - LEAST_WIDTH);
  return [start, Math.max(at(to), start + LEAST_WIDTH)];
}

function at(minute: number): number {
  const hour = Math.min(Math.max(minute / 60, FIRST_HOUR), LAST_HOUR);
  return ((hour - FIRST_HOUR) / (LAST_HOUR - FIRST_HOUR)) * 100;
}

/** Extents are sorted, touching ones merged. */
function joined(extents: readonly Extent[]): Extent[] {
  const apart: Extent[] = [];
  for (const [from, to] of extents.toSorted(([one], [other]) => one - other)) {
    const last = apart.at(-1);
    if (last && from <= last[1]) apart[apart.length - 1] = [last[0], Math.max(last[1], to)];
    else apart.push([from, to]);
  }
  return apart;
}

function layerOf(colour: string, extents: readonly Extent[]): string {
  const stops = extents.flatMap(([from, to]) => [
    `transparent ${percent(from)}`,
    `${colour} ${percent(from)} ${percent(to)}`,
    `transparent ${percent(to)}`,
  ]);
  return `linear-gradient(90deg, ${stops.join(', ')})`;
}

const percent = (share: number) => `${Math.round(share * 100) / 100}%`;
