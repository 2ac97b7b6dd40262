import { normalLng } from '../geo.ts';
import type { ImportedTrack } from './imported-tracks.ts';
import type { TripPlace } from './trip-places.ts';
import { element, XML_HEAD } from './xml.ts';

/** A folder per day, then tracks (KML 2.2). */
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
