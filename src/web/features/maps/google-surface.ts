/// <reference types="google.maps" />
import { type LatLng, nearestLng, normalLng } from '#domain/geo.ts';
import { createListeners } from '#web/ui/store.ts';
import { CLOSEST_FIT, DEEPEST_ZOOM, isInSight, type MapSurface, paddingOf } from './map-surface.ts';
import { readPalette } from './palette.ts';

/** Google's tiles have 256 px, half of ours: one zoom level more. */
const SMALLER_TILES = 1;

/** The library has to be loaded before. */
export function openGoogleMap(container: HTMLElement, isDark: boolean): MapSurface {
  const { maps } = google;
  const map = new maps.Map(container, {
    center: { lat: 25, lng: 10 },
    zoom: 2,
    maxZoom: DEEPEST_ZOOM + SMALLER_TILES,
    disableDefaultUI: true,
    clickableIcons: false,
    gestureHandling: 'greedy',
    colorScheme: isDark ? 'DARK' : 'LIGHT',
  });
  // Used only to convert positions to pixels.
  const overlay = new maps.OverlayView();
  const moves = createListeners();
  overlay.draw = moves.notify;
  overlay.setMap(map);
  map.addListener('bounds_changed', () => moves.notify());
  let lines: { of: 'way' | 'track'; line: google.maps.Polyline }[] = [];

  const project = ({ lat, lng }: LatLng) => {
    const middle = map.getCenter()?.lng() ?? 0;
    const at = new maps.LatLng(lat, nearestLng(lng, middle), true);
    const point = overlay.getProjection()?.fromLatLngToContainerPixel(at);
    return point ? { x: point.x, y: point.y } : null;
  };
  return {
    project,
    centre: () => {
      const at = map.getCenter();
      return at ? { lat: at.lat(), lng: normalLng(at.lng()) } : null;
    },
    onMove: moves.subscribe,
    onPress: (listener) => {
      const pressed = map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => {
        if (!latLng) return;
        const point = overlay.getProjection()?.fromLatLngToContainerPixel(latLng);
        if (point) listener({ lat: latLng.lat(), lng: latLng.lng() }, { x: point.x, y: point.y });
      });
      return () => pressed.remove();
    },
    draw: (ways, tracks) => {
      for (const { line } of lines) line.setMap(null);
      const palette = readPalette(container);
      const lineOf = (of: 'way' | 'track', path: LatLng[], strokeWeight: number) => ({
        of,
        line: new maps.Polyline({ map, path, strokeColor: palette[of], strokeWeight }),
      });
      lines = [
        ...tracks.map((path) => lineOf('track', path, 3.5)),
        ...ways.map((path) => lineOf('way', path, 2.5)),
      ];
    },
    reserve: () => undefined,
    isInSight: (at, marginPx) => isInSight(container, project(at), marginPx),
    worldPx: () => 256 * 2 ** (map.getZoom() ?? 2),
    fit: ({ west, south, east, north }, closest = false) => {
      map.fitBounds({ west: normalLng(west), south, east: normalLng(east), north }, paddingOf(container));
      if (!closest && (map.getZoom() ?? 0) > CLOSEST_FIT) map.setZoom(CLOSEST_FIT);
    },
    reveal: (at) => {
      if (!isInSight(container, project(at))) map.panTo(at);
    },
    zoom: (step) => map.setZoom((map.getZoom() ?? 2) + step),
    repaint: () => {
      const palette = readPalette(container);
      for (const { of, line } of lines) line.setOptions({ strokeColor: palette[of] });
    },
    close: () => {
      maps.event.clearInstanceListeners(map);
      overlay.setMap(null);
      container.replaceChildren();
    },
  };
}
