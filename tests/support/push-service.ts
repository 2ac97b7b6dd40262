import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { DeliverPushOptions } from '#server/push/deliver-push.ts';

type Received = { path: string; headers: IncomingHttpHeaders; notification: Record<string, unknown> };

/** A browser's part of a subscription: what it gives to the server, and how it decrypts. */
export type Browser = { endpoint: string; p256dh: string; secret: string };

/** Of a worker that sends mails alone. */
export const NO_PUSH: DeliverPushOptions = {
  sender: { send: () => Promise.reject(new Error('No notification is sent here.')) },
  isInTrip: () => false,
};

/** A push service on the own machine with the browsers behind it: decrypts what it is sent, as RFC 8291 says. */
export async function startPushService() {
  const received: Received[] = [];
  const answers = new Map<string, number>();
  const browsers = new Map<string, { decrypt: (body: Buffer) => string }>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = request.url ?? '';
    const text = browsers.get(path)?.decrypt(Buffer.concat(chunks)) ?? '{}';
    received.push({ path, headers: request.headers, notification: JSON.parse(text) });
    response.writeHead(answers.get(path) ?? 201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    received,
    /** What the service answers about a browser from now on. */
    answer: ({ endpoint }: Browser, status: number) => answers.set(new URL(endpoint).pathname, status),
    addBrowser(): Browser {
      const path = `/push/${crypto.randomUUID()}`;
      const pair = createECDH('prime256v1');
      const own = pair.generateKeys();
      const auth = randomBytes(16);
      browsers.set(path, { decrypt: (body) => decrypt(body, { pair, own, auth }) });
      return {
        endpoint: `http://127.0.0.1:${port}${path}`,
        p256dh: own.toString('base64url'),
        secret: auth.toString('base64url'),
      };
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Has the caller's notifications sent to a browser. */
export const saveBrowser = ({ endpoint, p256dh, secret }: Browser): [string, string[]] => [
  'select public.save_push_subscription($1, $2, $3, $4)',
  [endpoint, p256dh, secret, 'Firefox, Android'],
];

type Keys = { pair: ReturnType<typeof createECDH>; own: Buffer; auth: Buffer };

/** RFC 8188: salt, record size, the sender's key, one record; RFC 8291: how the keys follow from both sides'. */
function decrypt(body: Buffer, { pair, own, auth }: Keys): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
  const key = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // A delimiter ends the text, padding follows.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
