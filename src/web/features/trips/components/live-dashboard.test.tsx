// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { nextChangeId } from '#web/data/ids.ts';
import { queryClient } from '#web/data/query-client.ts';
import type { TopicEvents } from '#web/live/realtime-client.ts';
import { countsQuery } from '#web/trip-data/counts.ts';
import { LiveDashboard } from './live-dashboard.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/session/session.tsx', async (original) => ({
  ...(await original<object>()),
  useSessionStore: () => ({ refresh: async () => {} }),
}));
const topics = vi.hoisted(() => new Map<string, TopicEvents>());
vi.mock('#web/live/realtime-client.ts', () => ({
  joinTopic: async (options: TopicEvents & { name: string }) => {
    topics.set(options.name, options);
    return { name: options.name, track: () => {}, leave: () => {} };
  },
}));

const show = reactPage();

it.each([
  ['on another device is counted again', () => 'of-another-device', true],
  ['here is not', nextChangeId, false],
])('[CHAT-2] on the dashboard, what is read %s', async (_, change, isInvalidated) => {
  queryClient.clear();
  queryClient.setQueryData(countsQuery.queryKey, new Map());
  await show(
    <QueryClientProvider client={queryClient}>
      <LiveDashboard userId="camille" />
    </QueryClientProvider>,
  );
  const read = { table: 'trip_reads', operation: 'UPDATE', rows: [], by: 'camille', change: change() };
  act(() => topics.get('user:camille')?.onMessage('UPDATE', read));
  expect(queryClient.getQueryState(countsQuery.queryKey)?.isInvalidated).toBe(isInvalidated);
});
