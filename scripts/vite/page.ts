/**
 * Finishes `index.html`: the name of the product, and what a first visit loads.
 *
 * A page that waits for its script to learn which other files it needs pays a round trip for each step. So the inline
 * script of the page already asks for what the place and the language call for, under the names that the build gave
 * to the files; and the stylesheet stands after the loading screen, which is then painted without it (SHELL-1).
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IndexHtmlTransformContext, Plugin } from 'vite';
import { PRODUCT } from '../../src/domain/product.ts';

export type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;
type Chunk = NonNullable<IndexHtmlTransformContext['chunk']>;

/** Files to ask for early. */
interface EarlyFiles {
  /** Of each language, of the home page, and for whoever has signed in before. */
  fr: readonly string[];
  en: readonly string[];
  home: readonly string[];
  session: readonly string[];
  /** The largest file of all: fonts follow it, and are there when what it brings is painted. */
  largest: string;
}

const NONE: EarlyFiles = { fr: [], en: [], home: [], session: [], largest: '' };

/** Modules whose chunks, and what they import, are asked for early. */
const MODULES = {
  fr: 'src/i18n/locales/first-visit-fr.ts',
  en: 'src/i18n/locales/first-visit-en.ts',
  home: 'src/web/routes/home.tsx',
  session: 'src/web/data/data-client.ts',
} as const;

/** The Vite plugin that does so. */
export function page(): Plugin {
  return {
    name: 'escale-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        const start = startScript(bundle && chunk ? earlyFiles(bundle, chunk) : NONE);
        const filled = html.replace("'%start%';", () => start).replaceAll('%name%', PRODUCT.name);
        return bundle ? moveStyles(filled) : filled;
      },
    },
  };
}

/** The inline script: it must stay one line of text without `</script`, and is allowed by its hash. */
function startScript(files: EarlyFiles): string {
  const source = readFileSync(fileURLToPath(new URL('./start.js', import.meta.url)), 'utf8');
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '')
    .replaceAll('%key%', PRODUCT.key)
    .replace("'%files%'", () => JSON.stringify(files));
}

function earlyFiles(bundle: Bundle, entry: Chunk): EarlyFiles {
  const known = new Set([entry.fileName, ...importsOf(bundle, entry)]);
  const of = (module: string) => {
    const chunk = Object.values(bundle).find(
      (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(module)),
    );
    if (chunk?.type !== 'chunk' || known.has(chunk.fileName)) return [];
    const chunks = [chunk.fileName, ...importsOf(bundle, chunk)].filter((file) => !known.has(file));
    const styles = chunks.flatMap((file) => stylesOf(bundle, file));
    return [...chunks, ...styles].map((file) => `/${file}`);
  };
  const files = Object.keys(bundle);
  return {
    fr: of(MODULES.fr),
    en: of(MODULES.en),
    home: of(MODULES.home),
    session: of(MODULES.session),
    largest: `/${files.find((file) => basename(file).startsWith('framework-')) ?? ''}`,
  };
}

/** File names of all chunks that a chunk imports, directly or not. */
export function importsOf(
  bundle: Bundle,
  { imports }: { imports: string[] },
  seen = new Set<string>(),
): Set<string> {
  for (const file of imports) {
    const chunk = bundle[file];
    if (seen.has(file) || chunk?.type !== 'chunk') continue;
    seen.add(file);
    importsOf(bundle, chunk, seen);
  }
  return seen;
}

export function stylesOf(bundle: Bundle, file: string): string[] {
  const chunk = bundle[file];
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
}

/** A stylesheet in the head holds back the first paint; at the end of the body it only holds back the script. */
function moveStyles(html: string): string {
  const links = [...html.matchAll(/\s*<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  const without = links.reduce((rest, link) => rest.replace(link, ''), html);
  return without.replace('</body>', () => `${links.join('')}</body>`);
}
