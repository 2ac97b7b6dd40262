/** [PLUS-10] [PLUS-14] */
import { documentEntry } from '#domain/trip-file/documents.ts';
import { type FilePerson, TRIP_FILE_ENTRY } from '#domain/trip-file/trip-file.ts';
import { type TripRows, writeTripFile } from '#domain/trip-file/write-file.ts';
import { queryClient } from '#web/data/query-client.ts';
import { ContentError, readDocument } from '../collaboration/documents/content.ts';
import { documentsQuery } from '../collaboration/documents/queries.ts';
import { fetchTripRows } from './queries.ts';
import { createZip } from './zip-writer.ts';

interface TripArchive {
  content: Blob;
  /** Without stored bytes. */
  missing: string[];
}

/** @param onDocument before each: number from 1, and count @throws AppError, or ContentError without a network */
export async function archiveTrip(
  tripId: string,
  people: readonly FilePerson[],
  onDocument: (number: number, count: number) => void,
): Promise<TripArchive> {
  const rows: TripRows = await fetchTripRows(tripId);
  const all = await queryClient.fetchQuery(documentsQuery(tripId));
  const documents = all.filter(({ deleted_at }) => deleted_at === null);
  const zip = createZip();
  const packed: typeof documents = [];
  const missing: string[] = [];
  for (const [index, row] of documents.entries()) {
    onDocument(index + 1, documents.length);
    try {
      const content = await readDocument(tripId, row);
      await zip.addFile(documentEntry(packed.length, row.type), content);
      packed.push({ ...row, size: content.size });
    } catch (error) {
      if (!(error instanceof ContentError) || error.problem !== 'gone') throw error;
      missing.push(row.name);
    }
  }
  const trip_documents = packed.map((row) => ({ ...row }));
  // Readable for people.
  zip.addText(TRIP_FILE_ENTRY, JSON.stringify(writeTripFile({ ...rows, trip_documents }, people), null, 1));
  return { content: zip.end(), missing };
}
