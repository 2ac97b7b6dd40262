/**
 * Builds the front end into `dist/` and compresses it beforehand, so that serving it costs nothing.
 *
 * `node scripts/build.ts` always builds; `npm start` only when `isBuilt` says so.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { copyFlags } from './copy-flags.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const dist = join(root, 'dist');
const STAMP = '.sources';
/** What the build depends on; folders with all that is in them. */
const SOURCES = [
  'index.html',
  'vite.config.ts',
  'scripts/vite',
  'package.json',
  'public',
  'src/web',
  'src/i18n',
  'src/domain',
  'src/db',
];
const COMPRESSIBLE = /\.(css|geojson|html|ico|js|json|map|mjs|pbf|svg|txt|webmanifest|xml)$/;
/** What opens without a network: scripts, styles and fonts of all pages, but for the library of the map, which is cached once seen. */
const PRECACHED = /\.(css|js|woff2)$/;
const LARGEST_PRECACHED = 400_000;
/** What is opened without a network at the address of the application, and shows what it is on a home screen. */
const BESIDE = ['favicon.svg', 'manifest.webmanifest', 'icon-192.png'];
/** Below this a compressed file is no smaller on the wire. */
const SMALLEST = 256;

/** Whether `dist/` was built from the sources as they are. */
export function isBuilt(): boolean {
  return (
    existsSync(join(dist, 'index.html')) &&
    existsSync(join(dist, STAMP)) &&
    readFileSync(join(dist, STAMP), 'utf8') === fingerprint()
  );
}

/** Builds and compresses beside what is there, and then takes its place: nobody ever sees half a build. */
export async function build(): Promise<void> {
  copyFlags(join(root, 'public/flags'));
  const sources = fingerprint();
  const draft = join(root, `.cache/dist-${process.pid}`);
  const { build: buildWithVite } = await import('vite');
  const outDir = { outDir: draft, emptyOutDir: true };
  await buildWithVite({ root, logLevel: 'error', build: outDir });
  await buildRenderer(join(draft, 'server'));
  await buildWorker(draft);
  const files = filesIn(draft).filter(
    (file) => COMPRESSIBLE.test(file) && !file.startsWith(join(draft, 'server')),
  );
  await Promise.all(files.map(compress));
  writeFileSync(join(draft, STAMP), sources);
  const old = `${draft}-old`;
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(draft, dist);
  rmSync(old, { recursive: true, force: true });
}

/** Bundles what renders public pages for the server, with all that it needs: it runs without the packages of the front end. */
async function buildRenderer(folder: string): Promise<void> {
  const { build: buildWithVite } = await import('vite');
  await buildWithVite({
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr: 'src/web/app/server-entry.tsx', outDir: folder, copyPublicDir: false, manifest: false },
  });
}

/** Builds the worker that opens the application without a network: one file at its root, which names what it precaches. */
async function buildWorker(folder: string): Promise<void> {
  const names = [
    ...BESIDE,
    ...filesIn(join(folder, 'assets'))
      .filter(isPrecached)
      .map((file) => relative(folder, file)),
  ];
  const precached = (url: string, name: string) => ({
    url,
    revision: name.startsWith('assets/') ? null : hashOf(readFileSync(join(folder, name))),
  });
  const files = [...names.map((name) => precached(`/${name}`, name)), precached('/dashboard', 'index.html')];
  const { build: buildWithVite } = await import('vite');
  await buildWithVite({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { PRECACHED_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: ['chrome125', 'edge125', 'firefox128', 'safari18'],
      rolldownOptions: {
        input: join(root, 'src/web/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

const isPrecached = (file: string) => PRECACHED.test(file) && statSync(file).size <= LARGEST_PRECACHED;

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16);

async function compress(file: string): Promise<void> {
  const plain = readFileSync(file);
  if (plain.byteLength < SMALLEST) return;
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: parameters }),
    promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.byteLength < plain.byteLength) writeFileSync(`${file}.br`, br);
  if (gz.byteLength < plain.byteLength) writeFileSync(`${file}.gz`, gz);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    const files = source.includes('.') ? [path] : filesIn(path);
    for (const file of files) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

if (import.meta.main) await build();
