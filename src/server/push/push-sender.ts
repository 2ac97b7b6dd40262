/** One notification to one browser's push service (RFC 8030, 8291, 8292). */
import { createHash } from 'node:crypto';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import webPush from 'web-push';
import { isPushEndpoint, PrivateAddressError, publicLookup } from './push-address.ts';
import { vapidPublicKey } from './vapid-key.ts';

export type Device = { id: string; endpoint: string; p256dh: string; secret: string };

export type Notification = {
  title: string;
  body: string;
  url: string;
  tag: string;
  language: string;
};

/** `gone`: the subscription ended; `later`: busy or unreachable; `refused`: for good. */
export type PushResult = 'sent' | 'gone' | 'later' | 'refused';

export type PushSender = { send: (device: Device, notification: Notification) => Promise<PushResult> };

type Options = {
  privateKey: string;
  publicUrl: string;
  allowsLoopback?: boolean;
};

const TTL_SECONDS = 86_400;
const TIMEOUT_MS = 10_000;
/** In ms from the clock of the push service, of which signatures may be off by hours. */
const CLOCK_DIFFERENCE = 600_000;

export function createPushSender({ privateKey, publicUrl, allowsLoopback = false }: Options): PushSender {
  const vapidDetails = {
    // A contact for the push service: https or mailto.
    subject: publicUrl.startsWith('https:') ? publicUrl : 'mailto:escale@localhost',
    publicKey: vapidPublicKey(privateKey),
    privateKey,
  };
  const isAllowed = (endpoint: string) =>
    isPushEndpoint(endpoint) || (allowsLoopback && new URL(endpoint).hostname === '127.0.0.1');
  return {
    async send({ endpoint, p256dh, secret }, notification) {
      if (!isAllowed(endpoint)) return 'gone';
      try {
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth: secret } },
          JSON.stringify(notification),
          {
            vapidDetails,
            TTL: TTL_SECONDS,
            // The service delivers the last one of a topic.
            topic: createHash('sha256').update(notification.tag).digest('base64url').slice(0, 32),
          },
        );
        return resultOf(await post(new URL(endpoint), headers, body));
      } catch (error) {
        return error instanceof PrivateAddressError ? 'gone' : 'later';
      }
    },
  };
}

type Answer = { status: number; date: string | undefined };

function resultOf({ status, date }: Answer): PushResult {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  // Made under another key of ours; unless our clock is wrong, for which nobody may lose a subscription.
  if (status === 401 || status === 403) return isClockRight(date) ? 'gone' : 'later';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

function isClockRight(date = ''): boolean {
  const difference = Math.abs(Date.now() - Date.parse(date));
  return Number.isNaN(difference) || difference < CLOCK_DIFFERENCE;
}

/** Posts a request; redirections are not followed. */
function post(url: URL, headers: Record<string, string>, body: Buffer | null): Promise<Answer> {
  const isTls = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const take = (response: IncomingMessage) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, date: response.headers.date });
    };
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
    const request = isTls
      ? tlsRequest(url, { ...options, lookup: publicLookup }, take)
      : plainRequest(url, options, take);
    request.on('error', reject);
    request.end(body ?? undefined);
  });
}
