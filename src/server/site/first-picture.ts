/** The picture at the head of a page, asked for with the page: it is the largest thing that its first view paints (ADR 0029). */
import { chooseLandscape, LANDSCAPE_KINDS, timeOfMonth } from '#web/ui/landscape-choice.ts';
import type { BuiltLandscapes } from './built-landscapes.ts';
import { escapeMarkup } from './page-head.ts';
import { partsOf } from './path-parts.ts';

/** The columns that name a place, by the first part of the page's path: what its page draws a landscape of. */
const PLACES: Readonly<Record<string, string>> = {
  blog: 'title_fr',
  'voyages-a-theme': 'slug',
  carnets: 'destination_fr',
  conseils: 'name_fr',
};

/**
 * The element of the head that asks for it; empty when the page begins with none. Of a drawing, that of the day or of the evening:
 * by the reader's own theme, as the page does.
 *
 * @param row the first of what the page shows
 */
export function firstPicture(path: string, row: unknown, landscape: BuiltLandscapes): string {
  const [room = '', second] = partsOf(path);
  if (typeof row !== 'object' || row === null) return '';
  if (second === 'destinations' || (room === 'conseils' && !second)) return '';
  const read = (name: string): unknown => Reflect.get(row, name);
  const own = read('cover_url') ?? read('image_url');
  if (typeof own === 'string' && own !== '') return preload(own);
  const place = read(PLACES[room] ?? '');
  if (typeof place !== 'string') return '';
  const { kind, composition } = chooseLandscape(
    place,
    LANDSCAPE_KINDS.find((candidate) => candidate === read('landscape')),
  );
  const drawn = (time: string) => landscape(`${kind}-${composition}-${time}`);
  const month = read('month');
  const isDark = typeof month === 'number' && timeOfMonth(month) === 'evening';
  const [day, evening] = [drawn('day'), drawn('evening')];
  if (isDark) return evening ? preload(evening) : '';
  return [
    day && preload(day, '(prefers-color-scheme: light)'),
    evening && preload(evening, '(prefers-color-scheme: dark)'),
  ].join('');
}

function preload(href: string, media?: string): string {
  return `<link rel="preload" as="image" fetchpriority="high" href="${escapeMarkup(href)}"${media ? ` media="${media}"` : ''}>`;
}
