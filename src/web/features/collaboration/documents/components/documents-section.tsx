import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/limits.ts';
import { can } from '#domain/roles.ts';
import { formatFileSize } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { totalSize, useDeviceFiles } from '#web/offline/device-files.ts';
import { useDeviceSettings } from '#web/offline/device-settings.ts';
import { PanelFailed } from '#web/offline/panel-failed.tsx';
import { useSession } from '#web/session/session.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { roleIn } from '#web/trip-data/trip.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Note, Row, Stack } from '#web/ui/layout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useFileDrop } from '#web/ui/use-file-drop.ts';
import { addAgain, addFiles } from '../add-files.ts';
import { useDocuments } from '../queries.ts';
import { AddDocuments } from './add-documents.tsx';
import { DeviceSettings } from './device-settings.tsx';
import { DocumentList } from './document-list.tsx';
import styles from './documents.module.css';
import { UploadList } from './upload-list.tsx';
import { WithoutRoom } from './without-room.tsx';

export function DocumentsSection({ trip }: { trip: TripDetails }) {
  const { t } = useTranslation(['documents', 'trip']);
  const { language } = useLanguage();
  const { user } = useSession();
  const { data: documents, isPending, refetch } = useDocuments(trip.id);
  const stored = documents ?? [];
  const sizes = useDeviceFiles();
  const { limit } = useDeviceSettings();
  const place = { tripId: trip.id, itemId: null, userId: user?.id ?? '' };
  const addAll = (files: Iterable<File>) => void addFiles(place, files, stored).catch(console.error);
  const mayEdit = can(roleIn(trip, user?.id), 'edit_documents');
  const dropTarget = useFileDrop(mayEdit ? addAll : null, t('documents:drop'));
  const amount = (bytes: number) => formatFileSize(bytes, language);
  const used = documents?.reduce((sum, { size }) => sum + size, 0) ?? 0;
  const storedBytes = sizes ? totalSize(sizes) : 0;
  const add = mayEdit && <AddDocuments onAdd={addAll} />;
  return (
    <Stack
      as="section"
      gap={14}
      className={styles.documents}
      aria-labelledby="documents-title"
      {...dropTarget}
    >
      <h2 id="documents-title">{t('documents:title')}</h2>
      {documents && documents.length > 0 && add}
      <UploadList tripId={trip.id} onAddAgain={(upload) => addAgain(upload, stored)} />
      {isPending && <Spinner label={t('documents:loading')} />}
      {!isPending && !documents && <PanelFailed onRetry={() => void refetch()} />}
      {documents?.length === 0 && (
        <EmptyState
          size="small"
          headingLevel={3}
          title={t('documents:none')}
          text={t(mayEdit ? 'documents:noneText' : 'documents:noneReadOnly')}
        >
          {add}
        </EmptyState>
      )}
      {documents && <DocumentList trip={trip} documents={documents} mayEdit={mayEdit} />}
      {used > 0 && (
        <Row as={Note} gap={14} rowGap={2} align="stretch" wrap>
          <span>{t('documents:used', { used: amount(used), most: amount(LIMITS.tripDocumentBytes) })}</span>
          {storedBytes > 0 && (
            <span>{t('documents:onDevice', { used: amount(storedBytes), most: amount(limit) })}</span>
          )}
        </Row>
      )}
      <WithoutRoom documents={stored} />
      {used > 0 && <DeviceSettings />}
    </Stack>
  );
}
