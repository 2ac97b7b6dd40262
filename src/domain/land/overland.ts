import { distanceBetween } from '../geo.ts';
import { crossingsOf } from './arcs.ts';
import type { CoastPoint } from './coasts.ts';
import type { Ashore } from './landmasses.ts';

interface Stage {
  at: number;
  shore: CoastPoint | null;
}

/** Metres along the straight line, and along the coast where it leaves the land; never less than the line. */
export function metresOverLand(from: Ashore, to: Ashore): number {
  const directM = distanceBetween(from.place, to.place);
  const stages = stagesOf(from, to, directM);
  // Off the outline the line begins at sea; each coast ends a land or a sea.
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

function alongCoast({ shore: one }: Stage, { shore: other }: Stage): number {
  if (!one || !other || one.coast !== other.coast) return Number.POSITIVE_INFINITY;
  const apart = Math.abs(one.metres - other.metres);
  return Math.min(apart, one.coast.length - apart);
}
