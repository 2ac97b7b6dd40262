import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImportedTrip, importRows } from '#domain/trip-file/import-rows.ts';
import { type FileDocument, fileText, type TripFile } from '#domain/trip-file/trip-file.ts';
import { withAreas } from '#i18n/i18n.ts';
import { newId } from '#web/data/ids.ts';
import { request, toastFailure } from '#web/data/request.ts';
import { documentsOf } from '#web/features/take-along/trip-zip.ts';
import { useSession } from '#web/session/session.tsx';
import { toast } from '#web/ui/toasts.ts';
import { tripKeys } from './queries.ts';

interface TripImport {
  file: TripFile;
  /** The archive, with the bytes of documents. */
  zip: Blob;
  /** Person of the file who becomes the user; null: none of them. */
  person: string | null;
}

/** Shows failures and missing documents as toasts. Returns the trip's id. */
export function useImportTrip() {
  const queries = useQueryClient();
  const { t } = useTranslation('take-along');
  const { user } = useSession();
  // Repeated attempts send the same ids, so that they make one trip only.
  const made = useRef<TripImport & { rows: ImportedTrip }>(undefined);
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ file, zip, person }: TripImport) => {
      if (made.current?.file !== file || made.current.person !== person) {
        const rows = importRows(file, { id: user?.id ?? '', person }, newId);
        made.current = { file, zip, person, rows };
      }
      const { documents, ...imported } = made.current.rows;
      const id = await request((client) => client.rpc('import_trip', imported));
      const missing = await importDocuments(zip, documents, { tripId: id, userId: user?.id ?? '' });
      return { id, missing };
    },
    onSuccess: async ({ missing }, { file }) => {
      await queries.invalidateQueries({ queryKey: tripKeys.all });
      if (missing.length > 0)
        toast({
          title: t('importedWithout', { count: missing.length }),
          description: missing.join(', '),
          variant: 'destructive',
          duration: Number.POSITIVE_INFINITY,
        });
      else toast({ title: t('imported'), description: fileText(file.trip.title) });
    },
    onError: (error) => toastFailure(t('importFailed'), error),
  });
}

/** Uploads as any other document. Returns the names of documents without bytes in the file. */
async function importDocuments(
  zip: Blob,
  documents: readonly FileDocument[],
  place: { tripId: string; userId: string },
): Promise<string[]> {
  if (documents.length === 0) return [];
  const { addFiles } = await withAreas(
    import('#web/features/collaboration/documents/add-files.ts'),
    'documents',
    'trip',
  );
  const missing: string[] = [];
  for await (const { document, file } of documentsOf(zip, documents)) {
    if (file) await addFiles({ ...place, itemId: document.item_id }, [file], null, { isQuiet: true });
    else missing.push(document.name);
  }
  return missing;
}
