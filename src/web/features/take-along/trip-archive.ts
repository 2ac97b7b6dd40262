/** [PLUS-10] [PLUS-14] */

import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { documentEntry } from '#domain/trip-file/documents.ts';
import { type FilePerson, TRIP_FILE_ENTRY } from '#domain/trip-file/trip-file.ts';
import { TRIP_FILE_TABLES, type TripRows, writeTripFile } from '#domain/trip-file/write-file.ts';
import { queryClient } from '#web/data/query-client.ts';
import { request } from '#web/data/request.ts';
import { ContentError, readDocument } from '../collaboration/documents/content.ts';
import { documentsQuery } from '../collaboration/documents/queries.ts';

interface TripArchive {
  content: Blob;
  missing: string[];
}

/** @param onDocument called before each, with number and count @throws AppError, or ContentError offline */
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
  // The JSON is indented, so that people can read it.
  zip.addText(TRIP_FILE_ENTRY, JSON.stringify(writeTripFile({ ...rows, trip_documents }, people), null, 1));
  return { content: zip.end(), missing };
}

function fetchTripRows(tripId: string): Promise<TripRows> {
  return request((client) =>
    client
      .rpc('trip_rows', { trip_id: tripId, tables: [...TRIP_FILE_TABLES] })
      .overrideTypes<TripRows, { merge: false }>(),
  );
}

/** Has one file at a time in memory: output goes into blobs. */
interface ZipWriter {
  addText: (name: string, text: string) => void;
  /** Adds a file without compression, which pictures and PDFs have already. */
  addFile: (name: string, content: Blob) => Promise<void>;
  end: () => Blob;
}

function createZip(): ZipWriter {
  const written: Blob[] = [];
  let pending: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pending.push(new Uint8Array(piece));
  });
  const flush = () => {
    written.push(new Blob(pending));
    pending = [];
  };
  return {
    addText: (name, text) => {
      const entry = new ZipDeflate(name);
      zip.add(entry);
      entry.push(new TextEncoder().encode(text), true);
      flush();
    },
    addFile: async (name, content) => {
      const entry = new ZipPassThrough(name);
      zip.add(entry);
      const reader = content.stream().getReader();
      for (let read = await reader.read(); !read.done; read = await reader.read()) entry.push(read.value);
      entry.push(new Uint8Array(), true);
      flush();
    },
    end: () => {
      zip.end();
      flush();
      return new Blob(written, { type: 'application/zip' });
    },
  };
}
