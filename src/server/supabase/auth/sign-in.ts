/**
 * One password is hashed and one answer given for every error, so no answer reveals an account [AUTH-5]: the library hashes only for a
 * confirmed account with a password. Only the right password reveals that an address is unconfirmed.
 */

import type { Query } from '../../database/session.ts';
import { authError } from '../answers.ts';
import { hashPassword, isPassword } from './passwords.ts';

type Attempt = { email: string; password: string };
type Account = { id: string; encrypted_password: string | null; is_confirmed: boolean };

export type SignIn = { response: Response; account: string | undefined };

export function createSignIn({ query }: Query) {
  const dummyHash = hashPassword(crypto.randomUUID());
  return async ({ email, password }: Attempt, forward: () => Promise<Response>): Promise<SignIn> => {
    const response = await forward();
    if (response.status !== 400) return { response, account: undefined };
    const [account] = await query<Account>(
      `select id, encrypted_password, email_confirmed_at is not null as is_confirmed from auth.users where email = $1`,
      [email.toLowerCase()],
    );
    const wasHashed = account?.encrypted_password && account.is_confirmed;
    const isRight = wasHashed
      ? false
      : await isPassword(password, account?.encrypted_password ?? (await dummyHash));
    return { response: isRight ? response : wrongPassword(), account: account?.id };
  };
}

function wrongPassword(): Response {
  return authError(400, 'invalid_credentials', 'Invalid login credentials');
}
