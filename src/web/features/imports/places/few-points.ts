import { trackLine, trackParts } from '../../maps/tracks/track-line.ts';

const SEGMENT = /(<trkseg\b[^>]*>)([\s\S]*?)(<\/trkseg>)/g;
const POINT = /<trkpt\b([^>]*)>/g;
const LAT = /\blat\s*=\s*["']([^"']+)/;
const LNG = /\blon\s*=\s*["']([^"']+)/;

/** Simplifies segments and drops heights, times and pulses in the text: fifty thousand points as a DOM take a slow phone ten times as long. */
export const withFewPoints = (text: string): string =>
  text.replaceAll(SEGMENT, (_, open: string, inner: string, close: string) => {
    const points = [...inner.matchAll(POINT)].flatMap(([, attributes = '']) => {
      const [lat, lng] = [Number(LAT.exec(attributes)?.[1]), Number(LNG.exec(attributes)?.[1])];
      return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? [{ lat, lng }] : [];
    });
    const [left = []] = trackParts(trackLine([points]) ?? '');
    return `${open}${left.map(({ lat, lng }) => `<trkpt lat="${lat}" lon="${lng}"/>`).join('')}${close}`;
  });
