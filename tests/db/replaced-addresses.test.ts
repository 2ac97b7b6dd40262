import { expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, type Person } from '#tests/support/people.ts';

describeOnBoth('an address that is replaced', (database) => {
  const link = ({ id }: Person, provider: string, email: string) =>
    database().query(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
       values (gen_random_uuid(), $2::text, $1::text, $1::uuid, jsonb_build_object('email', $3::text))`,
      [id, provider, email],
    );

  const change = ({ id }: Person, email: string) =>
    database().query('update auth.users set email = $2 where id = $1', [id, email]);

  async function providersOf({ id }: Person): Promise<string[]> {
    const rows = await database().query<{ provider: string }>(
      'select provider from auth.identities where user_id = $1 order by provider',
      [id],
    );
    return rows.map(({ provider }) => provider);
  }

  async function anaOfThree(): Promise<Person> {
    const ana = await makePerson(database(), 'Ana');
    await link(ana, 'email', ana.email);
    await link(ana, 'google', ana.email.toUpperCase());
    await link(ana, 'github', 'another@example.org');
    return ana;
  }

  it('[AUTH-8] takes along the provider that has it, and no other', async () => {
    const ana = await anaOfThree();
    await change(ana, 'ana-elsewhere@example.org');
    expect(await providersOf(ana)).toEqual(['email', 'github']);
    const [row] = await database().query('select raw_app_meta_data as app from auth.users where id = $1', [
      ana.id,
    ]);
    expect(row).toMatchObject({ app: { provider: 'email', providers: ['email', 'github'] } });
  });

  it('[AUTH-8] takes nothing along where it is the same in another case', async () => {
    const ana = await anaOfThree();
    await change(ana, ana.email.toUpperCase());
    expect(await providersOf(ana)).toEqual(['email', 'github', 'google']);
  });
});
