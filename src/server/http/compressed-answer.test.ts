import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressedAnswer } from './compressed-answer.ts';

const TEXT = JSON.stringify(Array.from({ length: 100 }, (_, index) => ({ title: `Étape ${index}` })));
const long = () =>
  new Response(TEXT, {
    status: 206,
    headers: { 'content-type': 'application/json', 'content-range': '0-99/*' },
  });

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
] as const)(
  '[PLUS-15] for %s an answer is sent as %s, whole, with its status and headers',
  async (accepted, encoding, decode) => {
    const answer = await compressedAnswer(long(), accepted);
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, '0-99/*']);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(TEXT.length / 3);
    expect(decode(bytes).toString()).toBe(TEXT);
  },
);

it.each([undefined, 'identity', 'br;q=0'])('with %s it is sent as it is', async (accepted) => {
  const answer = await compressedAnswer(long(), accepted);
  expect(answer.headers.has('content-encoding')).toBe(false);
  expect(await answer.text()).toBe(TEXT);
});

it('a short answer, or none, is sent as it is', async () => {
  const short = await compressedAnswer(Response.json([]), 'br');
  expect([short.headers.get('content-encoding'), await short.json()]).toEqual([null, []]);
  expect((await compressedAnswer(new Response(null, { status: 204 }), 'br')).status).toBe(204);
});
