/**
 * Lists the files of a build that a device keeps, so that trips open without a network (PLUS-3): what the pages of a
 * signed-in person load, at once or later; without the map, which is kept once it was seen, and the administration.
 */
import type { Plugin } from 'vite';
import { isOfAdministration } from './administration.ts';
import { type Bundle, stylesOf } from './page.ts';

type Output = Bundle[string];
type Chunk = Extract<Output, { type: 'chunk' }>;

/** Where the walk begins: the application, its texts, and its pages. */
const ROOTS = /\/src\/(web\/app\/main\.tsx|web\/routes\/(dashboard|trip|profile)\.tsx)$/;
/** What is not walked into: other pages, large parts, and what nobody does without a network. */
const APART =
  /\/src\/web\/(routes\/(?!(dashboard|trip|profile|main-layout)\.tsx)[\w-]+\.tsx$|features\/maps\/.*(maplibre|google)-surface|features\/admin\/|data\/google|features\/account\/avatar\/(webp-by-video|storage-client))|\/node_modules\/(maplibre-gl|temporal-polyfill)\//;
/** Letters: without them pages would be set anew in others. */
const FONT = /\.woff2$/;
/** What is opened without a network at the address of the application, and shows what it is on a home screen. */
const BESIDE = ['favicon.svg', 'manifest.webmanifest', 'icon-192.png'];

const isChunk = (output: Output | undefined): output is Chunk => output?.type === 'chunk';

/** Names of the files, as they stand in the folder of the build. */
export function keptFiles(bundle: Bundle): string[] {
  const waiting = Object.values(bundle).filter(
    (output): output is Chunk => isChunk(output) && ROOTS.test(output.facadeModuleId ?? ''),
  );
  const kept = new Set<string>();
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (kept.has(chunk.fileName)) continue;
    kept.add(chunk.fileName);
    for (const name of stylesOf(bundle, chunk.fileName)) kept.add(name);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = bundle[name];
      if (isChunk(next) && !isApart(next)) waiting.push(next);
    }
  }
  const fonts = Object.keys(bundle).filter((name) => FONT.test(name));
  return [...kept, ...fonts].toSorted();
}

function isApart({ facadeModuleId }: Chunk): boolean {
  return facadeModuleId !== null && (APART.test(facadeModuleId) || isOfAdministration(facadeModuleId));
}

/** The Vite plugin that hands the list on. */
export function listKeptFiles(take: (files: readonly string[]) => void): Plugin {
  return {
    name: 'escale-kept-files',
    generateBundle: { order: 'post', handler: (_, bundle) => take([...keptFiles(bundle), ...BESIDE]) },
  };
}
