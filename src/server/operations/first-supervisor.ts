import { randomInt } from 'node:crypto';
import type { App } from '@supabase/lite';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Database } from '../database/session.ts';

export type Credentials = { email: string; password: string };
export type NewSupervisor = Credentials & {
  id: string;
  isPasswordMade: boolean;
};

const DEFAULT_EMAIL = 'supervisor@escale.test';
/** Characters of a password, without those that look alike. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzACDEFGHJKLMNPQRSTUVWXYZ2345679';

const createdSchema = z.object({ user: z.object({ id: z.uuid() }) });

export async function ensureFirstSupervisor(
  database: Database,
  app: App,
  config: Config,
  publishableKey: string,
): Promise<NewSupervisor | undefined> {
  const [supervisor] = await database.query(`select from app.accounts where role = 'supervisor' limit 1`);
  if (supervisor) return undefined;
  const email = config.SUPERVISOR_EMAIL ?? DEFAULT_EMAIL;
  const [existing] = await database.query<{ id: string }>('select id from auth.users where email = $1', [
    email,
  ]);
  if (existing) {
    await promote(database, existing.id, email);
    return undefined;
  }
  const isPasswordMade = config.SUPERVISOR_PASSWORD === undefined;
  const password = config.SUPERVISOR_PASSWORD ?? makePassword();
  const id = await signUp(app, { email, password }, publishableKey);
  await promote(database, id, email);
  return { id, email, password, isPasswordMade };
}

async function signUp(app: App, credentials: Credentials, publishableKey: string): Promise<string> {
  const response = await app.fetch(
    new Request('http://localhost/auth/v1/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: publishableKey },
      body: JSON.stringify(credentials),
    }),
    { peerAddress: null },
  );
  const answer = createdSchema.safeParse(await response.json());
  if (!answer.success) throw new Error(`The first supervisor could not be made: status ${response.status}.`);
  return answer.data.user.id;
}

async function promote(database: Database, id: string, email: string): Promise<void> {
  await database.query(
    `insert into app.accounts (id, email, role, onboarding_completed) values ($1, $2, 'supervisor', true)
     on conflict (id) do update set role = 'supervisor', onboarding_completed = true`,
    [id, email],
  );
}

export function makePassword(): string {
  const characters = Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return [0, 4, 8, 12].map((start) => characters.slice(start, start + 4).join('')).join('-');
}
