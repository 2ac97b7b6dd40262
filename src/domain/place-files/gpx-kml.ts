import { type LatLng, normalLng } from '../geo.ts';
import { PRODUCT } from '../product.ts';
import type { ImportedTrack } from './imported-tracks.ts';
import type { TripPlace } from './trip-places.ts';

const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function element(name: string, text: string): string {
  const content = text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
  return content === '' ? '' : `<${name}>${content}</${name}>`;
}

const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** Writes a waypoint for each place, a route per day, then tracks (GPX 1.1). */
export function writeGpx(
  name: string,
  places: readonly TripPlace[],
  tracks: readonly ImportedTrack[] = [],
): string {
  const byDay = Map.groupBy(places, ({ day }) => day);
  const routes = [...byDay].filter(([day, stops]) => day !== null && stops.length > 1);
  return [
    XML_HEAD,
    `<gpx version="1.1" creator="${PRODUCT.name}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `<metadata>${element('name', name)}</metadata>`,
    ...places.map((place) => point('wpt', place)),
    ...routes.map(
      ([day, stops]) =>
        `<rte>${element('name', day ?? '')}${stops.map((stop) => point('rtept', stop)).join('')}</rte>`,
    ),
    ...tracks.map(({ title, parts }) => `<trk>${element('name', title)}${parts.map(segment).join('')}</trk>`),
    '</gpx>',
    '',
  ].join('\n');
}

/** GPX has no exponents, and longitudes below 180. */
const degrees = ({ lat, lng }: LatLng): string => `lat="${plain(lat)}" lon="${plain(normalLng(lng))}"`;

const plain = (degree: number): string => (String(degree).includes('e') ? degree.toFixed(9) : String(degree));

const segment = (part: readonly LatLng[]): string =>
  `<trkseg>${part.map(({ lat, lng }) => `<trkpt ${degrees({ lat, lng })}/>`).join('')}</trkseg>`;

const point = (tag: 'wpt' | 'rtept', { name, description, kind, place: { lat, lng } }: TripPlace): string =>
  `<${tag} ${degrees({ lat, lng })}>${element('name', name)}${element('desc', description)}${element('type', kind)}</${tag}>`;

/** Writes a folder per day, then tracks (KML 2.2). */
export function writeKml(
  name: string,
  places: readonly TripPlace[],
  tracks: readonly ImportedTrack[] = [],
): string {
  const byDay = [...Map.groupBy(places, ({ day }) => day ?? '')];
  return [
    XML_HEAD,
    '<kml xmlns="http://www.opengis.net/kml/2.2"><Document>',
    element('name', name),
    ...byDay.map(
      ([day, stops]) => `<Folder>${element('name', day)}\n${stops.map(placemark).join('\n')}\n</Folder>`,
    ),
    ...tracks.map(trackPlacemark),
    '</Document></kml>',
    '',
  ].join('\n');
}

const placemark = ({ name, description, place: { lat, lng } }: TripPlace): string =>
  `<Placemark>${element('name', name)}${element('description', description)}<Point><coordinates>${lng},${lat}</coordinates></Point></Placemark>`;

const trackPlacemark = ({ title, parts }: ImportedTrack): string => {
  const lines = parts.map((part) => {
    const points = part.map(({ lat, lng }) => `${normalLng(lng)},${lat}`);
    return `<LineString>${element('coordinates', points.join(' '))}</LineString>`;
  });
  return `<Placemark>${element('name', title)}<MultiGeometry>${lines.join('')}</MultiGeometry></Placemark>`;
};
