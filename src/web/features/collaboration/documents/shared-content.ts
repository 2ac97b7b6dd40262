import { loadClient } from '#web/data/supabase-client.ts';
import { downloadFile } from '#web/ui/download-file.ts';
import type { ShownDocument } from './components/document-viewer.tsx';
import { ContentError } from './content.ts';

/** @throws ContentError `gone`: no longer shown, `unreachable`: not now */
export async function readSharedDocument(token: string, { id, type }: ShownDocument): Promise<Blob> {
  const client = await loadClient();
  const { data, error, response } = await client.functions.invoke<Blob>('shared-document', {
    body: { token, id },
  });
  if (error || !data)
    throw new ContentError(response?.status === 404 ? 'gone' : 'unreachable', { cause: error });
  return new Blob([data], { type });
}

export async function downloadSharedDocument(token: string, row: ShownDocument): Promise<void> {
  downloadFile(row.name, await readSharedDocument(token, row));
}
