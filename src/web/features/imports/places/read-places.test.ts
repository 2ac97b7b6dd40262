// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readGeoJson, takeTextOfNote, withFewPoints, xmlText } from './read-places.ts';

const point = (lat: number, lng: number, rest = '') => `<trkpt lon='${lng}' lat="${lat}">${rest}</trkpt>`;

it('[PLUS-14] points of a GPX keep their place, and nothing else; what is none is left out', () => {
  const none = [point(95, 7), '<trkpt lat="46.5"/>', '<trkpt lat="" lon=""/>'];
  const inner = [point(46, 7, '<ele>1200</ele>'), ...none, '<trkpt lat="46.1" lon="7.2"><time/></trkpt>'];
  expect(
    withFewPoints(`<trk><name>A</name><trkseg>\n${inner.join('\n')}</trkseg></trk><wpt lat="1" lon="2"/>`),
  ).toBe(
    '<trk><name>A</name><trkseg><trkpt lat="46" lon="7"/><trkpt lat="46.1" lon="7.2"/></trkseg></trk><wpt lat="1" lon="2"/>',
  );
});

it('[PLUS-14] each segment has its own points; what has none, and what is cut off, stays', () => {
  const segment = `<trkseg>${point(46, 7)}${point(46.1, 7.2)}</trkseg>`;
  const few = '<trkseg><trkpt lat="46" lon="7"/><trkpt lat="46.1" lon="7.2"/></trkseg>';
  expect(withFewPoints(`<trk><trkseg/>${segment}\n${segment}</trk>`)).toBe(
    `<trk><trkseg/>${few}\n${few}</trk>`,
  );
  for (const text of ['<gpx><trk><trkseg/></trk></gpx>', `<trk><trkseg>${point(46, 7)}`, '<kml/>'])
    expect(withFewPoints(text)).toBe(text);
});

it('[PLUS-14] of fifty thousand points so many remain as a track may have', () => {
  const points = Array.from({ length: 50_000 }, (_, step) =>
    point(46 + Math.sin(step / 40) / 10, 7 + step / 80_000),
  );
  const left = withFewPoints(`<trkseg>${points.join('')}</trkseg>`).match(/<trkpt/g) ?? [];
  expect(left.length).toBeGreaterThan(400);
  expect(left.length).toBeLessThanOrEqual(2000);
});

it('[PLUS-14] a note that is HTML has its text', () => {
  const description = { '@type': 'html', value: 'Fermé le lundi<br>demander <b>Rui</b> &amp; Ana' };
  const properties: Record<string, unknown> = { name: 'Café Rui', description };
  takeTextOfNote(properties);
  expect(properties).toEqual({ name: 'Café Rui', description: 'Fermé le lundi\ndemander Rui & Ana' });
  const plain = { description: 'a < b' };
  takeTextOfNote(plain);
  takeTextOfNote(null);
  expect(plain).toEqual({ description: 'a < b' });
});

it('[PLUS-14] a file is read in the encoding that it names', () => {
  const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  const latin = '<?xml version="1.0" encoding="ISO-8859-1"?><kml>Café</kml>';
  expect(xmlText(bytes(latin))).toBe(latin);
  expect(xmlText(new TextEncoder().encode('\uFEFF<gpx>Café</gpx>'))).toBe('<gpx>Café</gpx>');
});

it('[PLUS-14] counts what is too much for one file, and reads the rest', async () => {
  const features = Array.from({ length: 5003 }, (_, step) => ({
    type: 'Feature',
    properties: { name: `Place ${step}` },
    geometry: { type: 'Point', coordinates: [7 + step / 10_000, 46] },
  }));
  const { places, leftOut } = await readGeoJson(
    new Blob([JSON.stringify({ type: 'FeatureCollection', features })]),
  );
  expect([places.length, leftOut]).toEqual([5000, 3]);
});
