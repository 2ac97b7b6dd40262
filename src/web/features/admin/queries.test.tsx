// @vitest-environment happy-dom
import { notifyManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { reactPage, until } from '#tests/support/react-page.ts';
import { messageQuery, requestQuery } from './inbox/queries.ts';
import { activityQuery } from './queries.ts';

const BEFORE = { title: 'Before' };
const AFTER = { title: 'After' };
/** The stored row; a slow server never answers. */
const api = { row: BEFORE, isSlow: false };

vi.mock('#web/data/supabase-client.ts', () => {
  const answer = async () => (api.isSlow ? new Promise(() => undefined) : { data: api.row, error: null });
  const read = { select: () => ({ eq: () => ({ abortSignal: () => ({ maybeSingle: answer }) }) }) };
  return { loadClient: async () => ({ from: () => read }) };
});

const useActivity = (): unknown => useQuery(activityQuery('a')).data;
const useRequest = (): unknown => useQuery(requestQuery('a')).data;
const useMessage = (): unknown => useQuery(messageQuery('a')).data;

const show = reactPage();
beforeAll(() => notifyManager.setScheduler(queueMicrotask));
beforeEach(() => Object.assign(api, { row: BEFORE, isSlow: false }));

it.each([
  ['[ADMIN-3] an activity', useActivity],
  ['[ADMIN-7] a request', useRequest],
  ['[ADMIN-7] a message', useMessage],
])('%s that was saved and closed opens again as it is stored by then', async (_, useEntry) => {
  const client = new QueryClient();
  const shown: unknown[] = [];
  function Opened() {
    const entry = useEntry();
    if (entry) shown.push(entry);
    return null;
  }
  const page = (isOpen: boolean) =>
    show(<QueryClientProvider client={client}>{isOpen && <Opened />}</QueryClientProvider>);
  await page(true);
  await until(() => expect(shown).toContain(BEFORE));

  Object.assign(api, { row: AFTER, isSlow: true });
  client.invalidateQueries({ queryKey: ['admin'] }).catch(console.warn);
  await page(false);
  // What is closed is forgotten a task later.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  api.isSlow = false;
  shown.length = 0;
  await page(true);
  await until(() => expect(shown).toContain(AFTER));
  expect(shown).not.toContain(BEFORE);
});
