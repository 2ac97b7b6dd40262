/** A page as it is sent: made small once, in as many variants as browsers accept, with a tag that says whether it changed. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding } from './static-files.ts';

export type PackedPage = { status: number; plain: Buffer; br: Buffer; gzip: Buffer; etag: string };

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * How much work goes into a page, by how it ends: one that is cached is sent more often than it changes, and becomes as small as
 * the file that was built; what is made for one answer alone costs little.
 */
const EFFORTS = {
  cached: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  once: { brotli: 4, gzip: constants.Z_DEFAULT_COMPRESSION },
} as const;

export async function packPage(
  html: string,
  status: number,
  effort: keyof typeof EFFORTS,
): Promise<PackedPage> {
  const plain = Buffer.from(html);
  const [br, gz] = await Promise.all([
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: EFFORTS[effort].brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    gzipped(plain, { level: EFFORTS[effort].gzip }),
  ]);
  return {
    status,
    plain,
    br,
    gzip: gz,
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
  };
}

/** The answer to a request with some headers: in a variant that its browser accepts; empty where that has the page already. */
export function respondWith({ status, etag, ...variants }: PackedPage, requested: Headers): Response {
  const encoding = chooseEncoding(variants, requested.get('accept-encoding'));
  const tag = `"${etag}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    etag: tag,
  });
  const known = requested
    .get('if-none-match')
    ?.split(',')
    .map((part) => part.trim().replace(/^W\//, ''));
  if (status === 200 && known?.includes(tag)) return new Response(null, { status: 304, headers });
  const body = variants[encoding ?? 'plain'];
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.byteLength));
  return new Response(new Uint8Array(body), { status, headers });
}
