// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, setLanguage } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { AuthGuard } from './auth-guard.tsx';

const saved = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#web/session/preferences/stored-preferences.ts', () => ({ savePreferences: saved }));
const session = vi.hoisted(() => ({
  status: 'signed-in',
  isBusy: false,
  user: { id: 'nina', preferences: {}, onboarding_completed: false },
}));
vi.mock('#web/session/session.tsx', () => ({ useSession: () => session }));

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await setLanguage('en');
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

async function open(path: string) {
  window.history.replaceState(null, '', path);
  const router = createMemoryRouter([{ path: '*', Component: AuthGuard }], { initialEntries: [path] });
  await show(<RouterProvider router={router} />);
  await act(() => vi.advanceTimersByTimeAsync(5000));
}

it('[I18N-1] a guest who sees trips alone has their language for mails once the onboarding is done', async () => {
  await open('/onboarding/profile');
  expect(saved).not.toHaveBeenCalled();
  session.user = { ...session.user, onboarding_completed: true };
  await open('/trip/1');
  expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ language: 'en' }));
});
