import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentRow } from '#domain/trip-commands/command.ts';
import { RenameDialog } from '#web/forms/rename-dialog.tsx';
import { useRenamed } from '#web/forms/use-renamed.ts';
import { useDeviceFiles } from '#web/offline/device-files.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { toast, toastWhile } from '#web/ui/toasts.ts';
import { ContentError, downloadDocument, keepOnDevice, readDocument, removeFromDevice } from '../content.ts';
import { useDocumentChanges } from '../mutations.ts';
import { makeThumbnail } from '../thumbnails.ts';
import { DocumentRowView } from './document-row.tsx';
import { DocumentViewer, type ShownDocument } from './document-viewer.tsx';
import styles from './documents.module.css';

interface DocumentListProps {
  trip: TripDetails;
  documents: readonly DocumentRow[];
  mayEdit: boolean;
  isOfItem?: boolean;
}

export function DocumentList({ trip, documents, mayEdit, isOfItem = false }: DocumentListProps) {
  const { t } = useTranslation('documents');
  const changes = useDocumentChanges(trip.id);
  const sizes = useDeviceFiles();
  const [opened, setOpened] = useState<DocumentRow | null>(null);
  const scope = isOfItem ? `${trip.id}-item` : trip.id;
  const [renamed, setRenamed] = useRenamed(scope, mayEdit ? documents : []);
  const read = useCallback(
    async (row: ShownDocument) => {
      const content = await readDocument(trip.id, row);
      makeThumbnail(row, content).catch(console.warn);
      return content;
    },
    [trip.id],
  );
  const attempt = async (row: DocumentRow, act: () => Promise<void>, done?: string) => {
    try {
      await act();
      if (done) toast({ title: done });
    } catch (error) {
      const problem = error instanceof ContentError ? error.problem : 'unreachable';
      toast({ title: t('failed', { name: row.name }), description: t(problem), variant: 'destructive' });
    }
  };
  const coming = ({ name }: DocumentRow, work: Promise<void>) =>
    toastWhile(work, { title: t('coming', { name }) });
  const download = (row: DocumentRow) => void attempt(row, () => coming(row, downloadDocument(trip.id, row)));
  const current = documents.find(({ id }) => id === renamed?.id);
  return (
    <>
      {documents.length > 0 && (
        <ul className={styles.list} aria-label={t('title')}>
          {documents.map((row) => (
            <DocumentRowView
              key={row.id}
              row={row}
              trip={trip}
              isOfItem={isOfItem}
              isStored={sizes?.has(row.id) ?? false}
              onOpen={() => setOpened(row)}
              onDownload={() => download(row)}
              onKeep={() =>
                void attempt(
                  row,
                  () => coming(row, keepOnDevice(trip.id, row)),
                  t('storedDone', { name: row.name }),
                )
              }
              onUnkeep={() =>
                void attempt(row, () => removeFromDevice(row.id), t('removedDone', { name: row.name }))
              }
              {...(mayEdit && { onRename: () => setRenamed(row), onRemove: () => changes.remove(row) })}
            />
          ))}
        </ul>
      )}
      {opened && (
        <DocumentViewer
          row={opened}
          read={read}
          onDownload={() => download(opened)}
          onClose={() => setOpened(null)}
        />
      )}
      {renamed && (
        <RenameDialog
          scope={scope}
          id={renamed.id}
          name={renamed.name}
          stored={current?.name ?? null}
          labels={{ title: t('rename'), name: t('name'), required: t('nameRequired') }}
          onSave={(next) => current && changes.rename(current, next)}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  );
}
