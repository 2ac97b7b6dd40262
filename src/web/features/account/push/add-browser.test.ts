// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '#web/data/browser-storage.ts';
import { addBrowser, renewBrowser } from './add-browser.ts';

/** The browser's subscription; another one has the address of `next`. */
const browser = vi.hoisted(() => ({ endpoint: null as string | null, next: '' }));
const rpc = vi.hoisted(() => vi.fn(async () => ({ data: null, error: null })));
vi.mock('#web/offline/push-subscription.ts', () => ({
  browserEndpoint: async () => browser.endpoint,
  subscribeBrowser: async () => {
    browser.endpoint ??= browser.next;
    return { endpoint: browser.endpoint, p256dh: 'p', secret: 's' };
  },
}));
vi.mock('#web/data/supabase-client.ts', () => ({ loadClient: async () => ({ rpc }) }));
vi.mock('#web/data/config.ts', () => ({ loadConfig: async () => ({ pushKey: 'key' }) }));

beforeEach(() => {
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
  Object.assign(browser, { endpoint: null, next: 'https://push.example/first' });
  rpc.mockClear();
});
afterEach(() => localStorage.clear());

it.each([
  ['dropped', null, 'https://push.example/second'],
  ['replaced', 'https://push.example/other', 'https://push.example/other'],
])('[PLUS-19] a subscription that the browser has %s is saved again', async (_, endpoint, saved) => {
  await addBrowser('key');
  rpc.mockClear();
  await renewBrowser();
  expect(rpc).not.toHaveBeenCalled();
  Object.assign(browser, { endpoint, next: 'https://push.example/second' });
  await renewBrowser();
  const subscription = expect.objectContaining({ endpoint: saved });
  expect(rpc).toHaveBeenCalledExactlyOnceWith('save_push_subscription', subscription);
  await renewBrowser();
  expect(rpc).toHaveBeenCalledOnce();
});

it('[PLUS-19] so is that of an earlier release, once it was seen, and no other', async () => {
  await renewBrowser();
  expect(rpc).not.toHaveBeenCalled();
  browser.endpoint = 'https://push.example/old';
  await renewBrowser();
  expect(rpc).not.toHaveBeenCalled();
  browser.endpoint = null;
  await renewBrowser();
  expect(rpc).toHaveBeenCalledOnce();
});
