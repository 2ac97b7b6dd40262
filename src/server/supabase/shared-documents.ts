import { sharedDocument } from '#functions/shared-document/handler.ts';
import type { Database } from '../database/session.ts';
import { isDatabaseError } from './data-api/database-errors.ts';
import { bytesOf } from './storage/file-parts.ts';
import { findFile } from './storage/stored-files.ts';

type Found = { path: string; name: string; size: number };

export function createSharedDocuments(database: Database): (request: Request) => Promise<Response> {
  async function find(token: string, id: string): Promise<Found | null> {
    try {
      const [row] = await database.reading.query<{ found: Found }>(
        'select public.shared_document($1, $2::text::uuid) as found',
        [token, id],
      );
      return row?.found ?? null;
    } catch (error) {
      if (isDatabaseError(error) && error.code === 'PT404') return null;
      throw error;
    }
  }
  return (request) =>
    sharedDocument(request, find, async (name) => {
      const file = await findFile(database, undefined, { bucket: 'documents', name });
      return file ? bytesOf(database.reading, file.id) : null;
    });
}
