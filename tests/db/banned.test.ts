import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

describeOnBoth('[BAN-1] someone who is banned', (database) => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await makeScene(database());
    await database().query(
      "insert into public.countries (iso_a2, name_fr, name_en) values ('PT', 'Portugal', 'Portugal')",
    );
  });

  it('loses everything at once, in a session that is open, and has it back when the ban is lifted', async () => {
    const { owner } = scene.people;
    const counts = () =>
      database().asUser(owner, async ({ query }) => {
        const [row] = await query<object>(
          `select (select count(*)::int from public.trips) as trips, (select count(*)::int from public.trip_meals) as meals,
             (select count(*)::int from public.trip_chat_messages) as messages, (select count(*)::int from public.profiles where id = auth.uid()) as profiles`,
        );
        return row;
      });
    const all = { trips: 1, meals: 1, messages: 1, profiles: 1 };
    expect(await counts()).toEqual(all);
    await database().query('update app.accounts set is_banned = true where id = $1', [owner.id]);
    expect(await counts()).toEqual({ trips: 0, meals: 0, messages: 0, profiles: 0 });
    await database().query('update app.accounts set is_banned = false where id = $1', [owner.id]);
    expect(await counts()).toEqual(all);
  });

  it('makes neither a trip nor a new profile, and cannot lift the ban', async () => {
    const { banned } = scene.people;
    await database().asUser(banned, async ({ query, refused }) => {
      expect(
        await refused(
          "insert into public.trips (title, start_date, end_date) values ('X', '2027-01-01', '2027-01-02')",
        ),
      ).toMatchObject({ code: '42501' });
      expect(
        await refused('insert into public.profiles (id, email) values ($1, $2)', [banned.id, banned.email]),
      ).toMatchObject({ code: '42501' });
      expect(
        await query('update public.profiles set is_banned = false where id = $1 returning id', [banned.id]),
      ).toEqual([]);
    });
  });

  it('reads what every visitor reads', async () => {
    await database().asUser(scene.people.banned, async ({ query }) => {
      expect(await query('select iso_a2 from public.countries')).toEqual([{ iso_a2: 'PT' }]);
    });
  });

  it('cannot be banned or freed by themselves when a supervisor', async () => {
    await database().asUser(scene.people.supervisor, async ({ refused }) => {
      expect(
        await refused('update public.profiles set is_banned = true where id = $1', [
          scene.people.supervisor.id,
        ]),
      ).toMatchObject({ code: '42501', message: 'profile_protected' });
    });
  });
});
