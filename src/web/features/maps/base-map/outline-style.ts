import type { Feature, FeatureCollection, MultiLineString, Point, Position } from 'geojson';
import type { LayerSpecification, StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { LatLng } from '#domain/geo.ts';
import type { ReservedPin } from '../map-surface.ts';
import type { Palette } from '../palette.ts';
import { background } from './map-styles.ts';

/** Id of the source that reserves room for pins and labels. */
export const RESERVED = 'reserved';

export interface World {
  /** One polygon each: a single one for all would be cut into every tile. */
  land: Position[][][];
  borders: MultiLineString;
  /** Area of the country at a point, in km². */
  areaAt: (at: LatLng) => number;
}

/** Countries have a `size` (`countrySize`), places a `population`. */
export type WorldNames = FeatureCollection<Point, { name: string; population?: number; size?: number }>;

/** Needs neither fonts nor tiles. */
export function outlineStyle(
  world: World | null,
  palette: Palette,
  names: WorldNames | null = null,
  pins: readonly ReservedPin[] = [],
): StyleSpecification {
  if (!world) return { version: 8, sources: {}, layers: [background(palette.land)] };
  return {
    version: 8,
    sources: {
      // The outline is exact to five kilometres.
      land: { type: 'geojson', data: landOf(world), maxzoom: 8 },
      borders: { type: 'geojson', data: world.borders, maxzoom: 8 },
      ...(names && {
        names: { type: 'geojson', data: names },
        [RESERVED]: { type: 'geojson', data: reservedRoom(pins) },
      }),
    },
    layers: [
      {
        id: 'background',
        type: 'background',
        // No land is shown rather than a wrong coast.
        paint: {
          'background-color': ['interpolate', ['linear'], ['zoom'], 8, palette.water, 10, palette.block],
        },
      },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': palette.block } },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        layout: { 'line-join': 'round' },
        paint: { 'line-color': palette.border, 'line-width': 1, 'line-dasharray': [3, 2] },
      },
      ...(names ? nameLayers(palette) : []),
    ],
  };
}

const landOf = ({ land }: World): FeatureCollection => ({
  type: 'FeatureCollection',
  features: land.map((coordinates) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates },
  })),
});

/** In units of `countrySize`: two large towns, or 67 000 km². */
const SMALL_COUNTRY = 2_000_000;

/** Countries are named from afar, smaller places nearer; in the page's font. */
function nameLayers(palette: Palette): LayerSpecification[] {
  const paint = { 'text-color': palette.text, 'text-halo-color': palette.block, 'text-halo-width': 1.2 };
  const layout: SymbolLayerSpecification['layout'] = {
    'text-field': ['get', 'name'],
    'text-font': ['Figtree Variable'],
    'text-padding': 6,
  };
  return [
    {
      id: 'place-names',
      type: 'symbol',
      source: 'names',
      minzoom: 3,
      filter: [
        'all',
        ['has', 'population'],
        ['>', ['to-number', ['get', 'population']], ['step', ['zoom'], 3_000_000, 4, 1_000_000, 5, 0]],
      ],
      layout: {
        ...layout,
        'text-size': 11,
        'symbol-sort-key': ['-', 0, ['to-number', ['get', 'population']]],
      },
      paint,
    },
    {
      id: 'country-names',
      type: 'symbol',
      source: 'names',
      maxzoom: 7,
      // Leaves out small islands, which have room around them.
      filter: [
        'all',
        ['!', ['has', 'population']],
        ['>', ['to-number', ['get', 'size']], ['step', ['zoom'], SMALL_COUNTRY, 4, -1]],
      ],
      layout: {
        ...layout,
        'text-size': 12,
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.08,
        'symbol-sort-key': ['-', 0, ['to-number', ['get', 'size']]],
      },
      paint,
    },
    {
      // Is invisible and placed first, so that no name is under a pin.
      id: 'reserved',
      type: 'symbol',
      source: RESERVED,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['Figtree Variable'],
        'text-size': ['get', 'size'],
        'text-anchor': ['get', 'anchor'],
        'text-offset': ['get', 'offset'],
        'text-max-width': 100,
        'text-allow-overlap': true,
      },
      paint: { 'text-opacity': 0 },
    },
  ];
}

/** Anchors, and offsets in ems. */
const LABEL_PLACES = {
  right: { anchor: 'left', offset: [1.5, 0] },
  left: { anchor: 'right', offset: [-1.5, 0] },
  below: { anchor: 'top', offset: [0, 1.3] },
  above: { anchor: 'bottom', offset: [0, -1.3] },
} as const;

/** Reserves room by invisible texts of the same size. */
export function reservedRoom(pins: readonly ReservedPin[]): FeatureCollection<Point> {
  const text = ({ lat, lng }: LatLng, properties: object): Feature<Point> => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [lng, lat] },
  });
  return {
    type: 'FeatureCollection',
    features: pins.flatMap(({ at, name, side }) => [
      text(at, { name: '●', size: 28, anchor: 'center', offset: [0, 0] }),
      ...(side ? [text(at, { name, size: 12, ...LABEL_PLACES[side] })] : []),
    ]),
  };
}
