// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { commandRequest } from '#domain/trip-commands/request.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { queryClient } from '#web/data/query-client.ts';
import { outboxEntries } from '#web/offline/outbox.ts';
import { useSetBudget } from './mutations.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const show = reactPage();
const page: { setBudget?: (budget: number | null) => void } = {};
function Panel() {
  const setBudget = useSetBudget(tripDetails({ budget: 600 }));
  useEffect(() => {
    page.setBudget = setBudget;
  });
  return null;
}

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('trip');
});
beforeEach(() => localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } })));

it('[PLUS-5] [PLUS-12] a budget is sent with its currency, so that it is not stored as one of another', async () => {
  await show(
    <QueryClientProvider client={queryClient}>
      <Panel />
    </QueryClientProvider>,
  );
  await act(async () => page.setBudget?.(700));
  const [request] = outboxEntries().map(({ command }) => commandRequest(command));
  const trip = { from: { budget: 600, currency: 'EUR' }, to: { budget: 700, currency: 'EUR' } };
  expect(request).toMatchObject({ name: 'change_trip', args: { changes: { trip } } });
});
