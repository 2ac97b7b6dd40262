import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SharedDocument } from '#db/plan.types.ts';
import { formatFileSize } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { Note, Row } from '#web/ui/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { kindOf } from '../document-kind.ts';
import styles from './documents.module.css';

// Loaded with the first document that is opened.
const SharedViewer = lazyPart(async () => (await import('./shared-viewer.tsx')).SharedViewer);

interface SharedDocumentsProps {
  token: string;
  /** Documents of one item, or of the trip. */
  documents: readonly SharedDocument[];
}

/** Lists documents that a share link shows [PLUS-10]. */
export function SharedDocuments({ token, documents }: SharedDocumentsProps) {
  const { t } = useTranslation('documents');
  const { language } = useLanguage();
  const [opened, setOpened] = useState<SharedDocument | null>(null);
  const [failure, setFailure] = useState('');
  const open = (row: SharedDocument) => {
    setFailure('');
    setOpened(row);
  };
  return (
    <div className={styles.shared}>
      <ul className={styles.list} aria-label={t('title')}>
        {documents.map((row) => {
          const { text, Icon } = kindOf(row);
          return (
            <Row as="li" gap={10} rowGap={2} wrap key={row.id} className={styles.sharedDocument}>
              <Icon size={18} aria-hidden="true" />
              <button
                type="button"
                className={styles.name}
                title={t('open', { name: row.name })}
                onClick={() => open(row)}
              >
                {row.name}
              </button>
              <Note as="span">
                {t(text)}, {formatFileSize(row.size, language)}
              </Note>
            </Row>
          );
        })}
      </ul>
      {failure && <p role="alert">{failure}</p>}
      {opened && (
        <SharedViewer token={token} row={opened} onFailure={setFailure} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}
