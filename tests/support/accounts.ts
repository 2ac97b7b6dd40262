import { randomUUID } from 'node:crypto';
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#db/database.types.ts';
import type { ServerAddress } from './server.ts';

export type Client = SupabaseClient<Database>;

export type Person = {
  id: string;
  name: string;
  email: string;
  password: string;
  accessToken: string;
  /** The official client, signed in as this person. */
  client: Client;
};

export type PersonOptions = {
  name?: string;
  /** Default: traveler. */
  role?: string;
  premium?: boolean;
  /** Default: true. */
  onboarded?: boolean;
  email?: string;
};

type Address = Pick<ServerAddress, 'url' | 'publishableKey' | 'secretKey'>;

/** The official client, signed out, that keeps nothing between runs. */
export function visitor({ url, publishableKey }: Address): Client {
  return clientWith(url, publishableKey);
}

/** The official client with every right: for what no person may do. */
export function administrator({ url, secretKey }: Address): Client {
  return clientWith(url, secretKey);
}

/** A new person, signed in, with a profile. Everything is done as the application does it, but premium and role. */
export async function createPerson(server: Address, options: PersonOptions = {}): Promise<Person> {
  const { name = 'Camille', role = 'traveler', premium = false, onboarded = true } = options;
  const email =
    options.email ?? `${name.toLowerCase().replace(/[^a-z]/g, '')}-${randomUUID().slice(0, 8)}@escale.test`;
  const password = 'secret-enough';
  const client = visitor(server);
  const { data, error } = await client.auth.signUp({ email, password });
  if (error) throw error;
  if (!data.user || !data.session) throw new Error('The sign-up gave no session.');
  const profile = { id: data.user.id, email, name, onboarding_completed: onboarded };
  const made = await client.from('profiles').insert(profile).select('id').single();
  if (made.error) throw new Error(made.error.message);
  if (premium || role !== 'traveler') {
    const given = await administrator(server)
      .from('profiles')
      .update({ is_premium: premium, role })
      .eq('id', data.user.id)
      .select('id')
      .single();
    if (given.error) throw new Error(given.error.message);
  }
  return { id: data.user.id, name, email, password, accessToken: data.session.access_token, client };
}

/** The same person at another browser, with the same token: a client, and so a socket, of its own. */
export function elsewhere(
  { url, publishableKey }: Pick<Address, 'url' | 'publishableKey'>,
  person: Person,
): Person {
  const client = createClient<Database>(url, publishableKey, { accessToken: async () => person.accessToken });
  return { ...person, client };
}

/** The session that the client stores after a sign-in. */
export async function signInWithPassword(
  server: Address,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<Session> {
  const { data, error } = await visitor(server).auth.signInWithPassword({ email, password });
  if (error) throw error;
  return data.session;
}

function clientWith(url: string, key: string): Client {
  return createClient<Database>(url, key, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      experimental: { recoveryCodes: true },
    },
  });
}
