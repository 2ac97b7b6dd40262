// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { useAnsweredMessages } from './answered-messages.ts';
import type { ShownMessage } from './messages.ts';

const fetched = vi.hoisted(() => vi.fn<() => Promise<unknown[]>>());
vi.mock('./queries.ts', () => ({
  answeredQuery: (tripId: string, ids: readonly string[]) => ({
    queryKey: ['answered-messages', tripId, ids],
    queryFn: fetched,
  }),
}));

const message = (id: string, reply_to: string | null = null): ShownMessage => ({
  id,
  user_id: 'thomas',
  created_at: '2026-11-27T10:00:00Z',
  text: id,
  reply_to,
  mentions: [],
  item_id: null,
});

const show = reactPage();
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const finders: ReturnType<typeof useAnsweredMessages>[] = [];

function Discussion({ messages, replyTo }: { messages: ShownMessage[]; replyTo: string | null }) {
  const find = useAnsweredMessages('trip', messages, replyTo);
  if (finders.at(-1) !== find) finders.push(find);
  return null;
}

async function render(messages: ShownMessage[], replyTo: string | null = null): Promise<void> {
  const page = <Discussion messages={messages} replyTo={replyTo} />;
  await show(<QueryClientProvider client={client}>{page}</QueryClientProvider>);
}

/** Waits until a quote finds a message, null: a deleted one. */
const expectFound = (id: string, found: ShownMessage | null) =>
  vi.waitFor(() => act(async () => expect(finders.at(-1)?.(id)).toEqual(found)));

const newest = message('newest');
const answer = message('answer', 'asked');

it('[PLUS-19] more messages that answer none give no quote another function', async () => {
  await render([newest]);
  const find = finders.at(-1);
  await render([message('older'), newest]);
  expect(finders.at(-1)).toBe(find);
  await render([message('asked'), answer, newest]);
  expect(finders.at(-1)).not.toBe(find);
  await expectFound('asked', message('asked'));
});

it('[PLUS-19] an answered message that is on no page is read by id; one that is nowhere was deleted', async () => {
  fetched.mockResolvedValue([message('asked')]);
  await render([answer]);
  await expectFound('asked', message('asked'));
  fetched.mockResolvedValue([]);
  await render([message('other', 'gone')]);
  await expectFound('gone', null);
});

it('[PLUS-19] what is being answered is found, and deleted when its message has gone', async () => {
  fetched.mockResolvedValue([]);
  await render([newest], 'newest');
  await expectFound('newest', newest);
  await render([], 'newest');
  await expectFound('newest', null);
});
