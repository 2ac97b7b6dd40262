// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails, tripPerson } from '#tests/support/trip-details.ts';
import { nextChangeId } from '#web/data/ids.ts';
import { queryClient } from '#web/data/query-client.ts';
import type { TopicEvents } from '#web/live/realtime-client.ts';
import { countsQuery } from '#web/trip-data/counts.ts';
import { factsPart } from '#web/trip-data/parts.ts';
import { tripKeys } from '../queries.ts';
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

it.each([
  ['a meal of somebody else', 1, { table: 'trip_meals' }],
  ['a task of somebody else', 1, { table: 'trip_tasks' }],
  ['a document', 0, { table: 'trip_documents' }],
  ['a meal of this page, which reads them itself', 0, { table: 'trip_meals', change: nextChangeId() }],
])('[LIVE-1] [DASH-2] figures of a shared trip after %s: read %i times', async (_, reads, about) => {
  queryClient.clear();
  const readFacts = vi.fn(async () => ({}));
  queryClient.setQueryDefaults(factsPart.key('trip'), { queryFn: readFacts });
  queryClient.setQueryData(factsPart.key('trip'), {});
  const thomas = { user_id: 'thomas', role: 'editor', joined_at: '', profile: tripPerson('thomas') };
  queryClient.setQueryData(tripKeys.list('camille'), [tripDetails({ trip_collaborators: [thomas] })]);
  await show(
    <QueryClientProvider client={queryClient}>
      <LiveDashboard userId="camille" />
    </QueryClientProvider>,
  );
  const change = { operation: 'INSERT', rows: [{ id: 'new' }], complete: true, ...about };
  await act(async () => topics.get('trip:trip')?.onMessage('INSERT', change));
  expect(readFacts).toHaveBeenCalledTimes(reads);
});
