import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { LIMITS } from '#domain/limits.ts';
import { cutTo } from '#domain/text.ts';
import { newId } from '#web/data/ids.ts';
import { placeFinder } from './bookings/find-place.ts';
import { type Proposal, proposalOf } from './bookings/proposal.ts';
import type { Reservation } from './bookings/reservation.ts';
import type { ReservationWords } from './bookings/use-reservation-words.ts';
import { readerOf, sampleOf } from './file-types.ts';
import { type BookingsResult, ImportError, type ImportResult } from './import-result.ts';
import type { OfferedPlace } from './places/list-places.ts';
import type { OfferedTrack } from './places/use-offered-tracks.ts';

export interface ImportedFile {
  id: string;
  name: string;
  content: Blob;
}

/** Each type has a section in the dialog. */
export interface BookingsOffer {
  type: 'bookings';
  proposals: readonly Proposal[];
}

/** Has at least one place or track. */
export interface PlacesOffer {
  type: 'places';
  places: readonly OfferedPlace[];
  tracks: readonly OfferedTrack[];
  leftOut: number;
}

export type Offer = BookingsOffer | PlacesOffer;

interface OfferContext {
  client: QueryClient;
  language: string;
  wordsOf: (reservation: Reservation) => ReservationWords;
}

/** Files read at once: those of a whole folder would have all their bytes in memory. */
const CONCURRENT_READS = 6;
const running = new Set<Promise<unknown>>();

async function whenFree<Result>(read: () => Promise<Result>): Promise<Result> {
  while (running.size >= CONCURRENT_READS) await Promise.race(running);
  const result = read();
  const ended: Promise<unknown> = result.catch(() => null).then(() => running.delete(ended));
  running.add(ended);
  return result;
}

/** Reads a file once; errors are {@link ImportError}s. */
export const offerQuery = ({ id, name, content }: ImportedFile, context: OfferContext) =>
  queryOptions<Offer, ImportError>({
    queryKey: ['import', id],
    queryFn: async () => {
      const result = await whenFree(() => readImport(content));
      if (result.type === 'bookings') return bookingsOffer(result, context);
      return {
        type: result.type,
        leftOut: result.leftOut,
        places: result.places.map((place) => ({ ...place, id: newId() })),
        tracks: result.tracks.map(({ title, line }) => ({ id: newId(), title: title || nameOf(name), line })),
      };
    },
    // Reading needs no network.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

/** The file's name without its ending. */
const nameOf = (file: string): string => cutTo(file.replace(/\.\w{1,8}$/, ''), LIMITS.title) || file;

async function bookingsOffer(
  { reservations }: BookingsResult,
  { client, language, wordsOf }: OfferContext,
): Promise<BookingsOffer> {
  const context = { findPlace: placeFinder(client, language), newId, wordsOf };
  const made = await Promise.all(reservations.map((reservation) => proposalOf(reservation, context)));
  const proposals = made.filter((proposal) => proposal !== null);
  if (proposals.length === 0) throw new ImportError('nothingFound');
  return { type: 'bookings', proposals };
}

/** In bytes, as for documents. */
export const LARGEST_FILE = 25 * 1024 * 1024;

/** [PLUS-13] @throws ImportError */
export async function readImport(file: Blob): Promise<ImportResult> {
  if (file.size === 0) throw new ImportError('empty');
  if (file.size > LARGEST_FILE) throw new ImportError('tooLarge');
  try {
    const load = readerOf(await sampleOf(file));
    if (!load) throw new ImportError('unknownType');
    return await (await load())(file);
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError('unreadable', { cause: error });
  }
}
