import { type LatLng, normalLng } from '../geo.ts';
import { PRODUCT } from '../product.ts';
import type { ImportedTrack } from './imported-tracks.ts';
import type { TripPlace } from './trip-places.ts';
import { element, XML_HEAD } from './xml.ts';

/** A waypoint each, a route per day, then tracks (GPX 1.1). */
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

const segment = (part: readonly LatLng[]): string =>
  `<trkseg>${part.map(({ lat, lng }) => `<trkpt lat="${lat}" lon="${normalLng(lng)}"/>`).join('')}</trkseg>`;

const point = (tag: 'wpt' | 'rtept', { name, description, kind, place: { lat, lng } }: TripPlace): string =>
  `<${tag} lat="${lat}" lon="${lng}">${element('name', name)}${element('desc', description)}${element('type', kind)}</${tag}>`;
