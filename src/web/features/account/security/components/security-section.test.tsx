// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18n, initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { useLoadingRequest } from '#web/features/shell/loading-store.ts';
import type { SessionUser } from '#web/session/session-user.ts';
import { toast } from '#web/ui/toasts.ts';
import { SecuritySection } from './security-section.tsx';

vi.mock('#web/ui/toasts.ts', () => ({ toast: vi.fn() }));
vi.mock('react-router', () => ({ useNavigate: () => () => {} }));
vi.mock('#web/session/session.tsx', () => ({ useSessionStore: () => ({ refresh: async () => {} }) }));
/** The account as the server has it; a hosted project cancels nothing. */
const account = vi.hoisted(() => ({
  pending: '',
  cancels: true,
  sessions: [] as object[],
  updated: vi.fn<(change: object) => void>(),
}));
const leaving = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('#web/session/sign-out.ts', () => ({ signOut: () => leaving.promise }));
vi.mock('#web/data/supabase-client.ts', () => {
  const user = () => ({
    email: 'camille@exemple.fr',
    ...(account.pending && { new_email: account.pending, email_change_sent_at: new Date().toISOString() }),
  });
  const auth = {
    getUser: async () => ({ data: { user: user() }, error: null }),
    updateUser: async (change: object) => {
      account.updated(change);
      if (account.cancels) account.pending = '';
      return { data: { user: user() }, error: null };
    },
  };
  return {
    loadClient: async () => ({
      auth,
      rpc: async (name: string) => ({ data: name === 'my_sessions' ? account.sessions : true, error: null }),
    }),
  };
});

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('profile');
});
beforeEach(() => {
  account.pending = 'camile@exemple.fr';
  account.cancels = true;
});

const Loading = () => <output>{useLoadingRequest()?.message}</output>;

/** Presses the button with this text, once it is there. */
async function press(text: string) {
  const page = await show(
    <QueryClientProvider client={new QueryClient()}>
      <SecuritySection user={{ id: 'camille', email: 'camille@exemple.fr' } as SessionUser} />
      <Loading />
    </QueryClientProvider>,
  );
  await until(() => expect(page.textContent).toContain(text));
  const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === text);
  await act(async () => button?.click());
  return page;
}

it('[AUTH-8] a change of address that waits can be cancelled, without a password', async () => {
  const text = i18n.t('profile:emailCancel');
  const page = await press(text);
  await until(() => expect(page.textContent).not.toContain(text));
  expect(account.updated).toHaveBeenCalledExactlyOnceWith({ email: 'camille@exemple.fr' });
  expect(toast).toHaveBeenLastCalledWith({ title: 'Changement annulé' });
});

it('[AUTH-8] and is not called cancelled where the service lets it wait', async () => {
  account.cancels = false;
  const text = i18n.t('profile:emailCancel');
  const page = await press(text);
  const failed = { title: 'Le changement n’a pas pu être annulé', variant: 'destructive' };
  await until(() => expect(toast).toHaveBeenLastCalledWith(expect.objectContaining(failed)));
  expect(page.textContent).toContain(text);
});

it('[AUTH-6] [SHELL-3] a sign-out everywhere shows what is waited for', async () => {
  const one = {
    created_at: '2026-12-01T08:00:00Z',
    last_used_at: '2026-12-01T08:00:00Z',
    address: null,
    user_agent: null,
  };
  account.sessions = [true, false].map((is_current) => ({ ...one, id: String(is_current), is_current }));
  const page = await press(i18n.t('profile:signOutEverywhere'));
  const output = page.querySelector('output:last-child');
  expect(output?.textContent).toBe('Déconnexion…');
  leaving.resolve();
  await until(() => expect(output?.textContent).toBe(''));
});
