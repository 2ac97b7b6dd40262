import { strFromU8 } from 'fflate';
import type { LatLng } from '#domain/geo.ts';
import {
  type ImportedPlaces,
  placesOfGeoJson,
  placesOfTakeout,
  placesOfTrip,
} from '#domain/place-files/imported-places.ts';
import { textOf } from '#domain/place-files/imported-tracks.ts';
import { trackLine, trackParts } from '../../maps/tracks/track-line.ts';
import { openTrip } from '../../take-along/trip-zip.ts';
import { htmlText } from '../bookings/words/text/html-text.ts';
import { ImportError, type PlacesResult, type ReadTrack } from '../import-result.ts';
import { unzippedFile } from '../unzip.ts';

const NOTHING: ImportedPlaces = { places: [], tracks: [] };

const LARGEST_KML = 25 * 1024 * 1024;
const MOST_PLACES = 5000;

const MOST_TRACKS = 50;

function result({ places, tracks }: ImportedPlaces): PlacesResult {
  const read = tracks.slice(0, MOST_TRACKS).flatMap(({ title, parts }): ReadTrack[] => {
    const line = trackLine(parts);
    return line === null ? [] : [{ title, line }];
  });
  if (places.length + read.length === 0) throw new ImportError('nothingFound');
  const leftOut = Math.max(0, places.length - MOST_PLACES) + Math.max(0, tracks.length - MOST_TRACKS);
  return { type: 'places', places: places.slice(0, MOST_PLACES), tracks: read, leftOut };
}

/** Reads GPX and KML; refuses document types, which may define entities. @throws ImportError */
export async function readXmlPlaces(file: Blob): Promise<PlacesResult> {
  return placesOfXml(xmlText(new Uint8Array(await file.arrayBuffer())));
}

/** Reads bytes in the encoding that the prolog names, else in UTF-8. */
export function xmlText(bytes: Uint8Array): string {
  const prolog = strFromU8(bytes.subarray(0, 200), true);
  const [, encoding = 'utf-8'] = /^<\?xml[^>]*\sencoding=["']([\w.:-]+)/.exec(prolog) ?? [];
  return new TextDecoder(encoding).decode(bytes);
}

async function placesOfXml(text: string): Promise<PlacesResult> {
  if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY')) throw new ImportError('unreadable');
  const { gpx, kml } = await import('@tmcw/togeojson');
  const document = new DOMParser().parseFromString(withFewPoints(text), 'text/xml');
  if (document.querySelector('parsererror')) throw new ImportError('unreadable');
  const read = document.documentElement.localName === 'gpx' ? gpx : kml;
  const collection = read(document);
  for (const { properties } of collection.features) takeTextOfNote(properties);
  return result(placesOfGeoJson(collection) ?? NOTHING);
}

/** A description in CDATA is HTML, which the library marks as such: a note has its text. */
export function takeTextOfNote(properties: Record<string, unknown> | null): void {
  const html = textOf(properties?.description, 'value');
  if (properties && html !== '')
    properties.description = htmlText(new DOMParser().parseFromString(html, 'text/html')).trim();
}

/** @throws ImportError */
export async function readKmz(file: Blob): Promise<PlacesResult> {
  return placesOfXml(xmlText(await unzippedFile(file, (name) => /\.kml$/i.test(name), LARGEST_KML)));
}

/** Reads GeoJSON, also of Google Takeout. @throws ImportError */
export async function readGeoJson(file: Blob): Promise<PlacesResult> {
  return result(placesOfGeoJson(JSON.parse(await file.text())) ?? NOTHING);
}

/** Reads a saved list of Google Takeout. @throws ImportError */
export async function readSavedList(file: Blob): Promise<PlacesResult> {
  const { default: papa } = await import('papaparse');
  const text = (await file.text()).replace(/^\uFEFF/, '').trimStart();
  // A description may precede the names of columns.
  const table = text.slice(Math.max(0, text.search(/^(?:Title|Titre),/m)));
  const { data } = papa.parse<Record<string, string>>(table, { header: true, skipEmptyLines: true });
  return result(placesOfTakeout(data));
}

/** Reads the places of another trip's file. @throws ImportError */
export async function readTripPlaces(file: Blob): Promise<PlacesResult> {
  const opened = await openTrip(file);
  if (opened.ok) return result(placesOfTrip(opened.file));
  throw new ImportError(opened.problem === 'tooLarge' ? 'tooLarge' : 'unreadable');
}

const SEGMENT_END = '</trkseg>';
/** Its position, where the attributes are in the order that nearly all files have. */
const POINT = /<trkpt\s+(?:lat="([^"<>]+)"\s+lon="([^"<>]+)")?[^<>]*/g;
const LAT = /\blat\s*=\s*["']([^"']+)/;
const LNG = /\blon\s*=\s*["']([^"']+)/;

/** Simplifies segments and drops heights, times and pulses in the text: fifty thousand points as a DOM take a slow phone ten times as long. */
export function withFewPoints(text: string): string {
  // One search for the ends alone: a pattern for whole segments looks at each character.
  const pieces = text.split(SEGMENT_END);
  const rest = pieces.pop();
  return [...pieces.map(withFewPointsAtEnd), rest].join(SEGMENT_END);
}

function withFewPointsAtEnd(piece: string): string {
  const inner = piece.indexOf('>', piece.lastIndexOf('<trkseg')) + 1;
  const [left = []] = trackParts(trackLine([pointsIn(piece.slice(inner))]) ?? '');
  return piece.slice(0, inner) + left.map(({ lat, lng }) => `<trkpt lat="${lat}" lon="${lng}"/>`).join('');
}

function pointsIn(segment: string): LatLng[] {
  const points: LatLng[] = [];
  for (const [point, first, second] of segment.matchAll(POINT)) {
    const lat = Number(first ?? LAT.exec(point)?.[1]);
    const lng = Number(second ?? LNG.exec(point)?.[1]);
    if (Math.abs(lat) <= 90 && Math.abs(lng) <= 180) points.push({ lat, lng });
  }
  return points;
}
