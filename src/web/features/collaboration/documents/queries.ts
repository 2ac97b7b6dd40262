import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/unwrap.ts';
import type { DocumentRow } from '#domain/trip-commands/command.ts';
import { queryClient } from '#web/data/query-client.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { persistedQuery } from '#web/offline/persisted-queries.ts';

const DOCUMENT = 'id, item_id, name, type, size, created_by, created_at, deleted_at';
export const DOCUMENT_COLUMNS: readonly string[] = DOCUMENT.split(', ');

async function fetchDocuments(tripId: string): Promise<DocumentRow[]> {
  const client = await loadClient();
  return unwrap(
    await client
      .from('trip_documents')
      .select(DOCUMENT)
      .eq('trip_id', tripId)
      .order('created_at')
      .order('id'),
  );
}

/** The documents of a trip in the order in which they came, those that were deleted included: undo brings them back [PLUS-10]. */
export const documentsQuery = (tripId: string) =>
  queryOptions({
    queryKey: ['trip-documents', tripId] as const,
    queryFn: persistedQuery(() => fetchDocuments(tripId)),
  });

/** The documents that a trip has, of what this device knows: without a network the server decides later what is there already. */
export async function knownDocuments(tripId: string): Promise<DocumentRow[]> {
  const rows = await queryClient.ensureQueryData(documentsQuery(tripId)).catch(() => []);
  return rows.filter(({ deleted_at }) => deleted_at === null);
}
