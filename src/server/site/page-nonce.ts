/** Adds a nonce for Google's style elements: such a page is made for each request and not cached. */
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { chooseEncoding } from './static-files.ts';

const packed = promisify(gzip);

export function asText(requested: Headers): Headers {
  const headers = new Headers(requested);
  for (const name of ['accept-encoding', 'if-none-match']) headers.delete(name);
  return headers;
}

export async function withNonce(
  page: Response,
  requested: Headers,
): Promise<{ page: Response; nonce: string }> {
  const nonce = randomBytes(16).toString('base64');
  const html = (await page.text()).replaceAll('<style>', `<style nonce="${nonce}">`);
  const location = page.headers.get('location');
  const headers = new Headers({
    ...(location !== null && { location }),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'Accept-Encoding',
  });
  const isPacked = chooseEncoding({ gzip: true }, requested.get('accept-encoding')) === 'gzip';
  if (isPacked) headers.set('content-encoding', 'gzip');
  const body = isPacked ? new Uint8Array(await packed(html)) : html;
  return { page: new Response(body, { status: page.status, headers }), nonce };
}
