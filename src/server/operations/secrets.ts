/** Keys of the backend, from the environment or generated (0600): the library's default is public. */

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateApiKey } from '@supabase/lite';
import { z } from 'zod';
import { parsedJson } from '#domain/json.ts';
import type { Config } from '../config.ts';
import { isVapidKey, makeVapidKey } from '../push/vapid-key.ts';
import { OperatorError } from './operator-error.ts';

const storedSchema = z.object({
  jwtSecret: z.string().min(32),
  publishableKey: z.string().min(30),
  secretKey: z.string().min(30),
  metricsToken: z.string().min(16),
});

export type Secrets = z.infer<typeof storedSchema> & {
  /** Encrypts second factors. Separate, since the others may be replaced without locking anyone out. */
  factorKey: string;
  /** Key for push services (RFC 8292): 32 bytes in base64url. Another one ends all subscriptions. */
  vapidKey: string;
};

export async function loadSecrets(config: Config): Promise<Secrets> {
  const file = join(config.DATA_DIR, 'secrets.json');
  if (!existsSync(file)) await store(file);
  const stored = readStored(file);
  return {
    jwtSecret: config.JWT_SECRET ?? stored.jwtSecret,
    publishableKey: config.PUBLISHABLE_KEY ?? stored.publishableKey,
    secretKey: config.SECRET_KEY ?? stored.secretKey,
    metricsToken: config.METRICS_TOKEN ?? stored.metricsToken,
    factorKey: config.FACTOR_KEY ?? loadFactorKey(config.DATA_DIR),
    vapidKey: config.VAPID_PRIVATE_KEY ?? loadVapidKey(config.DATA_DIR),
  };
}

function readStored(file: string): z.infer<typeof storedSchema> {
  chmodSync(file, 0o600);
  const parsed = storedSchema.safeParse(parsedJson(readFileSync(file, 'utf8')));
  if (!parsed.success)
    throw new OperatorError(
      `${file} is damaged. Restore it from a backup, or remove it (everyone has to sign in again).`,
    );
  return parsed.data;
}

function loadFactorKey(folder: string): string {
  return loadKey(join(folder, 'factor-key'), {
    make: () => randomBytes(48).toString('base64url'),
    isValid: (key) => key.length >= 32,
    without: 'without it no second factor can be checked',
  });
}

function loadVapidKey(folder: string): string {
  return loadKey(join(folder, 'vapid-key'), {
    make: makeVapidKey,
    isValid: isVapidKey,
    without: 'without it people have to turn notifications on again',
  });
}

/** Loads a key from its own file: older installations make it at their next start. */
function loadKey(
  file: string,
  { make, isValid, without }: { make: () => string; isValid: (key: string) => boolean; without: string },
): string {
  if (!existsSync(file)) writeOnce(file, `${make()}\n`);
  chmodSync(file, 0o600);
  const key = readFileSync(file, 'utf8').trim();
  if (!isValid(key)) throw new OperatorError(`${file} is damaged. Restore it from a backup: ${without}.`);
  return key;
}

async function store(file: string): Promise<void> {
  const secrets: z.infer<typeof storedSchema> = {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: (await generateApiKey('publishable')).key,
    secretKey: (await generateApiKey('secret')).key,
    metricsToken: randomBytes(24).toString('base64url'),
  };
  writeOnce(file, `${JSON.stringify(secrets, null, 2)}\n`);
}

/** Links from a temporary file: never partial, and of several processes the first one's counts. */
function writeOnce(file: string, content: string): void {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, content, { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Compares in constant time, for any lengths. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(secret));
}

function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
