/** Sends by tus, the protocol of Supabase's storage, which resumes after a break [PLUS-10]. */
import { DetailedError, Upload, type UrlStorage } from 'tus-js-client';
import { AppError } from '#db/app-error.ts';
import { readJson, remove, storageKeys, writeJson } from '#web/data/browser-storage.ts';
import { loadConfig } from '#web/data/config.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { storageOwnerId } from '#web/session/person-storage.ts';

/** In bytes; the only size that Supabase's storage takes. */
const CHUNK = 6 * 1024 * 1024;
const RETRIES_MS = [500, 2000, 5000];

interface Sending {
  file: File;
  path: string;
  /** Identifies a file in its place, also after a reload. */
  fingerprint: string;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
  /** Aborted, also after the other, it removes sent bytes. */
  discarded: AbortSignal;
}

/**
 * Returns the object's name, of an earlier try where there was one. @throws AppError of the refusal; `network`: resumable
 * @throws the signal's reason, or an AbortError
 */
export async function sendFile({
  file,
  path,
  fingerprint,
  onProgress,
  signal,
  discarded,
}: Sending): Promise<string> {
  const [client, { supabaseUrl, supabaseKey }] = await Promise.all([loadClient(), loadConfig()]);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const metadata = { bucketName: 'documents', objectName: path };
  let token: string | undefined;
  const upload = new Upload(file, {
    endpoint: `${supabaseUrl.replace(/\/+$/, '')}/storage/v1/upload/resumable`,
    chunkSize: CHUNK,
    retryDelays: RETRIES_MS,
    metadata,
    headers: { apikey: supabaseKey },
    // A long upload outlives a token, so each request gets the current one.
    onBeforeRequest: async (request) => {
      const { data } = await client.auth.getSession();
      token = data.session?.access_token;
      if (token) request.setHeader('Authorization', `Bearer ${token}`);
    },
    onAfterResponse: (_, response) => {
      if (token && response.getStatus() === 401) client.confirm(token).catch(console.error);
    },
    fingerprint: async () => fingerprint,
    urlStorage,
    removeFingerprintOnSuccess: true,
    onProgress,
    onSuccess: () => resolve(),
    onError: (error) => reject(new AppError(keyOf(error), error.message, { cause: error })),
  });
  const [earlier] = await upload.findPreviousUploads();
  if (earlier) {
    metadata.objectName = earlier.metadata.objectName ?? path;
    upload.resumeFromPreviousUpload(earlier);
  }
  const removeSent = () => void upload.abort(true).catch(console.warn);
  // Discarded while this was prepared, it has what an earlier try sent.
  if (discarded.aborted) removeSent();
  else discarded.addEventListener('abort', removeSent);
  signal.throwIfAborted();
  signal.addEventListener('abort', () => {
    upload.abort().catch(console.warn);
    reject(new DOMException('stopped', 'AbortError'));
  });
  upload.start();
  await promise;
  return metadata.objectName;
}

function keyOf(error: Error | DetailedError): string {
  const answer = error instanceof DetailedError ? error.originalResponse : null;
  return refusalKey(answer?.getStatus() ?? 0, answer?.getBody() ?? '');
}

/** Key of an answer that is no success; `network`: the upload goes on by itself. @param status 0: there was none */
export function refusalKey(status: number, body: string): string {
  // A full disk stays full for a while.
  if (status === 507) return 'storage_full';
  // A token that counts no more is renewed, or waits for its owner's sign-in.
  if (status === 0 || status >= 500 || status === 429 || status === 401) return 'network';
  if (status === 413) return 'document_too_large';
  if (status === 403) return 'forbidden';
  return /"message":"([a-z_]+)"/.exec(body)?.[1] ?? 'unknown';
}

type Stored = Awaited<ReturnType<UrlStorage['findAllUploads']>>[number];

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'metadata' in value && 'creationTime' in value;

/** Stored under this person's keys, and removed at sign-out. */
const urlStorage: UrlStorage = {
  findAllUploads: async () => [],
  findUploadsByFingerprint: async (fingerprint) => {
    const stored = readJson('local', storageKeys.upload(storageOwnerId(), fingerprint));
    return isStored(stored) ? [stored] : [];
  },
  addUpload: async (fingerprint, upload) => {
    const key = storageKeys.upload(storageOwnerId(), fingerprint);
    writeJson('local', key, { ...upload, urlStorageKey: key });
    return key;
  },
  removeUpload: async (key) => remove('local', key),
};
