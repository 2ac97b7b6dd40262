import { type LatLng, type Vector, vectorOf } from '../geo.ts';
import { crossingsOf } from './arcs.ts';
import { type Coast, type CoastPoint, coastOf, nearestOn } from './coasts.ts';

export type Outline = readonly (readonly (readonly (readonly number[])[])[])[];

export type Landmass = readonly Coast[];

export interface Ashore {
  place: LatLng;
  vector: Vector;
  landmass: Landmass;
  shore: CoastPoint | null;
  offM: number;
}

/** Metres off the outline that still count as land: it draws no bays and capes. */
const OFF_OUTLINE_M = 25_000;
/** Point farthest from any land: a line to it leaves each landmass once more than it enters it. */
const AT_SEA = vectorOf({ lat: -48.876, lng: -123.393 });

export function landmassesOf(outline: Outline): Landmass[] {
  return outline.map((polygon) => polygon.map(coastOf));
}

/** Finds the land of a place; null at sea, or on an island without an outline. */
export function ashoreAt(place: LatLng, landmasses: readonly Landmass[]): Ashore | null {
  const vector = vectorOf(place);
  const around = landmasses.find((landmass) => isOn(vector, landmass));
  if (around) return { place, vector, landmass: around, shore: null, offM: 0 };
  let nearest: Ashore | null = null;
  let least = OFF_OUTLINE_M;
  for (const landmass of landmasses) {
    for (const coast of landmass) {
      const { metres, away } = nearestOn(coast, place, least);
      if (away >= least) continue;
      least = away;
      nearest = { place, vector, landmass, shore: { coast, metres }, offM: away };
    }
  }
  return nearest;
}

function isOn(vector: Vector, landmass: Landmass): boolean {
  const crossed = landmass.reduce((sum, { vectors }) => sum + crossingsOf(vector, AT_SEA, vectors).length, 0);
  return crossed % 2 === 1;
}
