import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { ContentError } from '../collaboration/documents/content.ts';
import { archiveTrip } from './trip-archive.ts';
import { documentsOf, openTrip } from './trip-zip.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/data/query-client.ts', () => ({ queryClient: new QueryClient() }));
vi.mock('#web/data/request.ts', () => ({
  request: async () => ({
    trips: [{ title: 'Lisbonne', start_date: '2026-12-01', end_date: '2026-12-05', currency: 'EUR' }],
  }),
}));
vi.mock('../collaboration/documents/queries.ts', () => ({
  documentsQuery: (tripId: string) => ({
    queryKey: ['trip-documents', tripId],
    queryFn: async () =>
      ['Vol.txt', 'Train.txt'].map((name) => ({ id: name, name, type: 'text/plain', deleted_at: null })),
  }),
}));
/** What reading the flight's document ends with. */
const flight = vi.hoisted(() => ({ problem: null as ContentError['problem'] | null }));
vi.mock('../collaboration/documents/content.ts', async (original) => ({
  ...(await original<object>()),
  readDocument: async (_: string, { name }: { name: string }) => {
    if (flight.problem && name === 'Vol.txt') throw new ContentError(flight.problem);
    return new Blob([name], { type: 'text/plain' });
  },
}));

const archive = () => archiveTrip('t', [], () => {});

it('[PLUS-14] a trip file has the documents of the trip, and names those that the storage no longer has', async () => {
  flight.problem = null;
  expect((await archive()).missing).toEqual([]);
  flight.problem = 'gone';
  const { content, missing } = await archive();
  expect(missing).toEqual(['Vol.txt']);
  const opened = await openTrip(content);
  if (!opened.ok) throw new Error(opened.problem);
  const packed = await Array.fromAsync(documentsOf(content, opened.file.documents));
  expect(packed.map(({ file }) => file?.name)).toEqual(['Train.txt']);
});

it.each(['unreachable', 'notHere'] as const)(
  '[PLUS-10] [PLUS-14] no trip file is saved while a document is %s',
  async (problem) => {
    flight.problem = problem;
    await expect(archive()).rejects.toMatchObject({ problem });
  },
);
