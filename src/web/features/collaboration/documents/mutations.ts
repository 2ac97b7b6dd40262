import { useTranslation } from 'react-i18next';
import { cleanFileName } from '#domain/files/file-names.ts';
import type { DocumentRow } from '#domain/trip-commands/command.ts';
import { useSubmitCommand } from '#web/trip-data/submit-command.ts';

/** Changes appear at once; a refusal is reverted with a toast [PLUS-10]. */
export function useDocumentChanges(tripId: string) {
  const { t } = useTranslation('documents');
  const send = useSubmitCommand(tripId);
  const patch = (row: DocumentRow, to: Partial<DocumentRow>, done: string) =>
    send(
      { type: 'patch', entity: 'document', label: row.name, row, to },
      { done: { title: done }, failed: t('changeFailed', { name: row.name }), undo: { label: done } },
    );
  return {
    rename: (row: DocumentRow, typed: string) => {
      const name = cleanFileName(typed);
      patch(row, { name }, t('renamed', { name }));
    },
    remove: (row: DocumentRow) =>
      patch(row, { deleted_at: Temporal.Now.instant().toString() }, t('deleted', { name: row.name })),
  };
}
