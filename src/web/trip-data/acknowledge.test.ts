// @vitest-environment happy-dom
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { tripExpense, tripMeal } from '#tests/support/trip-details.ts';
import { acknowledgeInCache, readTouched } from './acknowledge.ts';
import { commentsPart, discussionPart, type MessagePages } from './message-pages.ts';
import { factsPart, pollsPart, tasksPart } from './parts.ts';

const MESSAGE = {
  id: 'm1',
  user_id: 'thomas',
  text: 'On part à 7 h ?',
  reply_to: null,
  mentions: [],
  item_id: null,
  created_at: '2026-11-23T18:00:00Z',
};
const TASK = {
  id: 'a',
  title: 'Book',
  assigned_to: null,
  created_by: null,
  due_date: null,
  completed_at: null,
  created_at: '2026-11-23T18:00:00Z',
};

const add = { type: 'add', entity: 'message', id: 'c1', tripId: 't1', label: '', row: MESSAGE } as const;
const pagesOf = (...messages: (typeof MESSAGE)[]): MessagePages => ({
  pages: [{ messages, hasOlder: false }],
  pageParams: [null],
});
const messagesIn = (client: QueryClient, queryKey: readonly string[]) =>
  client.getQueryData<MessagePages>(queryKey)?.pages.flatMap(({ messages }) => messages);

it('[CHAT-2] a message that is acknowledged while the discussion is read is not lost to the older answer', async () => {
  const client = new QueryClient();
  const answers = [Promise.withResolvers<(typeof MESSAGE)[]>(), Promise.withResolvers<(typeof MESSAGE)[]>()];
  let asked = 0;
  const queryKey = discussionPart.key('t1');
  const observer = new InfiniteQueryObserver(client, {
    queryKey,
    queryFn: async () => ({ messages: (await answers[asked++]?.promise) ?? [], hasOlder: false }),
    initialPageParam: null,
    getNextPageParam: () => undefined,
  });
  const stop = observer.subscribe(() => {});
  const settled = acknowledgeInCache(client, add, { row: MESSAGE, skipped: [] });
  answers[0]?.resolve([]);
  answers[1]?.resolve([MESSAGE]);
  await settled;
  await readTouched(client, 't1');
  await expect.poll(() => messagesIn(client, queryKey)).toEqual([MESSAGE]);
  expect(asked).toBe(2);
  stop();
});

it('[CHAT-2] [PLUS-19] a message that is acknowledged is among those of its item, with what the database says of it', async () => {
  const client = new QueryClient();
  const keys = [
    discussionPart.key('t1'),
    [...commentsPart.key('t1'), 'i1'],
    [...commentsPart.key('t1'), 'i2'],
  ];
  for (const key of keys) client.setQueryData(key, pagesOf());
  const row = { ...MESSAGE, item_id: 'i1' };
  const created_at = '2026-11-23T18:00:01Z';
  await acknowledgeInCache(client, { ...add, row }, { row: { id: 'm1', created_at }, skipped: [] });
  const stored = { ...row, created_at };
  expect(keys.map((key) => messagesIn(client, key))).toEqual([[stored], [stored], []]);
  await acknowledgeInCache(client, { ...add, type: 'remove', row: stored }, { row: null, skipped: [] });
  expect(keys.map((key) => messagesIn(client, key))).toEqual([[], [], []]);
});

it('[PLUS-3] what settled commands were about is read again once, and nothing else; a discussion only where something is not known', async () => {
  const client = new QueryClient();
  const stale = (key: readonly string[]) => client.getQueryState(key)?.isInvalidated;
  const keys = [tasksPart.key('t1'), pollsPart.key('t1'), discussionPart.key('t1')];
  client.setQueryData(tasksPart.key('t1'), []);
  client.setQueryData(pollsPart.key('t1'), { polls: [], votes: [] });
  client.setQueryData(discussionPart.key('t1'), pagesOf());
  await acknowledgeInCache(client, { ...add, entity: 'task', row: TASK }, { row: TASK, skipped: [] });
  await acknowledgeInCache(client, add, { row: MESSAGE, skipped: [] });
  expect(client.getQueryData(tasksPart.key('t1'))).toEqual([TASK]);
  expect(keys.map(stale)).toEqual([false, false, false]);
  await readTouched(client, 't1');
  expect(keys.map(stale)).toEqual([true, false, false]);
  await acknowledgeInCache(client, { ...add, row: { ...MESSAGE, id: 'm2' } }, { row: null, skipped: [] });
  await readTouched(client, 't1');
  expect(keys.map(stale)).toEqual([true, false, true]);
});

it.each<TripCommand>([
  { ...add, entity: 'item', row: tripMeal('m1') },
  { ...add, entity: 'expense', row: tripExpense('e1') },
  { ...add, entity: 'task', row: TASK },
])('[DASH-1] the figures of the dashboard are read again after a change: $entity', async (command) => {
  const client = new QueryClient();
  const key = factsPart.key('t1');
  client.setQueryData(key, {});
  await acknowledgeInCache(client, command, { row: {}, skipped: [] });
  await readTouched(client, 't1');
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});
