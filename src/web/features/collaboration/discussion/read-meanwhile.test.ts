import { describe, expect, it } from 'vitest';
import type { MessagePages } from '#web/trip-data/message-pages.ts';
import type { Message } from './queries.ts';
import { withNewest } from './read-meanwhile.ts';

describe('[CHAT-2] what was written meanwhile', () => {
  const message = (minute: number): Message => ({
    id: `m${minute}`,
    user_id: 'thomas',
    created_at: `2026-11-20T10:${String(minute).padStart(2, '0')}:00Z`,
    text: '',
    reply_to: null,
    mentions: [],
    item_id: null,
  });
  const idsIn = ({ pages }: MessagePages) => pages.map(({ messages }) => messages.map(({ id }) => id));
  const page = (hasOlder: boolean, ...minutes: number[]) => ({
    hasOlder,
    messages: minutes.map(message),
  });
  const before: MessagePages = { pages: [page(true, 6, 5), page(true, 4, 3)], pageParams: [null, null] };

  it('joins what is there where the two meet; what was taken back in between is gone', () => {
    expect(idsIn(withNewest(before, page(true, 8, 7, 6, 4)))).toEqual([['m8', 'm7', 'm6', 'm4'], ['m3']]);
  });

  it('stands alone where they do not', () => {
    expect(withNewest(before, page(true, 20, 19)).pages).toEqual([page(true, 20, 19)]);
    expect(withNewest(before, page(false, 5)).pages).toEqual([page(false, 5)]);
  });
});
