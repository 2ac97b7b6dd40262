/** This browser's subscription to notifications [PLUS-19]. */
import { SERVICE_WORKER } from '#web/paths.ts';

export type PushState = 'unsupported' | NotificationPermission;

/** Keys for our server (RFC 8291). */
export type BrowserKeys = { endpoint: string; p256dh: string; secret: string };

export class PushDeniedError extends Error {
  override name = 'PushDeniedError';
}

export function pushState(): PushState {
  const isSupported =
    import.meta.env.PROD &&
    'serviceWorker' in navigator &&
    'PushManager' in globalThis &&
    'Notification' in globalThis;
  return isSupported ? Notification.permission : 'unsupported';
}

/** Null, too, for a subscription under another key than the server's: nothing that is sent arrives there. */
export async function browserEndpoint(pushKey: string): Promise<string | null> {
  const subscription = await currentSubscription();
  const key = subscription?.options.applicationServerKey;
  return !subscription || (key && encode(key) !== pushKey) ? null : subscription.endpoint;
}

/**
 * Subscribes from a press, since the browser asks. @param pushKey replaces a subscription under another one
 * @throws PushDeniedError, or the push service's DOMException
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
