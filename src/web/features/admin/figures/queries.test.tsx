// @vitest-environment happy-dom
import { focusManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { reactPage, until } from '#tests/support/react-page.ts';
import { queryClient } from '#web/data/query-client.ts';
import { figuresQuery } from './queries.ts';

const api = { users: 1 };

vi.mock('#web/data/supabase-client.ts', () => {
  const answer = async () => ({ data: { users: { total: api.users } }, error: null });
  return { loadClient: async () => ({ rpc: () => ({ abortSignal: answer }) }) };
});

const show = reactPage();
beforeEach(() => queryClient.clear());

function Users() {
  return useQuery(figuresQuery()).data?.users.total;
}
const page = (isOpen: boolean) =>
  show(<QueryClientProvider client={queryClient}>{isOpen && <Users />}</QueryClientProvider>);

it('[ADMIN-1] the figures are those of the moment: at each opening, and where one comes back to the page', async () => {
  const main = await page(true);
  await until(() => expect(main.textContent).toBe('1'));
  await page(false);
  api.users = 2;
  await page(true);
  await until(() => expect(main.textContent).toBe('2'));
  api.users = 3;
  await act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await until(() => expect(main.textContent).toBe('3'));
});
