/**
 * Compresses answers of the data API on the way out: a trip of 140 items is a quarter of its size (ADR 0042). Those of the auth API
 * are left alone: they hold secrets beside what a caller has sent (BREACH, CVE-2013-3587).
 */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chooseEncoding } from '../site/static-files.ts';

/** In bytes; what is smaller fits into one packet anyway. */
const WORTH_IT = 1400;

/** The quickest levels: 0.2 and 0.5 ms for 80 kB of JSON; the next ones cost three times that for a tenth less. */
const encoders = {
  br: (plain: Uint8Array) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (plain: Uint8Array) => gzipSync(plain, { level: constants.Z_BEST_SPEED }),
};

/** The answer in an encoding that the caller accepts, or as it is. @param accepted the header `Accept-Encoding` */
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
