// @vitest-environment happy-dom
import { beforeAll, expect, it, vi } from 'vitest';
import { AppError } from '#db/app-error.ts';
import type { TrackRow, TripCommand } from '#domain/trip-commands/command.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import type { OutcomeHandler } from '#web/offline/outbox-sender.ts';
import { undoLast } from '#web/trip-data/undo.ts';
import { addTracks } from './mutations.ts';

const enqueue = vi.hoisted(() => vi.fn<(command: TripCommand, handler: OutcomeHandler) => void>());
vi.mock('#web/offline/outbox-sender.ts', async (original) => ({ ...(await original<object>()), enqueue }));
vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('map');
});

it('[PLUS-14] [PLUS-2] undo takes the tracks that were added, not those that were refused', () => {
  const row = (id: string): TrackRow => ({
    id,
    title: id,
    line: '',
    created_at: '2026-12-01',
    deleted_at: null,
  });
  addTracks('trip', [row('coast'), row('ridge')]);
  const [coast, ridge] = enqueue.mock.calls;
  coast?.[1].onSettled({ acknowledgement: { row: null, skipped: [] } });
  ridge?.[1].onSettled({ error: new AppError('tracks_full') });
  enqueue.mockClear();
  undoLast('trip');
  expect(enqueue.mock.calls.map(([command]) => command.label)).toEqual(['coast']);
});
