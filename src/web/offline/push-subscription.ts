/** This browser's subscription to notifications, at the browser's own push service [PLUS-19]. */
import { SERVICE_WORKER } from '#web/paths.ts';

/** What the browser says: it can't, or whether the person lets it. */
export type PushState = 'unsupported' | NotificationPermission;

/** What our server needs to send to it (RFC 8291). */
export type BrowserKeys = { endpoint: string; p256dh: string; secret: string };

/** The person did not let the browser show notifications. */
export class PushDeniedError extends Error {
  override name = 'PushDeniedError';
}

/** Whether this browser can be sent notifications, and may show them. */
export function pushState(): PushState {
  const isSupported =
    import.meta.env.PROD &&
    'serviceWorker' in navigator &&
    'PushManager' in globalThis &&
    'Notification' in globalThis;
  return isSupported ? Notification.permission : 'unsupported';
}

/** The endpoint of its subscription; null without one. */
export async function browserEndpoint(): Promise<string | null> {
  return (await currentSubscription())?.endpoint ?? null;
}

/**
 * Subscribes this browser; called from a press, since the browser asks the person.
 *
 * @param pushKey the server's public key: a subscription under another one is replaced
 * @throws PushDeniedError when the person says no; DOMException when the push service does
 */
export async function subscribeBrowser(pushKey: string): Promise<BrowserKeys> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushDeniedError();
  await navigator.serviceWorker.register(SERVICE_WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const existing = await pushManager.getSubscription();
  if (existing && encode(existing.options.applicationServerKey) !== pushKey) await existing.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  return {
    endpoint: subscription.endpoint,
    p256dh: encode(subscription.getKey('p256dh')),
    secret: encode(subscription.getKey('auth')),
  };
}

/** Ends the subscription of this browser, if it has one. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (pushState() === 'unsupported') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function encode(key: ArrayBuffer | null): string {
  return new Uint8Array(key ?? []).toBase64({ alphabet: 'base64url', omitPadding: true });
}
