/**
 * The bytes of a document that a share link shows [PLUS-10].
 *
 * `POST /functions/v1/shared-document` with `{ token, id }`: the secret of the link, and the document’s id in it. Answers 200
 * with the file, 400, 404 when the link does not show it (any longer), 405, or 503 when it can't be read just now. By `POST`, so that the
 * secret is in no log and no cache keeps the answer; under no type of its own, so that nothing in the file is run or shown as a
 * page. Made of web standards alone, so that it runs on the hosted service and in our own server.
 */

/** Where the file is, by `public.shared_document`; null: the link does not show it. @throws when that can't be read now */
type Find = (token: string, id: string) => Promise<{ path: string; name: string; size: number } | null>;

/** The bytes at a path of the bucket `documents`; null: they are gone. */
type Open = (path: string) => Promise<ReadableStream<Uint8Array> | null>;

const TOKEN = /^[0-9a-f]{64}$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Headers of an answer for no cache, and for the link's page alone. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** Answers with a file that a share link shows. */
export async function sharedDocument(request: Request, find: Find, open: Open): Promise<Response> {
  if (request.method !== 'POST') return answer(405, 'method_not_allowed', { allow: 'POST' });
  const { token, id } = fieldsOf(await request.text());
  if (!TOKEN.test(token) || !ID.test(id)) return answer(400, 'invalid_request');
  try {
    const file = await find(token, id);
    const bytes = file && (await open(file.path));
    if (!file || !bytes) return answer(404, 'share_not_found');
    return new Response(bytes, {
      headers: {
        ...PRIVATE,
        'content-type': 'application/octet-stream',
        'content-length': String(file.size),
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      },
    });
  } catch (error) {
    console.error(error);
    return answer(503, 'unavailable', { 'retry-after': '10' });
  }
}

function fieldsOf(body: string): { token: string; id: string } {
  const none = { token: '', id: '' };
  try {
    const read: unknown = JSON.parse(body);
    if (typeof read !== 'object' || read === null) return none;
    const { token, id } = { ...none, ...read };
    return { token: String(token), id: String(id) };
  } catch {
    return none;
  }
}

function answer(status: number, code: string, headers: Record<string, string> = {}): Response {
  return Response.json({ code, message: code }, { status, headers: { ...PRIVATE, ...headers } });
}
