import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

describeOnBoth('[PLUS-1] the days on which something is closed', (database) => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await makeScene(database());
  });

  const write = 'update public.trip_activities set closed_on = $2 where id = $1 returning closed_on';

  it('are none until someone says so, for rows that stood there before too', async () => {
    const rows = await database().query('select closed_on from public.trip_activities where id = $1', [
      scene.ids.trip_activities,
    ]);
    expect(rows).toEqual([{ closed_on: [] }]);
  });

  it('are stored in the order of the week, each once', async () => {
    await database().asUser(scene.people.editor, async ({ query }) => {
      expect(await query(write, [scene.ids.trip_activities, '{7,1,1}'])).toEqual([{ closed_on: [1, 7] }]);
      expect(await query(write, [scene.ids.trip_activities, null])).toEqual([{ closed_on: [] }]);
      expect(await query(write, [scene.ids.trip_activities, '{7,6,5,4,3,2,1}'])).toEqual([
        { closed_on: [1, 2, 3, 4, 5, 6, 7] },
      ]);
    });
  });

  it('are said by those who may edit the trip, and in the catalogue by supervisors', async () => {
    await database().asUser(scene.people.viewer, async ({ query }) => {
      expect(await query(write, [scene.ids.trip_activities, '{1}'])).toEqual([]);
    });
    await database().query(
      "insert into public.countries (iso_a2, name_fr, name_en) values ('PT', 'Portugal', 'Portugal') on conflict do nothing",
    );
    const add = `insert into public.activities (title, country_iso_a2, closed_on) values ('Musée', 'PT', $1) returning closed_on`;
    await database().asUser(scene.people.supervisor, async ({ query, refused }) => {
      expect(await query(add, ['{2,1}'])).toEqual([{ closed_on: [1, 2] }]);
      expect(await refused(add, ['{8}'])).toEqual({
        code: 'PT400',
        message: 'weekday_invalid',
        detail: 'closed_on',
      });
    });
    await database().asUser(scene.people.editor, async ({ refused }) => {
      expect(await refused(add, ['{1}'])).toMatchObject({ code: '42501' });
    });
  });
});
