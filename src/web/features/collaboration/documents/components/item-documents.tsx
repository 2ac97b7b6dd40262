import { useTranslation } from 'react-i18next';
import { can } from '#domain/roles.ts';
import { useSession } from '#web/session/session.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { type PlannerItem, roleIn } from '#web/trip-data/trip.ts';
import { Stack } from '#web/ui/layout.tsx';
import { useFileDrop } from '#web/ui/use-file-drop.ts';
import { addAgain, addFiles } from '../add-files.ts';
import { useDocuments } from '../queries.ts';
import { AddDocuments } from './add-documents.tsx';
import { DocumentList } from './document-list.tsx';
import styles from './documents.module.css';
import { UploadList } from './upload-list.tsx';

export function ItemDocuments({ trip, item }: { trip: TripDetails; item: PlannerItem }) {
  const { t } = useTranslation('documents');
  const { user } = useSession();
  const { data: documents } = useDocuments(trip.id);
  const place = { tripId: trip.id, itemId: item.id, userId: user?.id ?? '' };
  const mayEdit = can(roleIn(trip, user?.id), 'edit_documents');
  const own = documents?.filter(({ item_id }) => item_id === item.id) ?? [];
  const add = (files: Iterable<File>) => void addFiles(place, files, documents ?? []).catch(console.error);
  const dropTarget = useFileDrop(mayEdit ? add : null, t('drop'));
  if (!documents || (own.length === 0 && !mayEdit)) return null;
  return (
    <Stack
      as="section"
      gap={8}
      className={styles.itemDocuments}
      aria-labelledby="item-documents-title"
      {...dropTarget}
    >
      <h3 id="item-documents-title">{t('title')}</h3>
      <DocumentList trip={trip} documents={own} mayEdit={mayEdit} isOfItem />
      <UploadList tripId={trip.id} itemId={item.id} onAddAgain={(upload) => addAgain(upload, documents)} />
      {mayEdit && <AddDocuments onAdd={add} isSmall />}
    </Stack>
  );
}
