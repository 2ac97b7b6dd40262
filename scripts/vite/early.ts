/**
 * Writes `early.json` beside the build: what each public page loads, by its first part and its language; and under which name
 * each drawn picture is.
 *
 * The page learns from its script which other files it needs, and those load what they need in turn: on a slow line each step is a
 * round trip. The server puts the names into the head of the page that was asked for (`src/server/site/early-files.ts`); a host that
 * knows nothing of this file serves the same page, a little later.
 */
import type { Plugin } from 'vite';
import { type Bundle, importsOf, stylesOf } from './page.ts';

/** Modules of each page, and the texts that it waits for. Its data come with the page. */
const PAGES: Readonly<Record<string, { modules: readonly string[]; area: string }>> = {
  blog: { modules: ['blog-layout', 'blog'], area: 'blog' },
  'blog/posts': { modules: ['blog-layout', 'blog-post'], area: 'blog' },
  'blog/destinations': { modules: ['blog-layout', 'blog-destinations'], area: 'blog' },
  'voyages-a-theme': { modules: ['themed-trip'], area: 'themed-trip' },
  carnets: { modules: ['sample-trip'], area: 'themed-trip' },
  conseils: { modules: ['advice'], area: 'localized-advice' },
  'conseils/': { modules: ['country-advice'], area: 'localized-advice' },
  'voyages-sur-mesure': { modules: ['custom-trip'], area: 'custom-trip' },
  contact: { modules: ['contact'], area: 'contact' },
  premium: { modules: ['premium'], area: 'premium' },
};

/** The Vite plugin that does so. */
export function early(): Plugin {
  return {
    name: 'escale-early',
    apply: 'build',
    generateBundle: {
      // Files that hold nothing but a stylesheet are gone by then.
      order: 'post',
      handler(_, bundle) {
        const entry = chunksWith(bundle, ['/src/web/app/main.tsx']);
        const known = new Set(entry.flatMap((chunk) => [chunk.fileName, ...importsOf(bundle, chunk)]));
        const pages = Object.fromEntries(
          Object.entries(PAGES).map(([path, { modules, area }]) => [
            path,
            Object.fromEntries(
              ['fr', 'en'].map((language) => [
                language,
                filesOf(bundle, known, [
                  ...modules.map((name) => `/src/web/routes/${name}.tsx`),
                  `/src/i18n/locales/${language}/${area}.ts`,
                ]),
              ]),
            ),
          ]),
        );
        this.emitFile({
          type: 'asset',
          fileName: 'early.json',
          source: JSON.stringify({ pages, landscapes: landscapesOf(bundle) }),
        });
      },
    },
  };
}

/** The files of some modules, with what they import; without those that the page has anyway. */
function filesOf(bundle: Bundle, known: ReadonlySet<string>, modules: readonly string[]): string[] {
  const all = chunksWith(bundle, modules).flatMap((chunk) => [chunk.fileName, ...importsOf(bundle, chunk)]);
  const files = [...new Set(all)].filter((file) => !known.has(file));
  const styles = files.flatMap((file) => stylesOf(bundle, file));
  return [...files, ...new Set(styles)].map((file) => `/${file}`);
}

function chunksWith(bundle: Bundle, modules: readonly string[]) {
  return Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' && output.moduleIds.some((id) => modules.some((module) => id.endsWith(module)))
      ? [output]
      : [],
  );
}

/** The files of the drawn pictures, by their names: `city-1-day`. */
function landscapesOf(bundle: Bundle): Record<string, string> {
  return Object.fromEntries(
    Object.values(bundle).flatMap((output) => {
      const [source = ''] = output.type === 'asset' ? output.originalFileNames : [];
      const [, name] = /\/ui\/landscapes\/([\w-]+)\.svg$/.exec(source) ?? [];
      return name ? [[name, `/${output.fileName}`]] : [];
    }),
  );
}
