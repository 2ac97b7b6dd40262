import { trackLine, trackParts } from '../../maps/tracks/track-line.ts';

const SEGMENT = /(<trkseg\b[^>]*>)([\s\S]*?)(<\/trkseg>)/g;
const POINT = /<trkpt\b([^>]*)>/g;
const LAT = /\blat\s*=\s*["']([^"']+)/;
const LNG = /\blon\s*=\s*["']([^"']+)/;

/**
 * The text of a GPX whose segments have been simplified, without what stands inside their points: heights, times, pulses.
 * Fifty thousand points are an XML document of a hundred thousand elements, which takes a slow phone ten times as long
 * to make, and to read, as this does. Other texts stay what they are.
 */
export const withFewPoints = (text: string): string =>
  text.replaceAll(SEGMENT, (_, open: string, inner: string, close: string) => {
    const points = [...inner.matchAll(POINT)].flatMap(([, attributes = '']) => {
      const [lat, lng] = [Number(LAT.exec(attributes)?.[1]), Number(LNG.exec(attributes)?.[1])];
      return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? [{ lat, lng }] : [];
    });
    const [left = []] = trackParts(trackLine([points]) ?? '');
    return `${open}${left.map(({ lat, lng }) => `<trkpt lat="${lat}" lon="${lng}"/>`).join('')}${close}`;
  });
