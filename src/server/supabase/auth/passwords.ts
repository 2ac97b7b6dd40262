/** Rules for a new password, with refusals in the official client's shape [API-5]. */

import bcrypt from 'bcryptjs';
import { passwordFault, SHORTEST_PASSWORD } from '#domain/passwords.ts';
import { authError } from '../answers.ts';
import { isCommonPassword } from './common-passwords.ts';

export type Weakness = { reason: 'length' | 'pwned'; message: string };

/** Undefined: strong enough. `email`: the address of its account. */
export async function weaknessOf(password: string, email = ''): Promise<Weakness | undefined> {
  const fault = passwordFault(password, email);
  if (fault === 'short')
    return { reason: 'length', message: `Password should be at least ${SHORTEST_PASSWORD} characters.` };
  if (fault === 'guessed' || (await isCommonPassword(password)))
    return {
      reason: 'pwned',
      message: 'Password is known to be weak and easy to guess, please choose a different one.',
    };
  return undefined;
}

export function weakPassword({ reason, message }: Weakness): Response {
  return authError(422, 'weak_password', message, { weak_password: { reasons: [reason] } });
}

/** Cost of a hash, as the library makes them. */
const COST = Number(process.env.LITE_AUTH_BCRYPT_COST) || 10;

export function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(password, COST);
}

export function isPassword(password: string, hash: string): Promise<boolean> {
  return bcrypt.compare(password, hash);
}
