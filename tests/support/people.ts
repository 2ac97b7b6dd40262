import type { TestDatabase } from './database.ts';

export type Person = { id: string; email: string };

type PersonOptions = { role?: string; isPremium?: boolean; isBanned?: boolean; email?: string };

/** Someone with an account and a profile. */
export async function makePerson(
  { query }: Pick<TestDatabase, 'query'>,
  name: string,
  { role = 'traveler', isPremium = false, isBanned = false, email }: PersonOptions = {},
): Promise<Person> {
  const person = await makeUser({ query }, name, email);
  await query(
    `insert into public.profiles (id, email, name, role, is_premium, is_banned, onboarding_completed, bio, home_address)
     values ($1, $2, $3, $4, $5, $6, true, $7, $8)`,
    [
      person.id,
      person.email,
      name,
      role,
      isPremium,
      isBanned,
      `${name}'s secret bio`,
      `${name}'s secret home`,
    ],
  );
  return person;
}

/** Someone who has signed up, and has no profile yet. */
export async function makeUser(
  { query }: Pick<TestDatabase, 'query'>,
  name: string,
  email = `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@example.org`,
): Promise<Person> {
  const id = crypto.randomUUID();
  await query('insert into auth.users (id, email) values ($1, $2)', [id, email]);
  return { id, email };
}

/** A five-day trip in Lisbon. */
export async function makeTrip(
  { query }: Pick<TestDatabase, 'query'>,
  owner: Person,
  title = 'Lisbonne',
): Promise<string> {
  const id = crypto.randomUUID();
  await query(
    `insert into public.trips (id, title, destination, start_date, end_date, owner_id)
     values ($1, $2, 'Lisbonne', '2027-03-12', '2027-03-16', $3)`,
    [id, title, owner.id],
  );
  return id;
}

export async function addCollaborator(
  { query }: Pick<TestDatabase, 'query'>,
  tripId: string,
  person: Person,
  role: 'viewer' | 'editor',
): Promise<void> {
  await query('insert into public.trip_collaborators (trip_id, user_id, role) values ($1, $2, $3)', [
    tripId,
    person.id,
    role,
  ]);
}

/** Deletes the person's account, as people without a password do: by naming their address. Trips in `newOwners` change owner. */
export async function deleteAccount(
  { actAs }: Pick<TestDatabase, 'actAs'>,
  person: Person,
  newOwners: Record<string, string> = {},
): Promise<void> {
  await actAs(person, ({ query }) =>
    query('select public.delete_my_account($1::text::jsonb, $2)', [JSON.stringify(newOwners), person.email]),
  );
}
