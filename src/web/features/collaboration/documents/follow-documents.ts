import type { QueryClient } from '@tanstack/react-query';
import type { DocumentRow } from '#domain/trip-commands/command.ts';
import { followQuery, type LiveQuery } from '#web/live/live-query.ts';
import { pick, type RemoteEvent, withUpdates } from '#web/live/remote-event.ts';
import { DOCUMENT_COLUMNS, documentsQuery } from './queries.ts';

/** Applies realtime events to the documents of an open trip [LIVE-1]. */
export function followDocuments(client: QueryClient, tripId: string): LiveQuery {
  return followQuery<DocumentRow[]>({
    client,
    queryKey: documentsQuery(tripId).queryKey,
    apply: withRemoteDocument,
  });
}

function asDocument(row: object): DocumentRow[] {
  const isDocument = (one: object): one is DocumentRow => DOCUMENT_COLUMNS.every((name) => name in one);
  return isDocument(row) ? [row] : [];
}

/** The documents with an event applied; null when they must be refetched. */
function withRemoteDocument(stored: DocumentRow[], change: RemoteEvent): DocumentRow[] | null {
  if (change.table !== 'trip_documents') return stored;
  if (!change.complete) return null;
  if (change.operation === 'UPDATE') return withUpdates(stored, change.rows, DOCUMENT_COLUMNS);
  const ids = change.rows.map(({ id }) => id);
  const others = stored.filter(({ id }) => !ids.includes(id));
  if (change.operation === 'DELETE') return others;
  const added = change.rows.flatMap((row) => asDocument(pick(row, DOCUMENT_COLUMNS)));
  return added.length === change.rows.length ? [...others, ...added] : null;
}
