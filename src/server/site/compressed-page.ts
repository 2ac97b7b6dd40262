import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding, hasAlready } from './static-files.ts';

export type CompressedPage = {
  status: number;
  plain: Uint8Array<ArrayBuffer>;
  encoded: Partial<Record<'br' | 'gzip', Promise<Uint8Array<ArrayBuffer>>>>;
  etag: string;
  headers: Readonly<Record<string, string>>;
};

const BROTLI_LEVEL = 5;

const encoders = {
  br: async (plain: Uint8Array) =>
    new Uint8Array(
      await promisify(brotliCompress)(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      }),
    ),
  gzip: async (plain: Uint8Array) => new Uint8Array(await promisify(gzip)(plain)),
};

export function compressedPage(
  html: string,
  status: number,
  headers: CompressedPage['headers'],
): CompressedPage {
  const plain = new TextEncoder().encode(html);
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { status, plain, encoded: {}, etag, headers };
}

/** Answers 304 where the browser has the page already. */
export async function respondWith(page: CompressedPage, requested: Headers): Promise<Response> {
  const { status, plain, encoded, etag } = page;
  const encoding = chooseEncoding({ br: true, gzip: true }, requested.get('accept-encoding'));
  const tag = `"${etag}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({ ...page.headers, 'content-type': 'text/html; charset=utf-8', etag: tag });
  if (status === 200 && hasAlready(requested, tag)) return new Response(null, { status: 304, headers });
  if (encoding) {
    encoded[encoding] ??= encoders[encoding](plain);
    headers.set('content-encoding', encoding);
  }
  const body = (encoding && (await encoded[encoding])) ?? plain;
  headers.set('content-length', String(body.byteLength));
  return new Response(body, { status, headers });
}
