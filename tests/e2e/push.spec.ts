import profile from '#i18n/locales/fr/profile.ts';
import { like } from './account-words.ts';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const NOTICE = {
  title: 'Thomas · Lisbonne',
  body: 'On prend le tram ?',
  url: '/trip/1?panel=chat',
  tag: 'push_message:1',
  language: 'fr',
};

test('[PLUS-19] notifications are off, asked for by a press, shown, and ended on a device', async ({
  page,
  context,
  person,
  signInAs,
}) => {
  // The browser of the tests has no push service: its part of a subscription is made here. It blocks notifications.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'denied' });
    const key = (length: number) => new Uint8Array(length).fill(7).buffer;
    let current: object | null = null;
    const subscription = {
      endpoint: 'https://push.example.org/a-browser',
      getKey: (name: string) => key(name === 'auth' ? 16 : 65),
      unsubscribe: async () => {
        current = null;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        const bytes = Uint8Array.fromBase64(applicationServerKey, { alphabet: 'base64url' });
        current = { ...subscription, options: { applicationServerKey: bytes.buffer } };
        return current;
      },
    });
  });
  const camille = await person();
  await signInAs(camille);
  await page.goto('/profile');
  const section = page.getByRole('group', { name: profile.push });
  await expect(section.getByRole('status')).toHaveText(like(profile.pushDenied));
  await expect(section.getByRole('switch', { name: profile.push_message })).toBeDisabled();

  // What its person answers is given here too: a browser without a window asks nobody.
  await page.addInitScript(() => {
    let permission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      permission = 'granted';
      return 'granted';
    };
  });
  await page.reload();
  await expect(section.getByRole('status')).toHaveCount(0);
  for (const toggle of await section.getByRole('switch').all()) await expect(toggle).not.toBeChecked();
  await section.getByRole('switch', { name: profile.push_message }).click();
  const devices = section.getByRole('list', { name: profile.pushDevices });
  await expect(devices.getByRole('listitem')).toContainText(profile.sessionHere);
  await expect(section.getByRole('switch', { name: profile.push_message })).toBeChecked();
  const stored = await camille.client.from('profiles').select('preferences').eq('id', camille.id).single();
  expect(stored.data?.preferences).toEqual({ push_message: 'on' });

  const [worker] = context.serviceWorkers();
  const shown = await worker?.evaluate(async (notice) => {
    const scope: unknown = globalThis;
    const { registration, dispatchEvent } = scope as typeof globalThis & {
      registration: ServiceWorkerRegistration;
    };
    return new Promise((resolve) => {
      registration.showNotification = async (title, { body, tag, data } = {}) =>
        resolve({ title, body, tag, data });
      const event: new (kind: string, init: { data: string }) => Event = Reflect.get(globalThis, 'PushEvent');
      dispatchEvent(new event('push', { data: JSON.stringify(notice) }));
    });
  }, NOTICE);
  const { title, body, tag, url: data } = NOTICE;
  expect(shown).toEqual({ title, body, tag, data });

  await devices.getByRole('button').click();
  await expect(devices).toHaveCount(0);
  await expect(section.getByRole('button', { name: profile.pushHereToo })).toBeVisible();
  expect((await camille.client.from('push_subscriptions').select('id')).data).toEqual([]);
});
