import { expect, it } from 'vitest';
import type { TripItem } from '../items.ts';
import { writeGpx, writeKml } from './gpx-kml.ts';
import { tripPlaces } from './trip-places.ts';

const at = (name: string, lat: number, lng: number) => ({ name, formatted_address: `${name}, PT`, lat, lng });
const ITEMS: TripItem[] = [
  {
    kind: 'activity',
    id: '1',
    title: 'Tour & "vue" <haute>\u0001',
    date: '2026-12-02',
    time: '15:00',
    location: at('Torre', 38.69, -9.21),
  },
  {
    kind: 'meal',
    id: '2',
    title: 'Déjeuner',
    date: '2026-12-02',
    time: '12:00',
    location: at('Café', 38.7, -9.2),
  },
  {
    kind: 'itinerary',
    id: '3',
    title: 'Train',
    date: '2026-12-01',
    start_location: at('Porto', 41.15, -8.61),
    end_location: at('Lisboa', 38.72, -9.13),
  },
  {
    kind: 'accommodation',
    id: '4',
    title: 'Casa',
    check_in: '2026-12-01',
    location: { name: 'Casa', formatted_address: 'Rua' },
  },
  { kind: 'note', id: '5', title: 'Rien' },
];

it('[PLUS-14] places are listed in the order in which one is there; what is on no map is left out', () => {
  expect(tripPlaces(ITEMS).map(({ name, day }) => [name, day])).toEqual([
    ['Train: Porto', '2026-12-01'],
    ['Train: Lisboa', '2026-12-01'],
    ['Déjeuner', '2026-12-02'],
    ['Tour & "vue" <haute>\u0001', '2026-12-02'],
  ]);
});

it('[PLUS-14] [SCHED-3] a day goes from the arrival to the lodging and on, as on the map; what has no hour is last', () => {
  const day = { date: '2026-12-01' };
  const place = { location: at('Casa', 38.7, -9.1) };
  const items: TripItem[] = [
    { kind: 'accommodation', id: '1', title: 'Casa', check_in: day.date, check_out: '2026-12-03', ...place },
    { kind: 'activity', id: '2', title: 'Un jour', ...day, ...place },
    {
      kind: 'itinerary',
      id: '3',
      title: 'Vol',
      ...day,
      time: '16:00',
      duration: 150,
      sub_type: 'plane',
      end_location: at('LIS', 38.77, -9.13),
    },
    { kind: 'meal', id: '4', title: 'Dîner', ...day, time: '20:00', ...place },
  ];
  expect(tripPlaces(items).map(({ name }) => name)).toEqual(['Vol: LIS', 'Casa', 'Dîner', 'Un jour']);
});

it('[PLUS-14] GPX has a waypoint for each place and a route for each day; KML a folder', () => {
  const gpx = writeGpx('Lisbonne', tripPlaces(ITEMS));
  expect(gpx).toContain(
    '<wpt lat="38.69" lon="-9.21"><name>Tour &amp; &quot;vue&quot; &lt;haute&gt;</name><desc>Torre, PT</desc><type>activity</type></wpt>',
  );
  expect(gpx.match(/<rte>/g)).toHaveLength(2);
  const kml = writeKml('Lisbonne', tripPlaces(ITEMS));
  expect(kml).toContain('<Folder><name>2026-12-02</name>');
  expect(kml).toContain('<coordinates>-9.21,38.69</coordinates>');
});

it('[PLUS-14] GPX has degrees as its schema allows them', () => {
  const gpx = writeGpx('Fiji', [], [{ title: '', parts: [[{ lat: 1e-7, lng: 180 }]] }]);
  expect(gpx).toContain('<trkpt lat="0.000000100" lon="-180"/>');
});

it('[PLUS-14] tracks stand in both, in parts where they are apart', () => {
  const line = [
    { lat: 46, lng: 7 },
    { lat: 46.1, lng: 187.25 },
  ];
  const tracks = [{ title: 'Crête & col', parts: [line, line] }];
  const gpx = writeGpx('Alpes', [], tracks);
  const segment = '<trkseg><trkpt lat="46" lon="7"/><trkpt lat="46.1" lon="-172.75"/></trkseg>';
  expect(gpx).toContain(`<trk><name>Crête &amp; col</name>${segment}${segment}</trk>`);
  const kml = writeKml('Alpes', [], tracks);
  expect(kml).toContain('<LineString><coordinates>7,46 -172.75,46.1</coordinates></LineString>');
});
