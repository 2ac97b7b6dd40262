/**
 * Pages with a nonce: Google's library adds style elements with the nonce of the page's first one. The nonce is new with each
 * answer, so such a page is written for each request and not cached. Without Google no page has one.
 */
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { chooseEncoding } from './static-files.ts';

const packed = promisify(gzip);

/** Request headers that get a page as uncompressed text. */
export function asText(requested: Headers): Headers {
  const headers = new Headers(requested);
  for (const name of ['accept-encoding', 'if-none-match']) headers.delete(name);
  return headers;
}

/** The page with a nonce on its styles. */
export async function withNonce(
  page: Response,
  requested: Headers,
): Promise<{ page: Response; nonce: string }> {
  const nonce = randomBytes(16).toString('base64');
  const html = (await page.text()).replaceAll('<style>', `<style nonce="${nonce}">`);
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'Accept-Encoding',
  });
  const isPacked = chooseEncoding({ gzip: true }, requested.get('accept-encoding')) === 'gzip';
  if (isPacked) headers.set('content-encoding', 'gzip');
  const body = isPacked ? new Uint8Array(await packed(html)) : html;
  return { page: new Response(body, { status: page.status, headers }), nonce };
}
