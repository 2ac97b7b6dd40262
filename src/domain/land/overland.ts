/** How far it is between two places of one landmass without leaving it. */
import { distanceBetween } from '../geo.ts';
import { crossingsOf } from './arcs.ts';
import type { CoastPoint } from './coasts.ts';
import type { Ashore } from './landmasses.ts';

/** A point of the straight line between two places: an end of it, or where it meets a coast. */
interface Stage {
  /** Metres along the line. */
  at: number;
  /** Null inland, at an end of the line. */
  shore: CoastPoint | null;
}

/**
 * The shortest way that follows the straight line over land and the coast where the line leaves it. Never less than the line.
 *
 * @returns metres
 */
export function metresOverLand(from: Ashore, to: Ashore): number {
  const directM = distanceBetween(from.place, to.place);
  const stages = stagesOf(from, to, directM);
  // The metres to each stage; off the outline the line begins at sea, and each coast that it meets ends a land or a sea.
  const metres = [0];
  for (const [index, stage] of stages.entries()) {
    if (index === 0) continue;
    const isOverLand = (from.shore === null) === (index % 2 === 1);
    let least = Number.POSITIVE_INFINITY;
    for (const [earlier, before] of stages.slice(0, index).entries()) {
      const straight = isOverLand && earlier === index - 1 ? stage.at - before.at : alongCoast(before, stage);
      least = Math.min(least, (metres[earlier] ?? 0) + straight);
    }
    metres.push(least);
  }
  return Math.max(directM, metres.at(-1) ?? 0);
}

/** Both ends of the line, and between them, in order, where it meets the coasts of the landmass. */
function stagesOf(from: Ashore, to: Ashore, directM: number): Stage[] {
  const met = from.landmass.flatMap((coast) =>
    crossingsOf(from.vector, to.vector, coast.vectors).map(({ index, at }): Stage => {
      const metres = (coast.metres[index] ?? 0) + distanceBetween(coast.points[index] ?? at, at);
      return { at: distanceBetween(from.place, at), shore: { coast, metres } };
    }),
  );
  return [
    { at: 0, shore: from.shore },
    ...met.toSorted((one, other) => one.at - other.at),
    { at: directM, shore: to.shore },
  ];
}

/** Metres along the coast, the shorter way round; infinite between two coasts. */
function alongCoast({ shore: one }: Stage, { shore: other }: Stage): number {
  if (!one || !other || one.coast !== other.coast) return Number.POSITIVE_INFINITY;
  const apart = Math.abs(one.metres - other.metres);
  return Math.min(apart, one.coast.length - apart);
}
