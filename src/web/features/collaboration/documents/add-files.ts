import { documentType } from '#domain/files/content-type.ts';
import { cleanFileName, freeFileName } from '#domain/files/file-names.ts';
import { LIMITS } from '#domain/limits.ts';
import type { DocumentRow } from '#domain/trip-commands/command.ts';
import { i18n } from '#i18n/i18n.ts';
import { submitCommand } from '#web/trip-data/submit-command.ts';
import { makeThumbnail } from './thumbnails.ts';
import { addUpload, resumeUpload, type Upload } from './uploads.ts';

/** What of a file its type is read from, in bytes: as much as the server looks at. */
const HEAD_BYTES = 524_288;

/** The type of a file, and why it is not sent; null: nothing is known against it. */
async function check(file: File, name: string, stored: readonly DocumentRow[]) {
  const found = documentType(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  const type = typeof found === 'string' ? found : '';
  return { type, refusal: typeof found === 'string' ? refusalOf(file, name, stored) : found.problem };
}

function refusalOf({ size }: File, name: string, stored: readonly DocumentRow[]): string | null {
  if (size > LIMITS.documentBytes) return 'document_too_large';
  const total = stored.reduce((sum, row) => sum + row.size, size);
  if (total > LIMITS.tripDocumentBytes) return 'documents_full';
  return stored.some((row) => row.name === name && row.size === size) ? 'document_exists' : null;
}

interface AddOptions {
  /** It comes with something else: nothing is said of it, nor is it sent where the trip has it. */
  isQuiet?: boolean;
  /** Whether it is still to be a document once its bytes are stored. */
  isWanted?: () => boolean;
}

export interface DocumentPlace {
  tripId: string;
  /** The item that they are for; null: the trip. */
  itemId: string | null;
  userId: string;
}

/** Makes a document of a file whose bytes are stored. */
function addDocument(
  { itemId, tripId, userId }: DocumentPlace,
  { id, file, name }: Upload,
  { type, isQuiet }: AddOptions & { type: string },
): void {
  const row: DocumentRow = {
    id,
    item_id: itemId,
    name,
    type,
    size: file.size,
    created_by: userId,
    created_at: Temporal.Now.instant().toString(),
    deleted_at: null,
  };
  makeThumbnail(row, file).catch(console.warn);
  submitCommand(
    tripId,
    { type: 'add', entity: 'document', label: name, row },
    {
      ...(!isQuiet && { done: { title: i18n.t('documents:documentAdded', { name }) } }),
      failed: i18n.t('documents:addFailed', { name }),
    },
  ).catch(console.error);
}

/**
 * Sends files to a trip or an item; each is a document once all of it is there. With the texts of documents loaded.
 *
 * @param stored those that the trip has
 */
export async function addFiles(
  place: DocumentPlace,
  files: Iterable<File>,
  stored: readonly DocumentRow[],
  { isQuiet = false, isWanted = () => true }: AddOptions = {},
): Promise<void> {
  for (const file of files) {
    const name = cleanFileName(file.name);
    const { type, refusal } = await check(file, name, stored);
    if (isQuiet && refusal === 'document_exists') continue;
    const add = (upload: Upload) => isWanted() && addDocument(place, upload, { type, isQuiet });
    addUpload({ ...place, name, file }, add, refusal);
  }
}

/** Sends a file all the same that is there already, under a name of its own. */
export function addAgain({ id, name }: Upload, stored: readonly DocumentRow[]): void {
  const names = stored.map((row) => row.name);
  resumeUpload(id, { name: freeFileName(name, names) });
}
