import { describe, expect, it } from 'vitest';
import { placeMatcher, placesOfGeoJson, placesOfTakeout } from './imported-places.ts';

const feature = (geometry: object, properties: object) => ({ type: 'Feature', geometry, properties });
const line = {
  type: 'LineString',
  coordinates: [
    [7, 46, 1200],
    [700, 46],
    [7.1, 46.1],
  ],
};
const drawn = [
  { lat: 46, lng: 7 },
  { lat: 46.1, lng: 7.1 },
];
const point = (lng: number, lat: number) => ({ type: 'Point', coordinates: [lng, lat] });

describe('[PLUS-14] places of files', () => {
  it('are read of GeoJSON and of Takeout’s, where zeros are no position, and lines with them', () => {
    const features = [
      feature(point(-9.13, 38.71), { name: ' Castelo ', desc: 'Haut' }),
      feature(point(0, 0), { location: { name: 'Café', address: 'Rua 1' }, google_maps_url: 'x' }),
      feature(point(2.29, 48.85), {}),
      feature(point(500, 38), {}),
      feature({ type: 'LineString', coordinates: [] }, { name: 'Empty' }),
      feature(line, { name: ' Trace ' }),
      feature({ type: 'MultiLineString', coordinates: [line.coordinates, [[1, 2]]] }, {}),
      feature({ type: 'GeometryCollection', geometries: [line, point(1, 2)] }, { name: 'Mixed' }),
      feature({ type: 'Polygon', coordinates: [line.coordinates] }, { name: 'Area' }),
    ];
    expect(placesOfGeoJson({ type: 'FeatureCollection', features })).toEqual({
      places: [
        {
          name: 'Castelo',
          note: 'Haut',
          place: { name: 'Castelo', formatted_address: 'Castelo', lat: 38.71, lng: -9.13 },
        },
        { name: 'Café', note: '', place: { name: 'Café', formatted_address: 'Rua 1' } },
        {
          name: '48.85000, 2.29000',
          note: '',
          place: { name: '48.85000, 2.29000', formatted_address: '48.85000, 2.29000', lat: 48.85, lng: 2.29 },
        },
      ],
      tracks: [
        { title: 'Trace', parts: [drawn] },
        { title: '', parts: [drawn] },
        { title: 'Mixed', parts: [drawn] },
      ],
    });
  });

  it.each([null, [], 'x', { type: 'Topology' }, { type: 'FeatureCollection' }])(
    'other JSON is none: %j',
    (value) => {
      expect(placesOfGeoJson(value)).toBeNull();
    },
  );

  it('are read of a saved list in French and in English, with the position of their address', () => {
    const { places } = placesOfTakeout([
      {
        Titre: 'Tour Eiffel',
        Note: 'le soir',
        URL: 'https://www.google.com/maps/place/x/data=!3d48.8584!4d2.2945',
      },
      { Title: '', URL: 'https://www.google.com/maps/search/38.7,-9.1', Comment: 'Here' },
      { Title: 'Nowhere', URL: '' },
      { Title: '', URL: '' },
    ]);
    expect(places.map(({ name, note, place }) => [name, note, place.lat, place.lng])).toEqual([
      ['Tour Eiffel', 'le soir', 48.8584, 2.2945],
      ['38.70000, -9.10000', 'Here', 38.7, -9.1],
      ['Nowhere', '', undefined, undefined],
    ]);
  });

  it('are the same close together, and by their name without a position', () => {
    const at = (name: string, lat?: number) => ({
      name,
      note: '',
      place: { name, formatted_address: name, ...(lat !== undefined && { lat, lng: 2 }) },
    });
    const isSame = (one: ReturnType<typeof at>, other: ReturnType<typeof at>) => placeMatcher([other])(one);
    expect(isSame(at('A', 48), at('B', 48.0004))).toBe(true);
    expect(isSame(at('A', 48), at('B', 47.9996))).toBe(true);
    expect(isSame(at('A', -0.0002), at('B', 0.0002))).toBe(true);
    expect(isSame(at('A', 48), at('A', 48.002))).toBe(false);
    expect(isSame(at('Café Été'), at('cafe ete', 48))).toBe(true);
  });
});
