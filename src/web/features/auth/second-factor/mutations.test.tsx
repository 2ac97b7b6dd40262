// @vitest-environment happy-dom
import { AuthApiError } from '@supabase/auth-js';
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { toast } from '#web/ui/toasts.ts';
import { useSecondFactor } from './mutations.ts';

vi.mock('#web/ui/toasts.ts', () => ({ toast: vi.fn() }));
const auth = vi.hoisted(() => ({
  getSession: async () => ({ data: { session: { access_token: 'token' } }, error: null }),
  admin: { signOut: vi.fn() },
  signOut: vi.fn(async () => ({ error: null })),
}));
vi.mock('#web/session/session.tsx', () => ({
  useSessionStore: () => ({ act: (action: (client: object) => unknown) => action({ auth }) }),
}));

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('auth', 'notifications');
});

function Leave() {
  const { leave } = useSecondFactor();
  return (
    <button type="button" onClick={leave}>
      leave
    </button>
  );
}

it('[AUTH-6] [AUTH-9] who signs in otherwise leaves once the server has ended the session', async () => {
  const page = await show(<Leave />);
  const leave = () =>
    act(async () => {
      page.querySelector('button')?.click();
      await vi.dynamicImportSettled();
    });
  auth.admin.signOut.mockResolvedValueOnce({ error: new AuthApiError('down', 500, 'unexpected_failure') });
  await leave();
  expect(auth.signOut).not.toHaveBeenCalled();
  const failed = { title: 'Déconnexion échouée', variant: 'destructive' };
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(failed));
  auth.admin.signOut.mockResolvedValueOnce({ error: null });
  await leave();
  expect(auth.admin.signOut).toHaveBeenLastCalledWith('token', 'local');
  expect(auth.signOut).toHaveBeenCalledExactlyOnceWith({ scope: 'local' });
});
