// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18n, initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import type { SessionUser } from '#web/session/session-user.ts';
import { afterThisTask } from '#web/ui/timing.ts';
import { PushSection } from './push-section.tsx';

/** A browser, which has blocked notifications, and the account's subscriptions. */
const account = vi.hoisted(() => ({
  state: 'denied',
  devices: [] as object[],
  saved: vi.fn(async () => {}),
  rpc: vi.fn(async () => ({ data: null, error: null })),
}));
vi.mock('#web/offline/push-subscription.ts', () => {
  class PushDeniedError extends Error {}
  return {
    PushDeniedError,
    pushState: () => account.state,
    browserEndpoint: async () => null,
    subscribeBrowser: async () => {
      if (account.state === 'denied') throw new PushDeniedError();
      return { endpoint: 'https://push.example/here', p256dh: 'p', secret: 's' };
    },
  };
});
vi.mock('#web/data/supabase-client.ts', () => ({
  loadClient: async () => ({
    rpc: account.rpc,
    from: () => ({ select: () => ({ order: async () => ({ data: account.devices, error: null }) }) }),
  }),
}));
vi.mock('#web/data/use-config.ts', () => ({ useConfig: () => ({ pushKey: 'key' }) }));
vi.mock('#web/session/preferences/stored-preferences.ts', () => ({ savePreferences: account.saved }));
vi.mock('#web/session/session.tsx', () => ({ useSessionStore: () => ({ refresh: async () => {} }) }));

const PHONE = {
  id: 'p',
  endpoint: 'https://push.example/p',
  device: 'Firefox · Android',
  created_at: '2026-12-01T08:00:00Z',
};
const show = reactPage();
async function switchOf(devices: object[]) {
  account.devices = devices;
  const page = await show(
    <QueryClientProvider client={new QueryClient()}>
      <PushSection user={{ id: 'camille', preferences: {} } as SessionUser} />
    </QueryClientProvider>,
  );
  while (page.textContent?.includes(i18n.t('profile:loading'))) await act(() => afterThisTask());
  expect(page.textContent?.includes(i18n.t('profile:pushDenied'))).toBe(account.state === 'denied');
  // The first is that of messages.
  const found = page.querySelector<HTMLInputElement>('[role=switch]');
  if (!found) throw new Error('There is no switch.');
  return found;
}

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('profile');
});
beforeEach(() => account.saved.mockClear());
afterEach(() => {
  account.state = 'denied';
  vi.restoreAllMocks();
});

it('[PLUS-19] a kind is turned on for another device where this browser has blocked notifications', async () => {
  const message = await switchOf([PHONE]);
  await act(async () => message.click());
  expect(account.saved).toHaveBeenCalledExactlyOnceWith({ push_message: 'on' });
});

it('[PLUS-19] and can’t be without another device', async () => {
  expect((await switchOf([])).disabled).toBe(true);
});

it('[PLUS-19] a browser that hides what it is has a name all the same', async () => {
  account.state = 'granted';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Unknown/1.0');
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('');
  const message = await switchOf([]);
  await act(async () => message.click());
  await until(() => expect(account.saved).toHaveBeenCalledOnce());
  expect(account.rpc).toHaveBeenCalledWith(
    'save_push_subscription',
    expect.objectContaining({ device: 'Appareil inconnu' }),
  );
});
