/** Compressed answers of the data API: a quarter of a trip's size (ADR 0042). Not of the auth API: secrets beside input (BREACH, CVE-2013-3587). */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chooseEncoding } from '../site/static-files.ts';

/** Bytes from which compression is worth it: less fits into one packet. */
const WORTH_IT = 1400;

/** Encoders at their quickest levels: 0.2 and 0.5 ms for 80 kB of JSON; the next cost three times that. */
const encoders = {
  br: (plain: Uint8Array) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (plain: Uint8Array) => gzipSync(plain, { level: constants.Z_BEST_SPEED }),
};

export async function compressedAnswer(answer: Response, accepted: string | undefined): Promise<Response> {
  const encoding = chooseEncoding(encoders, accepted ?? null);
  if (!encoding || !answer.body || answer.headers.has('content-encoding')) return answer;
  const plain = new Uint8Array(await answer.arrayBuffer());
  const { status } = answer;
  const headers = new Headers(answer.headers);
  if (plain.length < WORTH_IT) return new Response(plain, { status, headers });
  headers.set('content-encoding', encoding);
  headers.append('vary', 'Accept-Encoding');
  headers.delete('content-length');
  return new Response(new Uint8Array(encoders[encoding](plain)), { status, headers });
}
