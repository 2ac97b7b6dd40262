import { Upload } from 'tus-js-client';
import type { Person } from './accounts.ts';
import type { ServerAddress } from './server.ts';

export const MB = 1024 * 1024;

export type ResumableUpload = {
  server: Pick<ServerAddress, 'url' | 'publishableKey'>;
  person: Pick<Person, 'accessToken'>;
  path: string;
  file: Buffer;
};

/** Uploads a document with the library that Supabase's documentation names, and the application's settings; answers its address. */
export function resumableUpload(
  { server, person, path, file }: ResumableUpload,
  { stopAt = Number.POSITIVE_INFINITY, url = '' } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sending = new Upload(file, {
      endpoint: `${server.url}/storage/v1/upload/resumable`,
      ...(url && { uploadUrl: url }),
      headers: { apikey: server.publishableKey, authorization: `Bearer ${person.accessToken}` },
      metadata: { bucketName: 'documents', objectName: path },
      chunkSize: 6 * MB,
      retryDelays: null,
      onChunkComplete: (_, accepted) => {
        if (accepted >= stopAt) sending.abort().then(() => resolve(sending.url ?? ''), reject);
      },
      onSuccess: () => resolve(sending.url ?? ''),
      onError: reject,
    });
    sending.start();
  });
}
