import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { addCollaborator, makePerson, makeTrip, makeUser, type Person } from '#tests/support/people.ts';

type Profile = Record<string, unknown>;

describeOnBoth('profiles', (database) => {
  let alice: Person;
  let vera: Person;
  let stranger: Person;
  let supervisor: Person;

  beforeAll(async () => {
    alice = await makePerson(database(), 'Alice');
    vera = await makePerson(database(), 'Vera');
    stranger = await makePerson(database(), 'Sam');
    supervisor = await makePerson(database(), 'Sue', { role: 'supervisor' });
    await addCollaborator(database(), await makeTrip(database(), alice), vera, 'viewer');
  });

  it('[PROF-1] the first sign-in makes a profile with safe defaults', async () => {
    const newcomer = await makeUser(database(), 'Nina');
    const [profile] = await database().asUser(newcomer, ({ query }) =>
      query<Profile>('insert into public.profiles (id, email) values ($1, $2) returning *', [
        newcomer.id,
        newcomer.email,
      ]),
    );
    const prefix = newcomer.email.split('@')[0];
    expect(profile).toMatchObject({
      id: newcomer.id,
      email: newcomer.email,
      name: prefix,
      username: prefix,
      role: 'traveler',
      is_premium: false,
      is_banned: false,
      onboarding_completed: false,
      preferences: {},
    });
  });

  it('[PROF-1] what the sign-in service says of a person is taken over, an unusable picture is not', async () => {
    const newcomer = await makeUser(database(), 'Noor');
    const [profile] = await database().asUser(newcomer, ({ query }) =>
      query<Profile>(
        `insert into public.profiles (id, email, name, username, avatar_url)
         values ($1, $2, 'Noor Aziz', 'noor', 'javascript:alert(1)') returning *`,
        [newcomer.id, newcomer.email],
      ),
    );
    expect(profile).toMatchObject({ name: 'Noor Aziz', username: 'noor', avatar_url: null });
  });

  it('[PROF-1] a profile that is made twice answers the one that is there', async () => {
    const newcomer = await makeUser(database(), 'Nils');
    const names = await database().asUser(newcomer, async ({ query }) => {
      const make = 'insert into public.profiles (id, email, name) values ($1, $2, $3) returning name';
      return [
        await query(make, [newcomer.id, newcomer.email, 'First']),
        await query(make, [newcomer.id, newcomer.email, 'Second']),
        await query('select name from public.profiles'),
      ];
    });
    expect(names).toEqual([[{ name: 'First' }], [{ name: 'First' }], [{ name: 'First' }]]);
  });

  it.each(['role', 'is_premium', 'is_banned'])(
    '[PROF-4] nobody is born with a %s of their own choice',
    async (column) => {
      const newcomer = await makeUser(database(), 'Nemo');
      const value = column === 'role' ? 'supervisor' : 'true';
      const refusal = await database().asUser(newcomer, ({ refused }) =>
        refused(`insert into public.profiles (id, email, ${column}) values ($1, $2, '${value}')`, [
          newcomer.id,
          newcomer.email,
        ]),
      );
      expect(refusal).toEqual({ code: '42501', message: 'profile_protected', detail: column });
    },
  );

  it('[PROF-1] a profile has the address that its owner signed up with, and only its owner makes it', async () => {
    const newcomer = await makeUser(database(), 'Nora');
    const insert = 'insert into public.profiles (id, email) values ($1, $2)';
    await database().asUser(newcomer, async ({ refused }) => {
      expect(await refused(insert, [newcomer.id, 'president@example.org'])).toMatchObject({
        code: '42501',
        message: 'profile_protected',
        detail: 'email',
      });
    });
    await database().asUser(stranger, async ({ refused }) => {
      expect(await refused(insert, [newcomer.id, stranger.email])).toMatchObject({ code: '42501' });
    });
    await database().asUser('anon', async ({ refused }) => {
      expect(await refused(insert, [newcomer.id, newcomer.email])).toMatchObject({ code: '42501' });
    });
  });

  it.each([
    ['role', "'supervisor'"],
    ['is_premium', 'true'],
    ['is_banned', 'true'],
    ['email', "'other@example.org'"],
    ['id', "'11111111-1111-4111-8111-111111111111'"],
  ])('[PROF-4] one cannot change the %s of oneself', async (column, value) => {
    for (const person of [alice, supervisor]) {
      const wanted = column === 'role' && person === supervisor ? "'traveler'" : value;
      const refusal = await database().asUser(person, ({ refused }) =>
        refused(`update public.profiles set ${column} = ${wanted} where id = $1`, [person.id]),
      );
      expect(refusal).toEqual({ code: '42501', message: 'profile_protected', detail: column });
    }
  });

  it('[PROF-2] one changes the rest of one’s profile; unchanged protected columns may come along', async () => {
    const [profile] = await database().asUser(alice, ({ query }) =>
      query<Profile>(
        `update public.profiles set first_name = 'Alice', bio = 'Hello', preferences = '{"pace":"slow"}', role = 'traveler',
           onboarding_completed = true, updated_at = '2001-01-01' where id = $1
         returning first_name, bio, preferences, role, updated_at > '2020-01-01' as touched`,
        [alice.id],
      ),
    );
    expect(profile).toEqual({
      first_name: 'Alice',
      bio: 'Hello',
      preferences: { pace: 'slow' },
      role: 'traveler',
      touched: true,
    });
  });

  it.each([
    ['bio', "repeat('x', 10001)", 'text_too_long'],
    ['name', "repeat('x', 201)", 'text_too_long'],
    ['avatar_url', "'javascript:alert(1)'", 'avatar_url_invalid'],
    ['avatar_url', "'https://images.example/pixel.png'", 'avatar_url_invalid'],
    ['preferences', "'[]'", 'preferences_invalid'],
  ])('[PROF-3] a wrong %s is refused with its key', async (column, value, key) => {
    const refusal = await database().asUser(alice, ({ refused }) =>
      refused(`update public.profiles set ${column} = ${value} where id = $1`, [alice.id]),
    );
    expect(refusal).toEqual({ code: 'PT400', message: key, detail: column });
  });

  it('[COLLAB-3] fellow members of a trip see name, face and address of each other, and nothing else', async () => {
    const rows = await database().asUser(vera, ({ query }) =>
      query<Profile>('select * from public.profiles where id = $1', [alice.id]),
    );
    const { id, name, username, avatar_url, email, ...rest } = rows[0] ?? {};
    expect({ id, name, avatar_url, email }).toEqual({
      id: alice.id,
      name: 'Alice',
      avatar_url: null,
      email: alice.email,
    });
    expect(username).toEqual(expect.any(String));
    expect(Object.values(rest).filter((value) => value !== null)).toEqual([]);
  });

  it('a fellow member cannot find out a hidden column by filtering on it, nor change it', async () => {
    await database().asUser(vera, async ({ query }) => {
      expect(await query("select id from public.profiles where bio like 'Alice%'")).toEqual([]);
      expect(
        await query("update public.profiles set name = 'Hacked' where id = $1 returning id", [alice.id]),
      ).toEqual([]);
    });
    expect(await database().query('select name from public.profiles where id = $1', [alice.id])).toEqual([
      { name: 'Alice' },
    ]);
  });

  it('[GATE-5] strangers and visitors see no profile but their own', async () => {
    await database().asUser(stranger, async ({ query }) => {
      expect(await query('select id from public.profiles')).toEqual([{ id: stranger.id }]);
    });
    await database().asUser('anon', async ({ refused }) => {
      expect(await refused('select id from public.profiles')).toMatchObject({ code: '42501' });
    });
  });

  it('[ADMIN-6] a supervisor reads every profile and changes role, premium and ban of others, nothing else', async () => {
    await database().asUser(supervisor, async ({ query, refused }) => {
      const [seen] = await query<Profile>('select bio, role from public.profiles where id = $1', [alice.id]);
      expect(seen).toEqual({ bio: "Alice's secret bio", role: 'traveler' });
      const [changed] = await query<Profile>(
        `update public.profiles set role = 'supervisor', is_premium = true, is_banned = true where id = $1
         returning role, is_premium, is_banned`,
        [alice.id],
      );
      expect(changed).toEqual({ role: 'supervisor', is_premium: true, is_banned: true });
      for (const column of ['bio', 'name', 'email']) {
        const refusal = await refused(
          `update public.profiles set ${column} = 'other@example.org' where id = $1`,
          [vera.id],
        );
        expect(refusal).toMatchObject({ code: '42501', message: 'profile_protected' });
      }
    });
  });

  it('[AUTH-8] a changed sign-in address arrives in the profile', async () => {
    const caller = await makePerson(database(), 'Max');
    await database().query("update auth.users set email = 'max@new.example.org' where id = $1", [caller.id]);
    expect(await database().query('select email from public.profiles where id = $1', [caller.id])).toEqual([
      { email: 'max@new.example.org' },
    ]);
  });

  it('[BAN-1] a ban ends the sessions and closes the sign-in; lifting it opens it again', async () => {
    const banned = await makePerson(database(), 'Bob');
    await database().query('insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1)', [
      banned.id,
    ]);
    const ban = (isBanned: boolean) =>
      database().actAs(supervisor, ({ query }) =>
        query('update public.profiles set is_banned = $2 where id = $1', [banned.id, isBanned]),
      );
    const state = () =>
      database().query(
        `select banned_until > now() as closed, (select count(*)::int from auth.sessions s where s.user_id = u.id) as sessions
         from auth.users u where id = $1`,
        [banned.id],
      );
    await ban(true);
    expect(await state()).toEqual([{ closed: true, sessions: 0 }]);
    await ban(false);
    expect(await state()).toEqual([{ closed: null, sessions: 0 }]);
  });

  it('[PROF-2] some preferences are set and the others stay, one’s own alone, by nobody who is signed out or banned', async () => {
    const change = 'select public.change_preferences($1::text::jsonb) as preferences';
    await database().asUser(alice, async ({ query, refused }) => {
      await query(change, ['{"theme":"dark","mail_task":"on"}']);
      expect(await query(change, ['{"mail_task":"off"}'])).toEqual([
        { preferences: { theme: 'dark', mail_task: 'off' } },
      ]);
      for (const wrong of ['[]', '"text"', 'null', JSON.stringify({ long: 'x'.repeat(16_384) })]) {
        expect(await refused(change, [wrong])).toEqual({
          code: 'PT400',
          message: 'preferences_invalid',
          detail: 'preferences',
        });
      }
      await query('reset role');
      expect(await query('select preferences from app.accounts where id = $1', [vera.id])).toEqual([
        { preferences: {} },
      ]);
    });
    const banned = await makePerson(database(), 'Bob', { isBanned: true });
    for (const caller of [banned, 'anon'] as const) {
      await database().asUser(caller, async ({ refused }) => {
        expect(await refused(change, ['{"theme":"dark"}'])).toMatchObject({ code: '42501' });
      });
    }
  });
});
