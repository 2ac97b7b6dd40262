import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserEndpoint } from './push-subscription.ts';

const KEY = new Uint8Array([1, 2, 3]);
const ENDPOINT = 'https://push.example/phone';
let subscription: { endpoint: string; options: { applicationServerKey: ArrayBuffer | null } } | null;

beforeEach(() => {
  subscription = { endpoint: ENDPOINT, options: { applicationServerKey: KEY.buffer } };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  vi.stubEnv('PROD', true);
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('[PLUS-19] a browser that is subscribed under another key of the server has no notifications', async () => {
  expect(await browserEndpoint('AQID')).toBe(ENDPOINT);
  expect(await browserEndpoint('BBBB')).toBeNull();
  // A browser that does not show the key.
  subscription = { endpoint: ENDPOINT, options: { applicationServerKey: null } };
  expect(await browserEndpoint('AQID')).toBe(ENDPOINT);
  subscription = null;
  expect(await browserEndpoint('AQID')).toBeNull();
});
