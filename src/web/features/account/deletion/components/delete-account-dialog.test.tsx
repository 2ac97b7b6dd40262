// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import type { SessionUser } from '#web/session/session-user.ts';
import { keysQuery } from '../../security/queries.ts';
import { sharedTripsQuery } from '../account-deletion.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/session/session.tsx', () => ({ useSessionStore: () => ({}) }));

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('profile');
});

it.each([
  [true, ['Mot de passe actuel', 'Code à six chiffres, ou code de secours']],
  [false, ['Pour confirmer, tapez camille@exemple.fr']],
])(
  '[PLUS-9] [AUTH-9] the second factor is asked for with the password alone (%s)',
  async (hasPassword, asked) => {
    const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
    client.setQueryData(sharedTripsQuery.queryKey, []);
    client.setQueryData(keysQuery('camille').queryKey, {
      hasPassword,
      pendingEmail: null,
      totp: [{ id: 'f', name: '', since: '2026-11-01T00:00:00Z' }],
      codesLeft: 10,
    });
    const user = { id: 'camille', email: 'camille@exemple.fr' } as SessionUser;
    const router = createMemoryRouter([
      { path: '/', element: <DeleteAccountDialog user={user} onClose={() => {}} /> },
    ]);
    await show(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    const labels = [...document.querySelectorAll('[role=dialog] label')].map(
      ({ textContent }) => textContent,
    );
    expect(labels.slice(1)).toEqual(asked);
  },
);
