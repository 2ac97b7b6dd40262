// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { JoinLink } from '#db/plan.types.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { addToOutbox, outboxEntries, removeFromOutbox } from '#web/offline/outbox.ts';
import { SessionProvider } from '#web/session/session.tsx';
import { type SessionStore, SIGNED_OUT } from '#web/session/session-store.ts';
import { joinLinkQuery } from '../queries.ts';
import { JoinPage } from './join-page.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
const toast = vi.hoisted(() => vi.fn());
vi.mock('#web/ui/toasts.ts', () => ({ toast }));

/** The auth client, whose server refuses to end sessions. */
const auth = {
  getSession: async () => ({ data: { session: { access_token: 'token' } }, error: null }),
  admin: { signOut: async () => ({ data: null, error: new Error('Le serveur est plein') }) },
  signOut: vi.fn(),
};
const snapshot = { ...SIGNED_OUT, status: 'signed-in' as const };
const store: SessionStore = {
  getSnapshot: () => snapshot,
  subscribe: () => () => undefined,
  start: () => () => undefined,
  act: async (action) => action({ auth } as never),
  refresh: async () => undefined,
  endRecovery: () => undefined,
};
const LINK: JoinLink = {
  status: 'other_address',
  role: 'viewer',
  expires_at: '2027-01-01T00:00:00Z',
  email: 'nina@exemple.fr',
  inviter: { name: 'Thomas', avatar_url: null },
  trip: { title: 'Lisbonne', destination: null, start_date: '2027-03-12', end_date: '2027-03-16' },
};
const show = reactPage();

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('collaborators', 'trip', 'auth', 'notifications', 'offline');
});
beforeEach(() => {
  auth.signOut.mockClear();
  toast.mockClear();
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
});
afterEach(() => {
  act(() => {
    for (const { key } of outboxEntries()) removeFromOutbox(key);
  });
  localStorage.clear();
});

/** Opens the invitation of another address, and asks for another account. */
async function takeOtherAccount() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(joinLinkQuery('secret', null).queryKey, LINK);
  const router = createMemoryRouter([{ path: '/', element: <JoinPage token="secret" /> }]);
  const page = await show(
    <QueryClientProvider client={client}>
      <SessionProvider store={store}>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>,
  );
  const button = [...page.querySelectorAll('button')].find(
    (one) => one.textContent === 'Utiliser un autre compte',
  );
  await act(async () => button?.click());
}

it('[AUTH-6] [PLUS-17] another account for an invitation: a server that says no leaves one signed in, and says why', async () => {
  await takeOtherAccount();
  await until(() => expect(toast).toHaveBeenCalledOnce());
  expect(toast.mock.calls[0]?.[0]).toMatchObject({
    title: 'Déconnexion échouée',
    description: 'Le serveur est plein',
  });
  expect(auth.signOut).not.toHaveBeenCalled();
});

it('[AUTH-6] [PLUS-17] another account for an invitation: changes that are not saved are asked about first', async () => {
  addToOutbox({
    type: 'add',
    entity: 'item',
    label: 'Tram',
    id: 'c1',
    tripId: 't',
    row: { kind: 'note', id: 'n1', title: 'Tram 28' },
  });
  await takeOtherAccount();
  await until(() =>
    expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('1 modification'),
  );
  expect(toast).not.toHaveBeenCalled();
  expect(auth.signOut).not.toHaveBeenCalled();
});
