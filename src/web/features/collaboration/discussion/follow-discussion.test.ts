import { expect, it } from 'vitest';
import { withRemoteMessage } from './follow-discussion.ts';
import type { MessagePages } from './queries.ts';

const message = (minute: number) => ({
  id: `m${minute}`,
  user_id: 'thomas',
  text: 'Bonjour',
  created_at: `2026-11-20T10:0${minute}:00Z`,
});
const before: MessagePages = {
  pages: [
    { hasOlder: true, messages: [message(6), message(5)] },
    { hasOlder: false, messages: [message(4)] },
  ],
  pageParams: [null, null],
};
const heard = (operation: 'INSERT' | 'DELETE', complete: boolean, row: object) =>
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

it('[CHAT-2] a message comes with what the log shows of it, and goes', () => {
  const said = heard('INSERT', true, { ...message(9), trip_id: 'trip' });
  expect(said?.pages[0]?.messages[0]).toEqual(message(9));
  expect(idsIn(said)).toEqual([['m9', 'm6', 'm5'], ['m4']]);
  expect(idsIn(heard('DELETE', true, { id: 'm5' }))).toEqual([['m6'], ['m4']]);
});

it('[CHAT-2] a message that was too long to be told has to be read', () => {
  expect(heard('INSERT', false, { id: 'm9' })).toBeNull();
});
