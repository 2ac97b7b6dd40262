import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { deleteAccount } from '#tests/support/people.ts';
import { makeScene, ROLES, type Scene } from '#tests/support/scene.ts';

type Event = { event: string; actor_id: string | null; actor_role: string; details: object };

describeOnBoth('[BAN-1] [API-1] security events', (database) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await makeScene(database());
  });

  const about = (id: string) =>
    database().query<Event>(
      `select event, actor_id, actor_role, details from app.security_events where subject = $1 order by id`,
      [id],
    );
  const last = async (id: string) => (await about(id)).at(-1);

  it('tell who banned whom, who gave which role, and who came and went', async () => {
    const { supervisor, stranger } = scene.people;
    const set = (change: string) =>
      database().actAs(supervisor, ({ query }) =>
        query(`update public.profiles set ${change} where id = $1`, [stranger.id]),
      );
    const by = { actor_id: supervisor.id, actor_role: 'authenticated' };
    expect((await about(stranger.id))[0]).toMatchObject({ event: 'account_created', actor_role: 'server' });
    await set('is_banned = true');
    expect(await last(stranger.id)).toEqual({ event: 'account_banned', details: {}, ...by });
    await set('is_banned = false');
    expect(await last(stranger.id)).toMatchObject({ event: 'account_unbanned', ...by });
    await set(`role = 'supervisor'`);
    expect(await last(stranger.id)).toMatchObject({
      event: 'role_changed',
      details: { from: 'traveler', to: 'supervisor' },
      ...by,
    });
    await set('is_premium = false');
    expect(await last(stranger.id)).toMatchObject({ event: 'premium_withdrawn', ...by });
    const before = await about(stranger.id);
    await set(`role = 'supervisor'`);
    expect(await about(stranger.id)).toEqual(before);
    await set(`role = 'traveler', is_premium = true`);
  });

  it('tell of a changed password and a changed address, never what they are', async () => {
    const { editor } = scene.people;
    await database().query(
      `update auth.users set encrypted_password = 'x', email = 'other@example.org' where id = $1`,
      [editor.id],
    );
    expect((await about(editor.id)).map(({ event, details }) => [event, details]).slice(-2)).toEqual([
      ['password_changed', {}],
      ['email_changed', {}],
    ]);
  });

  it('outlive the account that they are about', async () => {
    const { viewer } = scene.people;
    await deleteAccount(database(), viewer);
    expect(await last(viewer.id)).toMatchObject({ event: 'account_deleted', actor_id: viewer.id });
  });

  it.each(ROLES.filter((role) => role !== 'supervisor' && role !== 'viewer'))(
    'are not shown to %s',
    async (role) => {
      await database().asUser(scene.caller(role), async ({ refused }) => {
        expect(await refused('select * from public.security_events()')).toMatchObject({ code: '42501' });
        expect(await refused('select * from app.security_events')).toMatchObject({ code: '42501' });
        expect(await refused(`select app.audit('made_up')`)).toMatchObject({ code: '42501' });
      });
    },
  );

  it('are shown to a supervisor, the latest first, page by page, by name and by person', async () => {
    const { supervisor, stranger } = scene.people;
    await database().asUser(supervisor, async ({ query, refused }) => {
      const page = (arguments_: string) =>
        query<{ id: number; event: string; subject: string }>(
          `select * from public.security_events(${arguments_})`,
        );
      const ids = (rows: { id: number }[]) => rows.map(({ id }) => Number(id));
      const all = ids(await page('most => 200'));
      expect(all).toEqual([...all].sort((one, other) => other - one));
      const first = ids(await page('most => 3'));
      expect(first).toEqual(all.slice(0, 3));
      expect(ids(await page(`before => ${first[2]}, most => 3`))).toEqual(all.slice(3, 6));
      expect(new Set((await page(`only_event => 'account_created'`)).map(({ event }) => event))).toEqual(
        new Set(['account_created']),
      );
      const theirs = await page(`person => '${stranger.id}'`);
      expect(theirs.every(({ subject }) => subject === stranger.id)).toBe(true);
      expect(await page('most => 0')).toHaveLength(1);
      expect(await refused('select * from app.security_events')).toMatchObject({ code: '42501' });
    });
  });

  it('are forgotten after 180 days', async () => {
    await database().query(
      `insert into app.security_events (created_at, event, actor_role) values
         (now() - interval '181 days', 'signed_in', 'server'), (now() - interval '179 days', 'signed_in', 'server')`,
    );
    const [gone] = await database().query('select app.purge_security() as gone');
    expect(gone).toEqual({ gone: 1 });
  });
});
