import { distanceBetween, type LatLng } from '../geo.ts';
import { type Coast, coastOf, nearestOn } from './coasts.ts';
import { FAR_ISLANDS } from './far-islands.ts';
import { FIXED_LINKS } from './fixed-links.ts';
import { type Ashore, ashoreAt, landmassesOf, type Outline } from './landmasses.ts';
import { metresOverLand } from './overland.ts';

export interface LandWay {
  /** Metres over land; null where only the sea or the air leads there. */
  landM: number | null;
  /** False: the way is assumed, and no conclusion is drawn from it. */
  isKnown: boolean;
}

/** A place on the outline, on a far island, or on neither. */
interface Located {
  place: LatLng;
  ashore: Ashore | null;
  island: Coast | null;
}

/** Metres: islands in neither list are shorter. */
const SMALL_ISLAND_M = 25_000;
const ISLAND_WIDTH = 0.45;
/** A detour by less than this factor needs no fixed links. */
const DETOUR = 1.1;
/** Metres: farther off, a place may be on an island of its own. */
const NEAR_COAST_M = 12_000;

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

/** Metres without fixed links; infinite where there is no way. */
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

const isDrawn = ({ ashore, island }: Located) => (ashore ? ashore.offM <= NEAR_COAST_M : island !== null);

interface Visit extends Located {
  metres: number;
  across?: Visit;
}

/** Finds the shortest way over the links (Dijkstra); infinite without one. */
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
      // The distance is a bound: most links need no look at the coasts.
      if (here.metres + direct + distanceBetween(next.place, goal.place) >= goal.metres) continue;
      const step = here.across === next ? direct : metresBetween(here, next);
      next.metres = Math.min(next.metres, here.metres + step);
    }
  }
}
