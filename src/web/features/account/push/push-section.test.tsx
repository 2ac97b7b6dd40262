// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18n, initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import type { SessionUser } from '#web/session/session-user.ts';
import { afterThisTask } from '#web/ui/timing.ts';
import { PushSection } from './push-section.tsx';

/** A browser that has blocked notifications, and the account's subscriptions. */
const account = vi.hoisted(() => ({ devices: [] as object[], saved: vi.fn(async () => {}) }));
vi.mock('#web/offline/push-subscription.ts', () => {
  class PushDeniedError extends Error {}
  return {
    PushDeniedError,
    pushState: () => 'denied',
    browserEndpoint: async () => null,
    subscribeBrowser: () => Promise.reject(new PushDeniedError()),
  };
});
vi.mock('#web/data/supabase-client.ts', () => ({
  loadClient: async () => ({
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
  while (!page.textContent?.includes(i18n.t('profile:pushDenied'))) await act(() => afterThisTask());
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

it('[PLUS-19] a kind is turned on for another device where this browser has blocked notifications', async () => {
  const message = await switchOf([PHONE]);
  await act(async () => message.click());
  expect(account.saved).toHaveBeenCalledExactlyOnceWith({ push_message: 'on' });
});

it('[PLUS-19] and can’t be without another device', async () => {
  expect((await switchOf([])).disabled).toBe(true);
});
