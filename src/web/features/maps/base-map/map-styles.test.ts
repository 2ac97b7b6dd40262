import type { StyleSpecification } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import { paperStyle, TRANSFERS, withLines } from './map-styles.ts';
import { outlineStyle, reservedRoom } from './outline-style.ts';

const PALETTE = {
  land: 'land',
  block: 'block',
  street: 'street',
  water: 'water',
  green: 'green',
  way: 'way',
  track: 'track',
  border: 'border',
  text: 'text',
  waterText: 'waterText',
};

const tiles = { type: 'vector', url: 'https://tiles.example' } as const;
const from = (content: string) => ({ source: 'tiles', 'source-layer': content });
const STYLE: StyleSpecification = {
  version: 8,
  sources: { tiles },
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': '#fff' } },
    { id: 'water', type: 'fill', ...from('water'), paint: { 'fill-color': '#00f', 'fill-opacity': 0.5 } },
    { id: 'wood', type: 'fill', ...from('landcover'), paint: { 'fill-pattern': 'trees' } },
    { id: 'road-casing', type: 'line', ...from('transportation') },
    { id: 'road', type: 'line', ...from('transportation'), paint: { 'line-color': '#fc0', 'line-width': 4 } },
    { id: 'town', type: 'symbol', ...from('place'), layout: { 'text-field': '{name}', 'icon-image': 'dot' } },
    { id: 'shop', type: 'symbol', ...from('poi'), layout: { 'text-field': '{name}' } },
    { id: 'houses', type: 'fill-extrusion', ...from('building') },
  ],
};

describe('the ground of the keyless map', () => {
  it('[PLUS-7] an open style is drawn in the colours of the page, with its own widths', () => {
    const { layers } = paperStyle(STYLE, PALETTE);
    expect(layers.map(({ id }) => id)).toEqual(['background', 'water', 'wood', 'road', 'town']);
    expect(layers.map((layer) => layer.paint)).toMatchObject([
      { 'background-color': 'land' },
      { 'fill-color': 'water', 'fill-opacity': 0.5 },
      { 'fill-color': 'green' },
      { 'line-color': 'street', 'line-width': 4 },
      { 'text-color': 'text', 'text-halo-color': 'land' },
    ]);
    expect(JSON.stringify(layers)).not.toContain('trees');
  });

  it('a style of another kind keeps its colours', () => {
    const other: StyleSpecification = {
      version: 8,
      sources: { photo: { type: 'raster', tiles: ['https://tiles.example/{z}/{x}/{y}.png'] } },
      layers: [{ id: 'photo', type: 'raster', source: 'photo' }],
    };
    expect(paperStyle(other, PALETTE)).toBe(other);
  });

  it('[MAP-2] without a style there is the outline, and without that a plain sheet', () => {
    const world = {
      land: [],
      borders: { type: 'MultiLineString' as const, coordinates: [] },
      areaAt: () => 0,
    };
    expect(outlineStyle(world, PALETTE).layers.map(({ id }) => id)).toEqual([
      'background',
      'land',
      'borders',
    ]);
    const names = { type: 'FeatureCollection' as const, features: [] };
    expect(outlineStyle(world, PALETTE, names).layers.slice(3)).toMatchObject([
      { id: 'place-names', type: 'symbol', source: 'names' },
      { id: 'country-names', type: 'symbol', source: 'names' },
      { id: 'reserved', type: 'symbol', source: 'reserved' },
    ]);
    expect(outlineStyle(null, PALETTE).layers).toEqual([
      { id: 'background', type: 'background', paint: { 'background-color': 'land' } },
    ]);
    expect(JSON.stringify(outlineStyle(world, PALETTE))).not.toContain('http');
  });

  it('[MAP-2] from afar names the larger countries first, and no small island; what the page draws over it is placed before', () => {
    const names = { type: 'FeatureCollection' as const, features: [] };
    const pin = { at: { lat: 48.9, lng: 2.3 }, name: 'Paris (CDG)', side: 'left' as const };
    const world = {
      land: [],
      borders: { type: 'MultiLineString' as const, coordinates: [] },
      areaAt: () => 0,
    };
    const { layers, sources } = outlineStyle(world, PALETTE, names, [pin]);
    const countries = layers.find(({ id }) => id === 'country-names');
    expect(countries).toMatchObject({
      filter: [
        'all',
        ['!', ['has', 'population']],
        ['>', ['to-number', ['get', 'size']], ['step', ['zoom'], 2_000_000, 4, -1]],
      ],
      layout: { 'symbol-sort-key': ['-', 0, ['to-number', ['get', 'size']]] },
    });
    // The last layer is placed first.
    expect(layers.at(-1)).toMatchObject({ id: 'reserved', paint: { 'text-opacity': 0 } });
    expect(sources.reserved).toEqual({ type: 'geojson', data: reservedRoom([pin]) });
    expect(reservedRoom([pin, { ...pin, side: null }]).features.map(({ properties }) => properties)).toEqual([
      { name: '●', size: 28, anchor: 'center', offset: [0, 0] },
      { name: 'Paris (CDG)', size: 12, anchor: 'right', offset: [-1.5, 0] },
      { name: '●', size: 28, anchor: 'center', offset: [0, 0] },
    ]);
  });

  it('[MAP-4] the ways lie on top, in the colour of the route', () => {
    const style = withLines(
      STYLE,
      {
        ways: [
          [
            { lat: 38.7, lng: -9.1 },
            { lat: 38.8, lng: -9.2 },
          ],
        ],
        tracks: [],
      },
      PALETTE,
    );
    expect(style.layers.at(-1)).toMatchObject({ source: TRANSFERS, paint: { 'line-color': 'way' } });
    expect(style.sources[TRANSFERS]).toMatchObject({
      data: {
        geometry: {
          coordinates: [
            [
              [-9.1, 38.7],
              [-9.2, 38.8],
            ],
          ],
        },
      },
    });
  });
});
