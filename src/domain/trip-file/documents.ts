import { LIMITS } from '../limits.ts';
import { isColumn, isObject, type Rename, renamed } from './columns.ts';
import { type FileDocument, type FileRow, type FileValue, fileText } from './trip-file.ts';

const MOST = 500;
const ENTRY = /^documents\/[1-9]\d{0,3}(\.[a-z0-9]{1,8})?$/;
/** Endings of file names, for people who open the zip. */
const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/gif': '.gif',
  'image/avif': '.avif',
  'image/heic': '.heic',
  'text/plain': '.txt',
  'message/rfc822': '.eml',
  'application/vnd.apple.pkpass': '.pkpass',
};

/** Name of a document in the zip; `index` from 0. */
export const documentEntry = (index: number, type: string): string =>
  `documents/${index + 1}${ENDINGS[type] ?? ''}`;

/** Documents of the file; those of an item outside it become the trip's. */
export function fileDocuments(rows: readonly FileRow[], rename: Rename): FileDocument[] {
  return rows.map((row, index) => ({
    file: documentEntry(index, fileText(row.type)),
    item_id: fileText(renamed('row', row.item_id, rename)) || null,
    name: fileText(row.name),
    type: fileText(row.type),
    size: Number(row.size),
  }));
}

/** Undefined when one is invalid: a path of its own, a wrong size, an entry named twice. */
export function readDocuments(value: FileValue | undefined): FileDocument[] | undefined {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > MOST || !value.every(isDocument)) return undefined;
  const entries = new Set(value.map(({ file }) => file));
  const bytes = value.reduce((sum, { size }) => sum + size, 0);
  return entries.size === value.length && bytes <= LIMITS.tripDocumentBytes ? value : undefined;
}

function isDocument(value: FileValue): value is FileRow & FileDocument {
  if (!isObject(value)) return false;
  const { file, item_id = null, name, type, size } = value;
  return (
    ENTRY.test(fileText(file)) &&
    isColumn('row', item_id) &&
    typeof name === 'string' &&
    typeof type === 'string' &&
    typeof size === 'number' &&
    Number.isSafeInteger(size) &&
    size > 0 &&
    size <= LIMITS.documentBytes
  );
}
