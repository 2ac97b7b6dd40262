import { Pause, Play, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '#i18n/format.ts';
import { errorText, useLanguage } from '#i18n/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import { discardUpload, resumeUpload, stopUpload, type Upload, useUploads } from '../uploads.ts';
import styles from './documents.module.css';

/** Reasons that may pass: room can be made, a right given back. */
const PASSING: ReadonlySet<string | null> = new Set([
  'unknown',
  'storage_full',
  'documents_full',
  'forbidden',
]);

interface UploadListProps {
  tripId: string;
  itemId?: string;
  onAddAgain: (upload: Upload) => void;
}

export function UploadList({ tripId, itemId, onAddAgain }: UploadListProps) {
  const { t } = useTranslation('documents');
  const uploads = useUploads().filter(
    (upload) => upload.tripId === tripId && (itemId === undefined || upload.itemId === itemId),
  );
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('uploads')}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} onAddAgain={() => onAddAgain(upload)} />
      ))}
    </ul>
  );
}

function UploadRow({ upload, onAddAgain }: { upload: Upload; onAddAgain: () => void }) {
  const { t } = useTranslation('documents');
  const { id, name, file, sent, state, reason } = upload;
  return (
    <Row as="li" gap={12} rowGap={4} wrap className={styles.upload} data-slot="upload" data-state={state}>
      <div className={styles.text}>
        <p className={styles.uploadName}>{name}</p>
        {state !== 'refused' && (
          <progress aria-label={t('progress', { name })} value={sent} max={file.size} />
        )}
        <Note {...(state === 'refused' && { tone: 'danger', role: 'alert' })}>
          <UploadState upload={upload} />
        </Note>
      </div>
      <Row gap={4} className={styles.uploadActions}>
        {state === 'sending' && (
          <IconButton label={t('stop', { name })} onClick={() => stopUpload(id)}>
            <Pause />
          </IconButton>
        )}
        {state === 'stopped' && (
          <Button size="small" icon={<Play />} onClick={() => resumeUpload(id)}>
            {t('resume')}
          </Button>
        )}
        {reason === 'document_exists' && (
          <Button size="small" onClick={onAddAgain}>
            {t('addAnyway')}
          </Button>
        )}
        {PASSING.has(reason) && (
          <Button size="small" onClick={() => resumeUpload(id)}>
            {t('retry')}
          </Button>
        )}
        <IconButton label={t('discard', { name })} onClick={() => discardUpload(id)}>
          <X />
        </IconButton>
      </Row>
    </Row>
  );
}

function UploadState({ upload: { state, reason, sent, file } }: { upload: Upload }) {
  const { t } = useTranslation('documents');
  const { language } = useLanguage();
  const amounts = { sent: formatFileSize(sent, language), size: formatFileSize(file.size, language) };
  switch (state) {
    case 'refused':
      return errorText({ key: reason ?? 'unknown', message: '' });
    case 'sending':
    case 'stopped':
      return t(state, amounts);
    case 'queued':
    case 'offline':
      return t(state);
  }
}
