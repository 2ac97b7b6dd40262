// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { FeedDialog } from './feed-dialog.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
const request = vi.hoisted(() => vi.fn());
vi.mock('#web/data/request.ts', async (original) => ({ ...(await original<object>()), request }));

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('trip', 'take-along');
});

const buttons = () => [...document.querySelectorAll('button')];
const named = (name: string) => buttons().find(({ textContent }) => textContent === name);

it('[PLUS-4] no address is offered that would end one unseen, until it is known whether there is one', async () => {
  request.mockRejectedValueOnce(new Error('down'));
  request.mockResolvedValue({ created_at: '2026-11-28T10:00:00Z' });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await show(
    <QueryClientProvider client={client}>
      <FeedDialog tripId="trip" onClose={() => {}} />
    </QueryClientProvider>,
  );
  await until(() => expect(named('Réessayer')).toBeDefined());
  expect(named('Créer l’adresse')).toBeUndefined();
  await act(async () => named('Réessayer')?.click());
  await until(() => expect(named('Changer d’adresse')).toBeDefined());
  expect(document.querySelector('[role=alert]')).toBeNull();
});
