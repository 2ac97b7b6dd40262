/** Entry for the hosted service's runtime, which is Deno. Our own server mounts the handler directly. */
import { keyOf, serveHosted } from '../serve-hosted.ts';
import { sharedDocument } from './handler.ts';

serveHosted((request, env) => {
  const key = keyOf(env, 'secret');
  const headers = { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const ask = (path: string, init?: RequestInit) => fetch(`${env.SUPABASE_URL}${path}`, { headers, ...init });
  return sharedDocument(
    request,
    async (token, id): Promise<{ path: string; name: string; size: number } | null> => {
      const body = JSON.stringify({ token, document_id: id });
      const read = await ask('/rest/v1/rpc/shared_document', { method: 'POST', body });
      if (read.status === 404) return null;
      if (!read.ok) throw new Error(`shared_document answered ${read.status}.`);
      return JSON.parse(await read.text());
    },
    async (path) => {
      const file = await ask(`/storage/v1/object/documents/${path}`);
      return file.ok ? file.body : null;
    },
  );
});
