import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentError } from '../content.ts';
import { downloadSharedDocument, readSharedDocument } from '../shared-content.ts';
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
      await downloadSharedDocument(token, row);
    } catch (error) {
      onFailure(t(error instanceof ContentError ? error.problem : 'unreachable'));
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return <DocumentViewer row={row} read={read} onDownload={() => void download()} onClose={onClose} />;
}
