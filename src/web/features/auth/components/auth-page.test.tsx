// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { SessionProvider } from '#web/session/session.tsx';
import { type SessionSnapshot, type SessionStore, SIGNED_OUT } from '#web/session/session-store.ts';
import { toast } from '#web/ui/toasts.ts';
import { AuthPage } from './auth-page.tsx';

vi.mock('#web/ui/toasts.ts', () => ({ toast: vi.fn() }));
vi.mock('../second-factor/second-factor.tsx', () => ({ SecondFactor: () => <h1>Code</h1> }));
vi.mock('./access-tabs.tsx', () => ({ AccessTabs: () => null }));

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('auth');
});
beforeEach(() => void vi.mocked(toast).mockReset());

/** Opens the page where a provider returns to; answers how the session changes then. */
async function returnWith(search: string) {
  let snapshot: SessionSnapshot = { ...SIGNED_OUT, status: 'loading' };
  const listeners = new Set<() => void>();
  const store: SessionStore = {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => () => undefined,
    act: () => Promise.reject(new Error('There is no client.')),
    refresh: async () => undefined,
    endRecovery: () => undefined,
  };
  const router = createMemoryRouter([{ path: '/auth', Component: AuthPage }], {
    initialEntries: [`/auth${search}`],
  });
  const page = await show(
    <SessionProvider store={store}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
  const become = (changes: Partial<SessionSnapshot>) =>
    act(async () => {
      snapshot = { ...SIGNED_OUT, ...changes };
      for (const listener of listeners) listener();
    });
  return { page, become, address: () => router.state.location.search };
}

it('[AUTH-7] [AUTH-9] a social sign-in with a second factor asks for its code, and has not failed', async () => {
  const { page, become, address } = await returnWith('?code=abc&action=login');
  await become({ needsSecondFactor: true });
  expect(page.querySelector('h1')?.textContent).toBe('Code');
  expect(address()).toBe('?action=login');
  // Who leaves there is signed out, and has lost no code.
  await become({});
  expect(toast).not.toHaveBeenCalled();
});

it('[AUTH-7] a code that makes no session has failed, and leaves the address', async () => {
  const { become, address } = await returnWith('?code=abc');
  await become({});
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Connexion sociale échouée', variant: 'destructive' }),
  );
  expect(address()).toBe('');
});
