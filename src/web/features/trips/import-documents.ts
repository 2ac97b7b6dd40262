import type { FileDocument } from '#domain/trip-file/trip-file.ts';
import { loadAreas } from '#i18n/i18n.ts';
import { documentsOf } from '../take-along/trip-zip.ts';

interface Place {
  tripId: string;
  userId: string;
}

/** As ordinary uploads. Returns the names of documents without bytes in the file. */
export async function importDocuments(
  zip: Blob,
  documents: readonly FileDocument[],
  place: Place,
): Promise<string[]> {
  if (documents.length === 0) return [];
  const [{ addFiles }] = await Promise.all([
    import('../collaboration/documents/add-files.ts'),
    loadAreas('documents', 'trip'),
  ]);
  const missing: string[] = [];
  for await (const { document, file } of documentsOf(zip, documents)) {
    if (file) await addFiles({ ...place, itemId: document.item_id }, [file], [], { isQuiet: true });
    else missing.push(document.name);
  }
  return missing;
}
