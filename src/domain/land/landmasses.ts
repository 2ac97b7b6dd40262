/** Which landmass a place is on, by a drawn outline of the world. */
import { type LatLng, type Vector, vectorOf } from '../geo.ts';
import { crossingsOf } from './arcs.ts';
import { type Coast, type CoastPoint, coastOf, nearestOn } from './coasts.ts';

/** Polygons of rings of `[lng, lat]`, closed, as GeoJSON has them; rings after the first are seas without an outlet. */
export type Outline = readonly (readonly (readonly (readonly number[])[])[])[];

export type Landmass = readonly Coast[];

/** A place on a landmass. */
export interface Ashore {
  place: LatLng;
  vector: Vector;
  landmass: Landmass;
  /** The coast beside it, where the outline leaves the place just off the land; null inland. */
  shore: CoastPoint | null;
  /** Metres from that coast; 0 inland. */
  offM: number;
}

/** Metres by which a place of a landmass may lie off its outline, which draws no bay and no cape. */
const OFF_OUTLINE_M = 25_000;
/** In the ocean, farthest from any land: a line to it leaves each landmass once more than it enters it. */
const AT_SEA = vectorOf({ lat: -48.876, lng: -123.393 });

/** Reads an outline. */
export function landmassesOf(outline: Outline): Landmass[] {
  return outline.map((polygon) => polygon.map(coastOf));
}

/** The place on its landmass; null at sea or on an island that the outline does not draw. */
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
