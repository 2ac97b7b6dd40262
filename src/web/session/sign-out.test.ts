import { AuthApiError } from '@supabase/auth-js';
import { expect, it } from 'vitest';
import type { Client } from '#web/data/supabase-client.ts';
import { endSession } from './sign-out.ts';

/** The auth client as far as signing out goes; `answer` is the server's. */
function clientOf(answer: AuthApiError | null) {
  const done: string[] = [];
  const auth = {
    getSession: async () => ({ data: { session: { access_token: 'token' } }, error: null }),
    admin: {
      signOut: async (token: string, scope: string) => {
        done.push(`asked ${token} ${scope}`);
        return { data: null, error: answer };
      },
    },
    signOut: async ({ scope }: { scope: string }) => {
      done.push(`signed out ${scope}`);
      return { error: scope === 'global' ? answer : null };
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what signing out asks of it
  return { client: { auth } as unknown as Client, done };
}

it('[AUTH-6] asks the server before this device forgets its session', async () => {
  const { client, done } = clientOf(null);
  await endSession(client, 'local');
  expect(done).toEqual(['asked token local', 'signed out local']);
});

it.each(['local', 'global'] as const)(
  '[AUTH-6] %s: a server that says no leaves one signed in',
  async (scope) => {
    const { client, done } = clientOf(new AuthApiError('down', 500, 'unexpected_failure'));
    await expect(endSession(client, scope)).rejects.toThrow('down');
    expect(done).not.toContain('signed out local');
  },
);

it('[AUTH-6] a session that is over already is forgotten', async () => {
  const { client, done } = clientOf(new AuthApiError('gone', 403, 'session_not_found'));
  await endSession(client, 'local');
  expect(done).toContain('signed out local');
});
