// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { queryClient } from '#web/data/query-client.ts';
import { tripKeys } from '#web/features/trips/queries.ts';
import { useInvite } from './invitations.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/data/request.ts', async (original) => ({
  ...(await original<object>()),
  request: async () => null,
}));

const show = reactPage();
const page: { invite?: ReturnType<typeof useInvite> } = {};
function Panel() {
  const invite = useInvite('trip');
  useEffect(() => {
    page.invite = invite;
  });
  return null;
}

it('[COLLAB-2] [DASH-2] the dashboard reads its list again when somebody was invited', async () => {
  const list = tripKeys.list('camille');
  queryClient.setQueryData(list, []);
  await show(
    <QueryClientProvider client={queryClient}>
      <Panel />
    </QueryClientProvider>,
  );
  await act(() =>
    page.invite?.mutateAsync({ emails: ['thomas@example.org'], role: 'editor', isByMail: false }),
  );
  expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true);
});
