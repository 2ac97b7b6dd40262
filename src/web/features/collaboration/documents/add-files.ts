import { documentType } from '#domain/files/content-type.ts';
import { cleanFileName, freeFileName } from '#domain/files/file-names.ts';
import { LIMITS } from '#domain/limits.ts';
import type { DocumentRow } from '#domain/trip-commands/command.ts';
import { i18n } from '#i18n/i18n.ts';
import { forgetHandedFiles } from '#web/offline/handed-files.ts';
import { submitCommand } from '#web/trip-data/submit-command.ts';
import { makeThumbnail } from './thumbnails.ts';
import { addUpload, type KnownFile, resumeUpload, type Upload, uploadingFiles } from './uploads.ts';

/** In bytes: the server reads as many. */
const HEAD_BYTES = 524_288;

/** Its type, by the content, or the key of its refusal. */
async function inspect(file: File): Promise<string | { problem: string }> {
  // A folder is dropped as a file that can't be read.
  const head = await file.slice(0, HEAD_BYTES).arrayBuffer().catch(console.warn);
  return head ? documentType(new Uint8Array(head)) : { problem: 'document_unreadable' };
}

function refusalOf(name: string, size: number, known: readonly KnownFile[]): string | null {
  if (size > LIMITS.documentBytes) return 'document_too_large';
  const total = known.reduce((sum, other) => sum + other.size, size);
  if (total > LIMITS.tripDocumentBytes) return 'documents_full';
  return known.some((other) => other.name === name && other.size === size) ? 'document_exists' : null;
}

interface AddOptions {
  /** True: no toast appears, and no duplicate is added. */
  isQuiet?: boolean;
  /** Called once the bytes are stored; false drops the document. */
  isWanted?: () => boolean;
}

export interface DocumentPlace {
  tripId: string;
  /** Null: the document belongs to the trip. */
  itemId: string | null;
  userId: string;
}

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

/** Adds documents once complete; texts of documents have to be loaded. @param stored to find duplicates; null: there are none */
export async function addFiles(
  place: DocumentPlace,
  files: Iterable<File>,
  stored: readonly DocumentRow[] | null,
  { isQuiet = false, isWanted = () => true }: AddOptions = {},
): Promise<void> {
  for (const file of files) {
    const name = cleanFileName(file.name);
    const found = await inspect(file);
    const type = typeof found === 'string' ? found : '';
    const known = stored ? [...stored, ...uploadingFiles(place.tripId)] : [];
    const refusal = typeof found === 'string' ? refusalOf(name, file.size, known) : found.problem;
    if (isQuiet && refusal === 'document_exists') {
      await forgetHandedFiles([file]);
      continue;
    }
    const add = (upload: Upload) => isWanted() && addDocument(place, upload, { type, isQuiet });
    addUpload({ ...place, name, file }, add, refusal);
  }
}

/** Adds a duplicate under a new name. */
export function addAgain({ id, name, tripId }: Upload, stored: readonly DocumentRow[]): void {
  const taken = [...stored, ...uploadingFiles(tripId)].map((known) => known.name);
  resumeUpload(id, { name: freeFileName(name, taken) });
}
