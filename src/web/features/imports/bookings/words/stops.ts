import type { JourneyPart } from './journey-parts.ts';

/** Makes the second of two lines `08h12 Rennes`, `13h46 Marseille` the arrival; other numbers of lines are unclear. */
export function withPairedStops(parts: readonly JourneyPart[]): JourneyPart[] {
  const paired: JourneyPart[] = [];
  for (let index = 0; index < parts.length; ) {
    const run = runAt(parts, index);
    const stops = run.filter(isStop);
    if (isPaired(stops))
      paired.push(
        ...run.map((part) => (isSecond(part, stops) ? { ...part, name: 'arrival' as const } : part)),
      );
    else paired.push(...run.filter((part) => !isStop(part)));
    index += run.length;
  }
  return paired;
}

const isStop = (part: JourneyPart | undefined): boolean => part?.text === 'stop';
const isSecond = (part: JourneyPart, stops: readonly JourneyPart[]): boolean => stops.indexOf(part) % 2 === 1;

/** Stops one after the other, or two with the train's number between them. */
function runAt(parts: readonly JourneyPart[], start: number): JourneyPart[] {
  let end = start;
  while (isStop(parts[end])) end += 1;
  if (end !== start + 1) return parts.slice(start, Math.max(end, start + 1));
  let next = end;
  while (parts[next]?.name === 'number') next += 1;
  const isAround = next > end && isStop(parts[next]) && !isStop(parts[next + 1]);
  return parts.slice(start, isAround ? next + 1 : end);
}

/** Allows a change of trains where one arrives. */
function isPaired(stops: readonly JourneyPart[]): boolean {
  const names = stops.map(({ moment }) => moment.place?.name);
  return stops.length === 2 || (stops.length === 4 && names[1] === names[2]);
}
