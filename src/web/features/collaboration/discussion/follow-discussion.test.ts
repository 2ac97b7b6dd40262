import { expect, it } from 'vitest';
import { withRemoteMessage } from './follow-discussion.ts';
import type { MessagePages } from './queries.ts';

const message = (minute: number) => ({
  id: `m${minute}`,
  user_id: 'thomas',
  text: 'Bonjour',
  reply_to: null,
  mentions: [],
  item_id: null,
  created_at: `2026-11-20T10:0${minute}:00Z`,
});
const before: MessagePages = {
  pages: [
    { hasOlder: true, messages: [message(6), message(5)] },
    { hasOlder: false, messages: [message(4)] },
  ],
  pageParams: [null, null],
};
const apply = (operation: 'INSERT' | 'DELETE', complete: boolean, row: object) =>
  withRemoteMessage(before, {
    table: 'trip_chat_messages',
    operation,
    complete,
    rows: [{ ...row }],
    by: null,
    change: null,
  });
const idsIn = (pages: MessagePages | null) =>
  pages?.pages.map(({ messages }) => messages.map(({ id }) => id));

it('[CHAT-2] an inserted message appears with the columns shown, a deleted one disappears', () => {
  const inserted = apply('INSERT', true, { ...message(9), trip_id: 'trip' });
  expect(inserted?.pages[0]?.messages[0]).toEqual(message(9));
  expect(idsIn(inserted)).toEqual([['m9', 'm6', 'm5'], ['m4']]);
  expect(idsIn(apply('DELETE', true, { id: 'm5' }))).toEqual([['m6'], ['m4']]);
});

it('[CHAT-2] an event too large to carry its message makes the discussion refetch', () => {
  expect(apply('INSERT', false, { id: 'm9' })).toBeNull();
});
