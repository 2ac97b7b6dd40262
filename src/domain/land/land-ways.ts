/** How far it is over land from one place to another: round the sea, and over bridges and tunnels. */
import { distanceBetween, type LatLng } from '../geo.ts';
import { type Coast, coastOf, nearestOn } from './coasts.ts';
import { FAR_ISLANDS } from './far-islands.ts';
import { FIXED_LINKS } from './fixed-links.ts';
import { type Ashore, ashoreAt, landmassesOf, type Outline } from './landmasses.ts';
import { metresOverLand } from './overland.ts';

/** What is known of the way over land between two places. */
export interface LandWay {
  /** Metres of the shortest way over land, bridges and tunnels; null where only the sea or the air leads there. */
  landM: number | null;
  /** False where that is assumed: no conclusion is drawn from it. */
  isKnown: boolean;
}

/** A place, and where it is: on the outline, or on an island that is far from it, or in neither list. */
interface Located {
  place: LatLng;
  ashore: Ashore | null;
  island: Coast | null;
}

/** Islands that are in neither list are shorter than this. Metres. */
const SMALL_ISLAND_M = 25_000;
/** How wide a far island is to either side of its longest line, at most, by the length of that. */
const ISLAND_WIDTH = 0.45;
/** A way with less of a detour is taken as it is, without a look at the fixed links. */
const DETOUR = 1.1;
/** Farther off the outline than this a place may as well be on an island of its own. Metres. */
const NEAR_COAST_M = 12_000;

/**
 * The ways over land on an outline of the world.
 *
 * @returns what is known of the way between two places, as exactly as the outline draws them
 */
export function landWaysOn(outline: Outline): (from: LatLng, to: LatLng) => LandWay {
  const landmasses = landmassesOf(outline);
  const islands = FAR_ISLANDS.map(([lat, lng, otherLat, otherLng]) =>
    coastOf([
      [lng, lat],
      [otherLng, otherLat],
    ]),
  );
  const locate = (place: LatLng): Located => {
    const ashore = ashoreAt(place, landmasses);
    return { place, ashore, island: ashore ? null : islandAt(place, islands) };
  };
  const links = FIXED_LINKS.map(([one, other]): [Located, Located] => [locate(one), locate(other)]);
  return (from, to) => {
    const [start, end] = [locate(from), locate(to)];
    const direct = metresBetween(start, end);
    const isNear = direct <= distanceBetween(from, to) * DETOUR;
    const metres = isNear ? direct : overLinks(start, end, links);
    return {
      landM: Number.isFinite(metres) ? metres : null,
      isKnown: isDrawn(start) && isDrawn(end),
    };
  };
}

/** Metres over land without a fixed link; infinite where there is no such way. */
function metresBetween(one: Located, other: Located): number {
  const directM = distanceBetween(one.place, other.place);
  if (one.ashore && other.ashore) {
    const isSame = one.ashore.landmass === other.ashore.landmass;
    return isSame ? metresOverLand(one.ashore, other.ashore) : Number.POSITIVE_INFINITY;
  }
  const isOneIsland =
    !one.ashore && !other.ashore && one.island === other.island && (one.island || directM <= SMALL_ISLAND_M);
  return isOneIsland ? directM : Number.POSITIVE_INFINITY;
}

/** The nearest island that reaches as far as the place. */
function islandAt(place: LatLng, islands: readonly Coast[]): Coast | null {
  let nearest: Coast | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const island of islands) {
    const { away } = nearestOn(island, place, island.length * ISLAND_WIDTH);
    if (away >= Math.min(least, island.length * ISLAND_WIDTH)) continue;
    least = away;
    nearest = island;
  }
  return nearest;
}

/** Whether it is known on which landmass or island a place is. */
const isDrawn = ({ ashore, island }: Located) => (ashore ? ashore.offM <= NEAR_COAST_M : island !== null);

interface Visit extends Located {
  metres: number;
  /** The other end of a fixed link. */
  across?: Visit;
}

/** The shortest way over any of the links, after Dijkstra; infinite where there is none. */
function overLinks(start: Located, end: Located, links: readonly [Located, Located][]): number {
  const goal: Visit = { ...end, metres: Number.POSITIVE_INFINITY };
  const open = new Set<Visit>([{ ...start, metres: 0 }, goal]);
  for (const [one, other] of links) {
    const visit: Visit = { ...one, metres: Number.POSITIVE_INFINITY };
    visit.across = { ...other, metres: Number.POSITIVE_INFINITY, across: visit };
    open.add(visit).add(visit.across);
  }
  for (;;) {
    const [here = goal] = [...open].toSorted((one, other) => one.metres - other.metres);
    if (here === goal || here.metres === Number.POSITIVE_INFINITY) return goal.metres;
    open.delete(here);
    for (const next of open) {
      const direct = distanceBetween(here.place, next.place);
      // The distance is a bound: most links lead away from the goal, and need no look at the coasts.
      if (here.metres + direct + distanceBetween(next.place, goal.place) >= goal.metres) continue;
      const step = here.across === next ? direct : metresBetween(here, next);
      next.metres = Math.min(next.metres, here.metres + step);
    }
  }
}
