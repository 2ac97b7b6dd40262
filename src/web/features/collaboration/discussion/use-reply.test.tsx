// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { useReply } from './use-reply.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const COMMENT = {
  id: 'm1',
  user_id: 'noe',
  text: 'En tram ?',
  created_at: '2026-11-20T10:00:00Z',
  reply_to: null,
  mentions: [],
  item_id: 'meal',
};

const show = reactPage();
const page: { replying?: ReturnType<typeof useReply> } = {};
function Discussion() {
  const replying = useReply('trip');
  useEffect(() => {
    page.replying = replying;
  });
  return null;
}
const reload = async () => {
  await show(null);
  await show(<Discussion />);
};
afterEach(() => sessionStorage.clear());

it('[PLUS-19] [SHELL-5] a reply that was begun before a reload is about the item of the comment', async () => {
  await show(<Discussion />);
  expect(page.replying?.answered).toEqual({ id: null, item_id: null });
  act(() => page.replying?.reply(COMMENT));
  await reload();
  expect(page.replying?.answered).toEqual({ id: 'm1', item_id: 'meal' });
  act(() => page.replying?.end());
  await reload();
  expect(page.replying?.answered).toEqual({ id: null, item_id: null });
});
