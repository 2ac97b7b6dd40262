/** The usual weather of a date: what the past years had around it. */
import { yearsBefore } from './days.ts';
import type { Sample } from './open-meteo.ts';

/** Number of past years that are averaged. */
const YEARS = 5;
/** Days on either side of the date that count with it: weather is not bound to a date. */
const AROUND = 3;
/** The archive is complete some days after the fact. */
const ARCHIVE_DELAY = 7;
/** Rain that is felt, in millimetres a day. */
const WET = 1;

/** A stretch of days of one past year; `shift` years before the stretch that is asked for. */
export type PastStretch = { shift: number; first: number; last: number };

export type UsualDay = { code: number | null; high: number; low: number; rain: number | null };

/** The stretches to ask the archive for: the last years for which it has all days. */
export function pastStretches(first: number, last: number, today: number): PastStretch[] {
  const stretches: PastStretch[] = [];
  for (let shift = 1; stretches.length < YEARS && shift <= 300; shift += 1) {
    const stretch = {
      shift,
      first: yearsBefore(first, shift) - AROUND,
      last: yearsBefore(last, shift) + AROUND,
    };
    if (stretch.last <= today - ARCHIVE_DELAY) stretches.push(stretch);
  }
  return stretches;
}

/**
 * What a day is usually like: mean temperatures, the share of wet days in percent, and the sky in the middle of all
 * skies from clear to stormy. Null when the archive has nothing.
 *
 * @param pasts samples by day, with the years they are before
 */
export function usualOf(
  day: number,
  pasts: readonly { shift: number; samples: ReadonlyMap<number, Sample> }[],
): UsualDay | null {
  const found = pasts.flatMap(({ shift, samples }) => {
    const middle = yearsBefore(day, shift);
    return Array.from({ length: 2 * AROUND + 1 }, (_, index) => samples.get(middle - AROUND + index));
  });
  const known = found.filter((sample) => sample !== undefined);
  const high = mean(known.map((sample) => sample.high));
  const low = mean(known.map((sample) => sample.low));
  if (high === null || low === null) return null;
  const wet = known.flatMap(({ rainMm }) => (rainMm === null ? [] : [rainMm >= WET ? 100 : 0]));
  return { code: median(known.flatMap(({ code }) => code ?? [])), high, low, rain: mean(wet) };
}

function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** Finds the middle of WMO codes of present weather, which grow with how bad it is. */
function median(codes: readonly number[]): number | null {
  return codes.toSorted((a, b) => a - b)[Math.floor((codes.length - 1) / 2)] ?? null;
}
