// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { remove, storageKeys, writeText } from '#web/data/browser-storage.ts';
import { SessionProvider } from '#web/session/session.tsx';
import { type SessionStore, SIGNED_OUT } from '#web/session/session-store.ts';
import { OpenedLink } from './opened-link.tsx';

const EMAIL = 'camille@example.org';
const show = reactPage();
const redeem = vi.fn(() => new Promise<never>(() => undefined));

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('auth');
});
beforeEach(() => {
  redeem.mockClear();
  remove('local', storageKeys.auth);
});

async function openLink(): Promise<Element> {
  const store: SessionStore = {
    getSnapshot: () => SIGNED_OUT,
    subscribe: () => () => undefined,
    start: () => () => undefined,
    act: redeem,
    refresh: async () => undefined,
    endRecovery: () => undefined,
  };
  const router = createMemoryRouter([{ path: '/auth', Component: OpenedLink }], {
    initialEntries: ['/auth?action=link&type=magiclink&token=abc'],
  });
  return show(
    <SessionProvider store={store}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
}

it('[AUTH-8] the link of a mail waits for an act where somebody is signed in, and names their account', async () => {
  writeText(
    'local',
    storageKeys.auth,
    JSON.stringify({ access_token: 'x', user: { id: '1', email: EMAIL } }),
  );
  const page = await openLink();
  expect(redeem).not.toHaveBeenCalled();
  expect(page.textContent).toContain(EMAIL);
  await act(async () => page.querySelector('button')?.click());
  expect(redeem).toHaveBeenCalledOnce();
});

it('[AUTH-8] the link of a mail opens at once where nobody is signed in', async () => {
  await openLink();
  expect(redeem).toHaveBeenCalledOnce();
});
