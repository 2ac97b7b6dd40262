/** The built front end, held in memory (a few megabytes): compressed before, named by content. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { OperatorError } from '../operations/operator-error.ts';

type Variants = {
  plain: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
};
type StaticFile = { variants: Variants; headers: [string, string][]; etag: string };

export type StaticFiles = {
  html: string;
  answer: (path: string, headers: Headers) => Response | undefined;
};

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.geojson': 'application/geo+json',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pbf': 'application/x-protobuf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const BUILT_FILE = /^\/assets\//;
const NOT_SERVED = /^\/(server|\.vite)\//;
const FLAG = /^\/flags\//;
/** Paths of parts of pages, which nobody opens by themselves. */
export const PART_OF_PAGE = /^\/(assets|flags)\//;

/** Throws when there is no build. */
export function readStaticFiles(folder: string): StaticFiles {
  if (!existsSync(join(folder, 'index.html')))
    throw new OperatorError(
      `${folder} has no index.html that this user can read: run \`npm run build\`, or correct DIST_DIR.`,
    );
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name) || entry.name.startsWith('.')) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    if (NOT_SERVED.test(path)) continue;
    files.set(path, readStatic(file, path));
  }
  return {
    html: readFileSync(join(folder, 'index.html'), 'utf8'),
    answer(path, headers) {
      const file = files.get(path);
      return file && answerWith(file, headers);
    },
  };
}

/** Whether an unknown path is the application's, so that its page is the answer. */
export function isPagePath(path: string, headers: Headers): boolean {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return !last.includes('.') || (headers.get('accept') ?? '').includes('text/html');
}

function readStatic(file: string, path: string): StaticFile {
  const plain = bytesOf(file);
  const br = existsSync(`${file}.br`) ? bytesOf(`${file}.br`) : undefined;
  const gzip = existsSync(`${file}.gz`) ? bytesOf(`${file}.gz`) : undefined;
  const revalidated = FLAG.test(path) ? 'public, max-age=86400' : 'no-cache';
  const cacheControl = BUILT_FILE.test(path) ? 'public, max-age=31536000, immutable' : revalidated;
  return {
    variants: { plain, ...(br && { br }), ...(gzip && { gzip }) },
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    headers: [
      ['content-type', TYPES[extname(path)] ?? 'application/octet-stream'],
      ['cache-control', cacheControl],
      ...(br || gzip ? [['vary', 'accept-encoding'] satisfies [string, string]] : []),
    ],
  };
}

function answerWith({ variants, headers, etag }: StaticFile, requested: Headers): Response {
  const encoding = chooseEncoding(variants, requested.get('accept-encoding'));
  const tag = `"${etag}${encoding ? `-${encoding}` : ''}"`;
  const all: [string, string][] = [...headers, ['etag', tag]];
  if (hasAlready(requested, tag)) return new Response(null, { status: 304, headers: all });
  const body = variants[encoding ?? 'plain'] ?? variants.plain;
  if (encoding) all.push(['content-encoding', encoding]);
  all.push(['content-length', String(body.byteLength)]);
  return new Response(body, { headers: all });
}

/** Whether the browser has this answer: compares tags weakly. */
export function hasAlready(requested: Headers, tag: string): boolean {
  const tags = requested.get('if-none-match')?.split(',') ?? [];
  return tags.some((known) => known.trim().replace(/^W\//, '') === tag);
}

export function chooseEncoding(
  variants: { br?: unknown; gzip?: unknown },
  accepted: string | null,
): 'br' | 'gzip' | undefined {
  const offered = new Set(
    (accepted ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim().toLowerCase()),
  );
  if (variants.br && offered.has('br')) return 'br';
  if (variants.gzip && offered.has('gzip')) return 'gzip';
  return undefined;
}

function bytesOf(file: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(file));
}
