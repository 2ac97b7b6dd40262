// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas, setLanguage } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { toast } from '#web/ui/toasts.ts';
import { AuthGuard } from './auth-guard.tsx';

vi.mock('#web/ui/toasts.ts', () => ({ toast: vi.fn() }));
const saved = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#web/session/preferences/stored-preferences.ts', () => ({ savePreferences: saved }));
const session = vi.hoisted(() => ({
  status: 'signed-in',
  isBusy: false,
  user: { id: 'nina', preferences: {}, onboarding_completed: false, isAdmin: false },
}));
vi.mock('#web/session/session.tsx', () => ({ useSession: () => session }));

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await setLanguage('en');
  await loadAreas('admin');
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

it('[GATE-3] who loses the role in the administration reads why they are led out, and who never had it does not', async () => {
  const router = createMemoryRouter(
    [
      { path: '/admin/*', element: <AuthGuard requireSupervisor /> },
      { path: '/dashboard', element: 'My trips' },
    ],
    { initialEntries: ['/admin'] },
  );
  const page = await show(<RouterProvider router={router} />);
  expect(page.textContent).toBe('My trips');
  expect(toast).not.toHaveBeenCalled();
  session.user = { ...session.user, isAdmin: true };
  await act(() => router.navigate('/admin'));
  session.user = { ...session.user, isAdmin: false };
  await act(() => router.navigate('/admin/users'));
  expect(page.textContent).toBe('My trips');
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'You are no longer a supervisor' }),
  );
});
