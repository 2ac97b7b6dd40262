import { distanceBetween, type LatLng } from '../geo.ts';
import { fieldOf } from '../json.ts';
import { LIMITS } from '../limits.ts';
import { isLocated, type Place, readPlace } from '../place.ts';
import { comparable, cutTo } from '../text.ts';
import type { TripFile } from '../trip-file/trip-file.ts';
import { firstField, type ImportedTrack, textOf, tracksOfFeatures } from './imported-tracks.ts';

export interface ImportedPlace {
  name: string;
  note: string;
  place: Place;
}

export interface ImportedPlaces {
  places: ImportedPlace[];
  tracks: ImportedTrack[];
}

const SAME_PLACE_M = 60;
/** Degrees of latitude that are surely farther than that. */
const BAND_DEGREES = 0.001;

/** Reads a place; null without name and position. */
function importedPlace(
  name: string,
  { note = '', address = '', lat, lng }: { note?: string; address?: string; lat?: number; lng?: number },
): ImportedPlace | null {
  const place = readPlace({ name, formatted_address: address, lat, lng });
  if (!place) return null;
  const title = place.name || (isLocated(place) ? `${place.lat.toFixed(5)}, ${place.lng.toFixed(5)}` : '');
  const named = { ...place, name: title, formatted_address: place.formatted_address || title };
  return { name: cutTo(title, LIMITS.title), note: cutTo(note, LIMITS.text / 2), place: named };
}

/** Reads RFC 7946, also of Google Takeout; null for other JSON [PLUS-14]. */
export function placesOfGeoJson(value: unknown): ImportedPlaces | null {
  const type = textOf(value, 'type');
  const features = type === 'Feature' ? [value] : fieldOf(value, 'features');
  if (type !== 'Feature' && (type !== 'FeatureCollection' || !Array.isArray(features))) return null;
  const list: unknown[] = Array.isArray(features) ? features : [];
  const points = list.filter((feature) => textOf(fieldOf(feature, 'geometry'), 'type') === 'Point');
  return {
    places: points.flatMap((feature) => placeOfFeature(feature) ?? []),
    tracks: tracksOfFeatures(list),
  };
}

function placeOfFeature(feature: unknown): ImportedPlace | null {
  const properties = fieldOf(feature, 'properties');
  const location = firstField(properties, 'location', 'Location');
  const coordinates = fieldOf(fieldOf(feature, 'geometry'), 'coordinates');
  const [lng, lat]: unknown[] = Array.isArray(coordinates) ? coordinates : [];
  const name = textOf(properties, 'name', 'title', 'Title') || textOf(location, 'name', 'Business Name');
  // Takeout writes zeros for an unknown position.
  const isKnown = typeof lat === 'number' && typeof lng === 'number' && (lat !== 0 || lng !== 0);
  return importedPlace(name, {
    note: textOf(properties, 'desc', 'description', 'cmt', 'Comment', 'note'),
    address: textOf(location, 'address', 'Address') || textOf(properties, 'address'),
    ...(isKnown && { lat, lng }),
  });
}

/** Match positions in addresses of Google Maps. */
const POSITIONS = [/!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/, /[/@=](-?\d+\.\d+),\+?(-?\d+\.\d+)/];

/** Reads a list of Takeout from its CSV, with columns in French or English [PLUS-14]. */
export function placesOfTakeout(rows: readonly Record<string, string>[]): ImportedPlaces {
  const places = rows.flatMap((row) => {
    const name = textOf(row, 'Title', 'Titre');
    const url = textOf(row, 'URL');
    if (name === '' && url === '') return [];
    const note = [textOf(row, 'Note'), textOf(row, 'Comment', 'Commentaire')].filter(Boolean).join('\n');
    const found = POSITIONS.map((position) => position.exec(url)).find((match) => match !== null);
    const position = found && { lat: Number(found[1]), lng: Number(found[2]) };
    return importedPlace(name, { note, ...position }) ?? [];
  });
  return { places, tracks: [] };
}

export function placesOfTrip({ parts }: TripFile): ImportedPlaces {
  const places = Object.values(parts)
    .flat()
    .flatMap((row) => {
      const location = readPlace(row.location);
      const note = textOf(row, 'notes');
      return location ? [{ name: textOf(row, 'title') || location.name, note, place: location }] : [];
    });
  return { places, tracks: [] };
}

/** Finds the known place near a new one, or of its name where one has no position. */
export function placeMatcher(known: readonly { name: string; place: Place | null }[]) {
  const located = known.flatMap(({ place }) => (isLocated(place) ? [place] : []));
  // Thousands are compared with hundreds: only those of the same latitude, and of the next ones.
  const byBand = Map.groupBy(located, bandOf);
  const names = new Set(known.map(({ name }) => comparable(name)));
  const unlocated = new Set(
    known.filter(({ place }) => !isLocated(place)).map(({ name }) => comparable(name)),
  );
  return ({ name, place }: ImportedPlace): boolean => {
    if (!isLocated(place)) return names.has(comparable(name));
    const band = bandOf(place);
    const near = [band - 1, band, band + 1].flatMap((one) => byBand.get(one) ?? []);
    return near.some((one) => distanceBetween(one, place) <= SAME_PLACE_M) || unlocated.has(comparable(name));
  };
}

const bandOf = ({ lat }: LatLng): number => Math.floor(lat / BAND_DEGREES);
