import type { Feature, MultiLineString } from 'geojson';
import type { LayerSpecification, LineLayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { LatLng } from '#domain/geo.ts';
import type { Palette } from '../palette.ts';

/** Styles of the keyless map: the open style in our colours, and lines over it. */

/** Name of the source that has the routes. */
export const TRANSFERS = 'ways';
export const TRACKS = 'tracks';

export function mapLines(ways: readonly LatLng[][]): Feature<MultiLineString> {
  const coordinates = ways.map((way) => way.map(({ lat, lng }) => [lng, lat]));
  return { type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates } };
}

/** Draws tracks below routes, with a border in the land's colour. */
export function withLines(
  style: StyleSpecification,
  { ways, tracks }: { ways: readonly LatLng[][]; tracks: readonly LatLng[][] },
  palette: Palette,
): StyleSpecification {
  return {
    ...style,
    sources: {
      ...style.sources,
      [TRACKS]: { type: 'geojson', data: mapLines(tracks) },
      [TRANSFERS]: { type: 'geojson', data: mapLines(ways) },
    },
    layers: [
      ...style.layers,
      line('tracks-rim', TRACKS, { 'line-color': palette.land, 'line-width': 7, 'line-opacity': 0.8 }),
      line('tracks-line', TRACKS, { 'line-color': palette.track, 'line-width': 3.5 }),
      line('ways-rim', TRANSFERS, { 'line-color': palette.land, 'line-width': 6, 'line-opacity': 0.8 }),
      line('ways-line', TRANSFERS, { 'line-color': palette.way, 'line-width': 2.5 }),
    ],
  };
}

const line = (
  id: string,
  source: string,
  paint: NonNullable<LineLayerSpecification['paint']>,
): LayerSpecification => ({
  id,
  type: 'line',
  source,
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint,
});

export const background = (color: string): LayerSpecification => ({
  id: 'background',
  type: 'background',
  paint: { 'background-color': color },
});

/** Layer names of OpenMapTiles. */
const KNOWN = new Set(['water', 'waterway', 'landcover', 'landuse', 'park', 'transportation', 'place']);
/** These layers distract from the stops. */
const NOISE = new Set(['poi', 'housenumber', 'mountain_peak']);
const GREEN = /park|wood|grass|forest|garden|cemetery|pitch|golf|scrub/;

/** Colours the open style, also for a dark theme [PLUS-7]. */
export function paperStyle(style: StyleSpecification, palette: Palette): StyleSpecification {
  const isKnown = style.layers.some((layer) => KNOWN.has(contentOf(layer)));
  return isKnown ? { ...style, layers: style.layers.flatMap((layer) => onPaper(layer, palette)) } : style;
}

const contentOf = (layer: LayerSpecification) => ('source-layer' in layer && layer['source-layer']) || '';

function onPaper(layer: LayerSpecification, palette: Palette): LayerSpecification[] {
  const content = contentOf(layer);
  if (NOISE.has(content)) return [];
  switch (layer.type) {
    case 'background':
      return [{ ...layer, paint: { 'background-color': palette.land } }];
    case 'fill': {
      const { 'fill-pattern': _, ...paint } = layer.paint ?? {};
      return [{ ...layer, paint: { ...paint, 'fill-color': fillOf(content, layer.id, palette) } }];
    }
    case 'line':
      return linesOnPaper(layer, content, palette);
    case 'symbol': {
      if (!layer.layout?.['text-field']) return [];
      const { 'icon-image': _, ...layout } = layer.layout;
      const colour = content.startsWith('water') ? palette.waterText : palette.text;
      const paint = {
        ...layer.paint,
        'text-color': colour,
        'text-halo-color': palette.land,
        'text-halo-width': 1.2,
      };
      return [{ ...layer, layout, paint }];
    }
    // Relief, satellite images and 3D buildings do not fit the style.
    case 'raster':
    case 'hillshade':
    case 'fill-extrusion':
    case 'heatmap':
    case 'circle':
    case 'color-relief':
      return [];
  }
}

function linesOnPaper(
  layer: Extract<LayerSpecification, { type: 'line' }>,
  content: string,
  palette: Palette,
): LayerSpecification[] {
  // A street is drawn as one light line, without a border.
  if (content === 'transportation' && layer.id.includes('casing')) return [];
  const { 'line-pattern': _, ...paint } = layer.paint ?? {};
  return [{ ...layer, paint: { ...paint, 'line-color': lineOf(content, layer.id, palette) } }];
}

function fillOf(content: string, id: string, palette: Palette): string {
  if (content.startsWith('water')) return palette.water;
  if (content === 'transportation') return palette.street;
  if (content === 'park' || GREEN.test(id)) return palette.green;
  return content === 'building' || content === 'aeroway' || content === 'landuse'
    ? palette.block
    : palette.land;
}

function lineOf(content: string, id: string, palette: Palette): string {
  if (content.startsWith('water')) return palette.water;
  if (content === 'boundary' || id.includes('rail')) return palette.border;
  if (content === 'transportation') return palette.street;
  return content === 'park' ? palette.green : palette.block;
}
