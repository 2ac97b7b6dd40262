import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadClient } from '#web/data/supabase-client.ts';
import { downloadFile } from '#web/ui/download-file.ts';
import { ContentError } from '../content.ts';
import { DocumentViewer, type ShownDocument } from './document-viewer.tsx';

interface SharedViewerProps {
  token: string;
  row: ShownDocument;
  onFailure: (text: string) => void;
  onClose: () => void;
}

export function SharedViewer({ token, row, onFailure, onClose }: SharedViewerProps) {
  const { t } = useTranslation('documents');
  const [isBusy, setBusy] = useState(false);
  const read = useCallback((shown: ShownDocument) => readSharedDocument(token, shown), [token]);
  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      downloadFile(row.name, await readSharedDocument(token, row));
    } catch (error) {
      onFailure(t(error instanceof ContentError ? error.problem : 'unreachable'));
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return <DocumentViewer row={row} read={read} onDownload={() => void download()} onClose={onClose} />;
}

/** @throws ContentError `gone` when no longer shared, `unreachable` when the request failed */
async function readSharedDocument(token: string, { id, type }: ShownDocument): Promise<Blob> {
  const client = await loadClient();
  const { data, error, response } = await client.functions.invoke<Blob>('shared-document', {
    body: { token, id },
  });
  if (error || !data)
    throw new ContentError(response?.status === 404 ? 'gone' : 'unreachable', { cause: error });
  return new Blob([data], { type });
}
