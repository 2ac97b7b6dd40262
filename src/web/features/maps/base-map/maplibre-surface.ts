import {
  AttributionControl,
  GeoJSONSource,
  Map as LibreMap,
  ScaleControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { fieldOf } from '#domain/json.ts';
import 'maplibre-gl/dist/maplibre-gl.css';
import { type LatLng, nearestLng } from '#domain/geo.ts';
import type { Units } from '#i18n/format.ts';
import {
  CLOSEST_FIT,
  DEEPEST_ZOOM,
  isInSight,
  type MapSurface,
  paddingOf,
  type ReservedPin,
} from '../map-surface.ts';
import { readPalette } from '../palette.ts';
import { fetchNames } from './fetch-names.ts';
import { fetchWorld } from './fetch-world.ts';
import { mapLines, paperStyle, TRACKS, TRANSFERS, withLines } from './map-styles.ts';
import { outlineStyle, RESERVED, reservedRoom, type World, type WorldNames } from './outline-style.ts';

setWorkerUrl(workerUrl);

interface Options {
  container: HTMLElement;
  /** Null: only the outline is shown. */
  styleUrl: string | null;
  /** `{ 'Map.Title': … }` */
  locale: Record<string, string>;
  language: string;
  distance: Units['distance'];
  /** Called when the style's server or tiles do not answer. */
  onOutline: () => void;
}

/** The map is empty at first. @throws without WebGL */
export function openMapLibre({
  container,
  styleUrl,
  locale,
  language,
  distance,
  onOutline,
}: Options): MapSurface {
  let base: StyleSpecification | null = null;
  let world: World | null = null;
  let names: WorldNames | null = null;
  let lines: { ways: readonly LatLng[][]; tracks: readonly LatLng[][] } = { ways: [], tracks: [] };
  let pins: readonly ReservedPin[] = [];
  let isClosed = false;
  let isPlaced = false;
  const styleNow = () => {
    const palette = readPalette(container);
    const ground = base ? paperStyle(base, palette) : outlineStyle(world, palette, names, pins);
    return withLines(ground, lines, palette);
  };
  const map = new LibreMap({
    container,
    style: styleNow(),
    locale,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    minZoom: 0.4,
    maxZoom: DEEPEST_ZOOM,
    center: [10, 25],
    zoom: 1,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(
    new ScaleControl({ maxWidth: 90, unit: distance === 'mi' ? 'imperial' : 'metric' }),
    'bottom-left',
  );
  map.addControl(new AttributionControl({ compact: true }), 'bottom-left');

  const restyle = (change: 'all' | 'parts' = 'all') => {
    if (!isClosed) map.setStyle(styleNow(), { diff: change === 'parts' });
  };
  const fallBack = async () => {
    base = null;
    world = await fetchWorld();
    onOutline();
    restyle();
    if (!world) return;
    names = await fetchNames(language, world.areaAt);
    // Only the parts are drawn again, since the land takes longest.
    if (names) restyle('parts');
  };
  const layGround = async () => {
    base = await fetchStyle(styleUrl);
    if (!base) return fallBack();
    if (isClosed) return;
    restyle();
    // After the first complete picture a tile may fail.
    const giveUp = () => warnOf(fallBack());
    map.once('error', giveUp);
    map.once('idle', () => map.off('error', giveUp));
  };
  warnOf(layGround());

  const show = (name: string, data: GeoJSON.GeoJSON) => {
    const source = map.getSource(name);
    if (source instanceof GeoJSONSource) warnOf(source.setData(data));
  };
  const project = ({ lat, lng }: LatLng) => {
    const { x, y } = map.project([nearestLng(lng, map.getCenter().lng), lat]);
    return { x, y };
  };
  return {
    project,
    centre: () => {
      const { lat, lng } = map.getCenter().wrap();
      return { lat, lng };
    },
    onMove: (listener) => {
      map.on('move', listener);
      map.on('resize', listener);
      return () => {
        map.off('move', listener);
        map.off('resize', listener);
      };
    },
    onPress: (listener) => {
      const subscription = map.on('click', ({ lngLat, point }) => {
        const { lat, lng } = lngLat.wrap();
        listener({ lat, lng }, { x: point.x, y: point.y });
      });
      return () => subscription.unsubscribe();
    },
    draw: (ways, tracks) => {
      lines = { ways, tracks };
      show(TRANSFERS, mapLines(ways));
      show(TRACKS, mapLines(tracks));
    },
    reserve: (shown) => {
      pins = shown;
      show(RESERVED, reservedRoom(shown));
    },
    isInSight: (at, marginPx) => isInSight(container, project(at), marginPx),
    worldPx: () => 512 * 2 ** map.getZoom(),
    fit: ({ west, south, east, north }, closest = false) => {
      const area: [[number, number], [number, number]] = [
        [west, south],
        [east, north],
      ];
      const maxZoom = closest ? DEEPEST_ZOOM : CLOSEST_FIT;
      // An animation of the first view may be interrupted.
      map.fitBounds(area, { padding: paddingOf(container), maxZoom, duration: isPlaced ? 200 : 0 });
      isPlaced = true;
    },
    reveal: (at) => {
      if (!isInSight(container, project(at))) {
        map.easeTo({ center: [nearestLng(at.lng, map.getCenter().lng), at.lat], duration: 200 });
      }
    },
    zoom: (step) => {
      map.zoomTo(map.getZoom() + step, { duration: 200 });
    },
    repaint: () => restyle(),
    close: () => {
      isClosed = true;
      map.remove();
    },
  };
}

/** Logs a failure only: pins and list work without it. */
function warnOf(work: Promise<unknown>): void {
  work.catch((error: unknown) => console.warn('The map could not be redrawn.', error));
}

const PATIENCE_MS = 6000;

/** Null: no style is configured or reachable, or it is invalid. */
async function fetchStyle(url: string | null): Promise<StyleSpecification | null> {
  if (!url) return null;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const style: unknown = response.ok ? await response.json() : null;
    return isStyle(style) ? style : null;
  } catch {
    return null;
  }
}

const isStyle = (value: unknown): value is StyleSpecification =>
  fieldOf(value, 'version') === 8 && Array.isArray(fieldOf(value, 'layers'));
