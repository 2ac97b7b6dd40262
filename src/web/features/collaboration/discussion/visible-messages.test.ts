// @vitest-environment happy-dom
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { messagesQuery } from './queries.ts';
import { acknowledgeInDiscussion } from './visible-messages.ts';

const MESSAGE = {
  id: 'm1',
  user_id: 'thomas',
  text: 'On part à 7 h ?',
  reply_to: null,
  mentions: [],
  item_id: null,
  created_at: '2026-11-23T18:00:00Z',
};

it('[CHAT-2] a message that is acknowledged while the discussion is read is not lost to the older answer', async () => {
  const client = new QueryClient();
  const answers = [Promise.withResolvers<object[]>(), Promise.withResolvers<object[]>()];
  let asked = 0;
  const observer = new InfiniteQueryObserver(client, {
    ...messagesQuery('t1'),
    queryFn: async () => {
      const messages = await answers[asked++]?.promise;
      return { messages: messages as (typeof MESSAGE)[], hasOlder: false };
    },
  });
  const stop = observer.subscribe(() => {});
  const acknowledged = acknowledgeInDiscussion(
    client,
    { type: 'add', entity: 'message', id: 'c1', tripId: 't1', label: '', row: MESSAGE },
    { row: MESSAGE, skipped: [] },
  );
  answers[0]?.resolve([]);
  answers[1]?.resolve([MESSAGE]);
  await acknowledged;
  await expect
    .poll(() => client.getQueryData(messagesQuery('t1').queryKey)?.pages.flatMap(({ messages }) => messages))
    .toEqual([MESSAGE]);
  expect(asked).toBe(2);
  stop();
});
