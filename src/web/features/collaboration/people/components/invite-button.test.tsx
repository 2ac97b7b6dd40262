// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { discardDraft, keepDraft } from '#web/forms/drafts.ts';
import { invitationDraftName } from '../invitations.ts';
import { InviteButtons } from './invite-button.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
const toast = vi.hoisted(() => vi.fn());
vi.mock('#web/ui/toasts.ts', () => ({ toast }));
vi.mock('#web/session/session.tsx', () => ({
  useSession: () => ({ user: { id: 'camille', is_premium: false } }),
}));
const stored = vi.hoisted(() => ({ links: [] as object[] }));
vi.mock('#web/data/request.ts', async (original) => ({
  ...(await original<object>()),
  request: async () => stored.links,
}));

const show = reactPage();
const dialog = () => document.querySelector('[role=dialog]');

async function showButtons() {
  const router = createMemoryRouter([
    { path: '/', element: <InviteButtons trip={tripDetails()} isInviting={false} onInviting={() => {}} /> },
  ]);
  return show(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

async function pressLinks(links: object[]) {
  stored.links = links;
  const page = await showButtons();
  const button = [...page.querySelectorAll('button')].find(
    (one) => one.textContent === 'Lien pour rejoindre',
  );
  await act(async () => button?.click());
}

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('collaborators', 'trip');
});
beforeEach(() => toast.mockClear());

it('[COLLAB-1] [PLUS-17] an owner who has premium no more revokes links of before, and creates none', async () => {
  const link = {
    id: 'l',
    role: 'viewer',
    email: 'nina@exemple.fr',
    expires_at: '2027-01-01T00:00:00Z',
    declined_at: null,
    trip_joins: [],
  };
  await pressLinks([link]);
  await until(() => expect(dialog()?.textContent).toContain('nina@exemple.fr'));
  expect(dialog()?.textContent).toContain('réservé aux comptes Premium');
  expect([...(dialog()?.querySelectorAll('li button') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Révoquer',
  ]);
  expect(dialog()?.querySelector('select')).toBeNull();
  expect(toast).not.toHaveBeenCalled();
});

it('[COLLAB-1] without any, premium is explained', async () => {
  await pressLinks([]);
  await until(() => expect(toast).toHaveBeenCalledOnce());
  expect(toast.mock.calls[0]?.[0]).toMatchObject({ title: 'Premium requis' });
  expect(dialog()).toBeNull();
});

it('[COLLAB-1] an invitation that was begun with premium does not open without', async () => {
  const draft = invitationDraftName(tripDetails().id);
  keepDraft(draft, { email: 'nina@exemple.fr' });
  await showButtons();
  expect(dialog()).toBeNull();
  discardDraft(draft);
});
