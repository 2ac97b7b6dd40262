import { createHash } from 'node:crypto';
import { appendFileSync, copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';
import { LICENCES, licencesOfAssets } from './licences.ts';

const COMPRESSIBLE =
  '{*,!(server)/**/*}.{css,geojson,html,ico,js,json,map,mjs,pbf,svg,txt,wasm,webmanifest,xml}';
/** What opens without a network: scripts, styles and fonts of all pages, but for the library of the map, which is cached once seen. */
const PRECACHED = 'assets/*.{css,js,woff2}';
const LARGEST_PRECACHED = 400_000;
/** What is opened without a network at the address of the application, and shows what it is on a home screen. */
const BESIDE = ['favicon.svg', 'manifest.webmanifest', 'icon-192.png'];

/** Builds the front end into `draft`, with what renders its public pages, and compresses it beforehand, so that serving it costs nothing. */
export async function buildFrontEnd(root: string, draft: string): Promise<void> {
  copyFlags(root);
  await build({ root, logLevel: 'error', build: { outDir: draft, emptyOutDir: true } });
  // What renders public pages, with all that it needs: the server runs without the packages of the front end.
  await build({
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/web/app/server-entry.tsx',
      outDir: join(draft, 'server'),
      copyPublicDir: false,
      manifest: false,
      ssrManifest: false,
    },
  });
  // The worker that opens the application without a network: one file at the root, which names what it precaches.
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { PRECACHED_FILES: precachedFiles(draft), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: draft,
      emptyOutDir: false,
      target: ['chrome125', 'edge125', 'firefox128', 'safari18'],
      rolldownOptions: {
        input: join(root, 'src/web/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
  appendFileSync(join(draft, LICENCES), licencesOfAssets(root));
  await Promise.all(globSync(COMPRESSIBLE, { cwd: draft }).map((file) => compress(join(draft, file))));
}

/** The flags of the countries, `public/flags/{code}.svg`, where `countries.flag` points. */
function copyFlags(root: string): void {
  const folder = join(root, 'public/flags');
  mkdirSync(folder, { recursive: true });
  for (const flag of globSync(join(root, 'node_modules/country-flag-icons/3x2/[A-Z][A-Z].svg')))
    copyFileSync(flag, join(folder, basename(flag).toLowerCase()));
}

/** What the worker precaches, as JSON; names in `assets/` change with what is in them. */
function precachedFiles(folder: string): string {
  const contentOf = (name: string) => readFileSync(join(folder, name));
  const assets = globSync(PRECACHED, { cwd: folder })
    .filter((name) => contentOf(name).byteLength <= LARGEST_PRECACHED)
    .toSorted()
    .map((name) => ({ url: `/${name}`, revision: null }));
  const page = { url: '/dashboard', name: 'index.html' };
  const named = [...BESIDE.map((name) => ({ url: `/${name}`, name })), page].map(({ url, name }) => ({
    url,
    revision: createHash('sha256').update(contentOf(name)).digest('hex').slice(0, 16),
  }));
  return JSON.stringify([...assets, ...named]);
}

async function compress(file: string): Promise<void> {
  const plain = readFileSync(file);
  // A smaller one is no smaller on the wire.
  if (plain.byteLength < 256) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  if (br.byteLength < plain.byteLength) writeFileSync(`${file}.br`, br);
  if (gz.byteLength < plain.byteLength) writeFileSync(`${file}.gz`, gz);
}
