import { Secret, TOTP } from 'otpauth';
import { type Client, type Person, visitor } from './accounts.ts';
import type { ServerAddress } from './server.ts';

export type Guarded = Person & { factorId: string; secret: string };

/**
 * What the authenticator app shows, `steps` half minutes from now. A code is good for a step more and is taken once:
 * after one of now, the next is that of one step ahead.
 */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** The person with an authenticator app, verified by this client's session, which is at aal2 then. */
export async function guard(person: Person, friendlyName = 'Phone'): Promise<Guarded> {
  const { mfa } = person.client.auth;
  const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  const verified = await mfa.challengeAndVerify({ factorId: data.id, code: codeOf(data.totp.secret) });
  if (verified.error) throw verified.error;
  const accessToken = verified.data.access_token;
  return { ...person, accessToken, factorId: data.id, secret: data.totp.secret };
}

/** Another client, signed in as the person by password alone. */
export async function withPassword(
  server: ServerAddress,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<Client> {
  const client = visitor(server);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}
