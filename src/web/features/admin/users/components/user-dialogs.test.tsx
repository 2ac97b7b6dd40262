// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { ListedUser } from '#db/admin.types.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { RoleDialog } from './user-dialogs.tsx';

const USER: ListedUser = {
  id: 'u1',
  name: 'Ana',
  first_name: 'Ana',
  last_name: null,
  email: 'ana@example.org',
  avatar_url: null,
  role: 'supervisor',
  is_premium: false,
  is_banned: false,
  ban_reason: null,
  onboarding_completed: true,
  created_at: '2026-11-20T10:00:00Z',
  last_seen_at: null,
};
const update = vi.fn();

vi.mock('#web/data/supabase-client.ts', async () =>
  (await import('#tests/support/edited-row.ts')).editedRow(
    () => ({ role: 'traveler', is_premium: false, updated_at: '1' }),
    (columns) => update(columns),
  ),
);

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('admin', 'collaborators');
});

it('[ADMIN-6] a change of premium leaves the role as it is, which others may have changed meanwhile', async () => {
  const onClose = vi.fn();
  await show(<RoleDialog user={USER} onClose={onClose} />);
  const dialog = document.querySelector('[role=dialog]');
  await act(async () => dialog?.querySelector<HTMLInputElement>('[name=is_premium]')?.click());
  await act(async () => dialog?.querySelector<HTMLButtonElement>('[type=submit]')?.click());
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(update.mock.calls).toEqual([[{ is_premium: true }]]);
});
