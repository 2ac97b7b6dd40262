import { i18n, loadAreas } from '#i18n/i18n.ts';
import { readText, storageKeys, writeText } from '#web/data/browser-storage.ts';
import { loadConfig } from '#web/data/config.ts';
import { request } from '#web/data/request.ts';
import { browserEndpoint, subscribeBrowser } from '#web/offline/push-subscription.ts';
import { storageOwnerId } from '#web/session/person-storage.ts';
import { deviceOf } from '../security/sign-in-methods.ts';

/** @throws PushDeniedError */
export async function addBrowser(pushKey: string): Promise<void> {
  const { endpoint, p256dh, secret } = await subscribeBrowser(pushKey);
  // Browsers that hide what they are have an empty platform, which the database refuses.
  const device =
    deviceOf(navigator.userAgent) ||
    navigator.platform.trim().slice(0, 100) ||
    i18n.t('profile:sessionUnknown');
  await request((client) => client.rpc('save_push_subscription', { endpoint, p256dh, secret, device }));
  writeText('local', storageKeys.pushEndpoint(storageOwnerId()), endpoint);
}

/**
 * Where notifications are allowed, subscribes again if the browser has dropped or replaced the account's subscription, which the service worker learns of, but has no
 * session to save another.
 */
export async function renewBrowser(): Promise<void> {
  const { pushKey } = await loadConfig();
  if (!pushKey) return;
  const current = await browserEndpoint(pushKey);
  const key = storageKeys.pushEndpoint(storageOwnerId());
  const saved = readText('local', key);
  // A browser of an earlier release has not stored it.
  if (saved === null && current) writeText('local', key, current);
  if (saved === null || saved === current) return;
  await loadAreas('profile');
  await addBrowser(pushKey);
}
