import { strFromU8 } from 'fflate';
import { LIMITS } from '#domain/limits.ts';
import { type ReadTripFile, readTripFile, type TripFileProblem } from '#domain/trip-file/read-file.ts';
import { type FileDocument, TRIP_FILE_ENTRY } from '#domain/trip-file/trip-file.ts';
import { ImportError } from '../imports/import-result.ts';
import { unzippedEntry, unzippedFile } from '../imports/unzip.ts';

/** Bytes of `trip.json`, which an import accepts (`IMPORT_BYTES`). */
const MOST_BYTES = 8_000_000;
/** Bytes of the archive, even when badly packed. */
const MOST_PACKED_BYTES = 2 * MOST_BYTES + LIMITS.tripDocumentBytes;

export type TripZipProblem = TripFileProblem | 'tooLarge';

const ZIP_HEAD = 'PK\u0003\u0004';

/** Reads the trip of an archive, or returns the reason why it can't. */
export async function openTrip(blob: Blob): Promise<ReadTripFile | { ok: false; problem: 'tooLarge' }> {
  if (blob.size > MOST_PACKED_BYTES) return { ok: false, problem: 'tooLarge' };
  if ((await blob.slice(0, 4).text()) !== ZIP_HEAD) return { ok: false, problem: 'wrong' };
  try {
    const entry = await unzippedFile(blob, (name) => name === TRIP_FILE_ENTRY, 2 * MOST_BYTES);
    const read = readTripFile(strFromU8(entry));
    if (read.ok && JSON.stringify(read.file).length > MOST_BYTES) return { ok: false, problem: 'tooLarge' };
    return read;
  } catch (error) {
    if (!(error instanceof ImportError)) return { ok: false, problem: 'damaged' };
    return { ok: false, problem: error.problem === 'tooLarge' ? 'tooLarge' : 'wrong' };
  }
}

/** Reads one document after the other; file null: its bytes are missing or incomplete. */
export async function* documentsOf(
  blob: Blob,
  documents: readonly FileDocument[],
): AsyncGenerator<{ document: FileDocument; file: File | null }> {
  const zip = new Uint8Array(await blob.arrayBuffer());
  for (const document of documents) {
    const { file: entry, name, size, type } = document;
    yield { document, file: fileIn(zip, { entry, name, size, type }) };
  }
}

type Wanted = Pick<FileDocument, 'name' | 'size' | 'type'> & { entry: string };

function fileIn(zip: Uint8Array, { entry, name, size, type }: Wanted): File | null {
  try {
    const bytes = unzippedEntry(zip, (found) => found === entry, size);
    return bytes.byteLength === size ? new File([bytes], name, { type }) : null;
  } catch (error) {
    console.warn(error);
    return null;
  }
}
