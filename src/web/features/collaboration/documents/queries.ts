import { queryOptions, useQuery } from '@tanstack/react-query';
import type { DocumentRow } from '#domain/trip-commands/command.ts';
import { queryClient } from '#web/data/query-client.ts';
import { request } from '#web/data/request.ts';
import { persistedQuery } from '#web/offline/persisted-queries.ts';
import { COLUMNS } from '#web/trip-data/columns.ts';
import { documentsPart } from '#web/trip-data/parts.ts';
import { useVisible } from '#web/trip-data/visible-trip.ts';

function fetchDocuments(tripId: string): Promise<readonly DocumentRow[]> {
  return request((client) =>
    client
      .from('trip_documents')
      .select(COLUMNS.trip_documents)
      .eq('trip_id', tripId)
      .order('created_at')
      .order('id'),
  );
}

/** By age; includes deleted ones, for undo [PLUS-10]. */
export const documentsQuery = (tripId: string) =>
  queryOptions({
    queryKey: documentsPart.key(tripId),
    queryFn: persistedQuery(() => fetchDocuments(tripId)),
  });

const withoutDeleted = (rows: readonly DocumentRow[]) => rows.filter(({ deleted_at }) => deleted_at === null);

/** Includes pending commands. */
export function useDocuments(tripId: string) {
  return useQuery({ ...documentsQuery(tripId), select: useVisible(documentsPart, tripId, withoutDeleted) });
}

/** Documents that this device knows: offline, the server decides later about duplicates. */
export async function knownDocuments(tripId: string): Promise<DocumentRow[]> {
  return withoutDeleted(await queryClient.ensureQueryData(documentsQuery(tripId)).catch(() => []));
}
