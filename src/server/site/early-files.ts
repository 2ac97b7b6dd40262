/** Preload links for the files that a page will load (PLUS-8). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Language } from '#i18n/languages.ts';
import { partsOf } from './path-parts.ts';

const FILE = z.string().regex(/^\/assets\/[\w.-]+$/);
const EARLY = z.object({
  pages: z.record(z.string(), z.record(z.string(), z.array(FILE))),
  landscapes: z.record(z.string(), FILE),
});

export type EarlyFiles = {
  /** The elements of a page's head; none for a page of which nothing is known. */
  links: (path: string, language: Language) => string;
  /** The file of a drawn picture, by its name: `city-1-day`. */
  landscape: (name: string) => string | undefined;
};

/**
 * Reads what the build wrote beside itself (`scripts/vite/early.ts`).
 *
 * @param folder of the build
 */
export function readEarlyFiles(folder: string): EarlyFiles {
  const file = join(folder, 'early.json');
  const { pages, landscapes } = existsSync(file)
    ? EARLY.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { pages: {}, landscapes: {} };
  return {
    links: (path, language) => (pages[roomOf(path)]?.[language] ?? []).map(linkTo).join(''),
    landscape: (name) => landscapes[name],
  };
}

/** The page of a path: `/blog/posts/lisbonne` is one of `blog/posts`, `/conseils/pt` of `conseils/`. */
function roomOf(path: string): string {
  const [first = '', second] = partsOf(path);
  if (first === 'blog' && second) return `blog/${second}`;
  return first === 'conseils' && second ? 'conseils/' : first;
}

/** A stylesheet is fetched, not applied: it would hold back the first paint. All in the mode in which they are asked for later. */
function linkTo(href: string): string {
  if (href.endsWith('.js')) return `<link rel="modulepreload" href="${href}">`;
  return `<link rel="preload" as="style" crossorigin href="${href}">`;
}
