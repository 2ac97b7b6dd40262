import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { addCollaborator, deleteAccount, makePerson } from '#tests/support/people.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

const PRICED = ['trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals'];

describeOnBoth('[PLUS-5] [PLUS-18] who shares a cost', (database) => {
  let scene: Scene;

  beforeEach(async () => {
    scene = await makeScene(database());
  });

  const equally = (...roles: (keyof Scene['people'])[]) => ({
    mode: 'parts',
    shares: Object.fromEntries(roles.map((role) => [scene.people[role].id, 1])),
  });
  const splitOf = async (table: string) => {
    const [row] = await database().query<{ split: unknown }>(
      `select split from public.${table} where id = $1`,
      [scene.ids[table]],
    );
    return row?.split;
  };
  const pay = (table: string, split = 'default') =>
    database().actAs(scene.people.editor, ({ query }) =>
      query(
        `update public.${table} set price = 30, paid_by = $2${split === 'default' ? '' : `, split = ${split}`} where id = $1`,
        [scene.ids[table], scene.people.owner.id],
      ),
    );

  it.each(PRICED)('is fixed in %s once somebody paid it: the members of then', async (table) => {
    await pay(table, "'null'::jsonb");
    const everyone = equally('owner', 'editor', 'viewer', 'banned');
    expect(await splitOf(table)).toEqual(everyone);
    await addCollaborator(database(), scene.tripId, await makePerson(database(), 'Fay'), 'viewer');
    await database().actAs(scene.people.owner, ({ query }) =>
      query('delete from public.trip_collaborators where user_id = $1', [scene.people.viewer.id]),
    );
    await database().query(`update public.${table} set title = 'X' where id = $1`, [scene.ids[table]]);
    expect(await splitOf(table)).toEqual(everyone);
    await deleteAccount(database(), scene.people.editor);
    expect(await splitOf(table)).toEqual(everyone);
  });

  it('is nobody in particular until somebody paid', async () => {
    await database().query('update public.trip_meals set price = 30 where id = $1', [scene.ids.trip_meals]);
    expect(await splitOf('trip_meals')).toBeNull();
  });

  it('stays as it was said to be, also when the payer changes', async () => {
    const own = equally('owner');
    await pay('trip_meals', `'${JSON.stringify(own)}'::jsonb`);
    await database().actAs(scene.people.editor, ({ query }) =>
      query('update public.trip_meals set paid_by = $2 where id = $1', [
        scene.ids.trip_meals,
        scene.people.viewer.id,
      ]),
    );
    expect(await splitOf('trip_meals')).toEqual(own);
  });

  it('is fixed when a new cost has a payer', async () => {
    const [made] = await database().asUser(scene.people.editor, ({ query }) =>
      query<{ split: unknown }>(
        `insert into public.trip_meals (trip_id, title, date, price, paid_by)
         values ($1, 'Dinner', '2027-03-12', 30, $2) returning split`,
        [scene.tripId, scene.people.owner.id],
      ),
    );
    expect(made?.split).toEqual(equally('owner', 'editor', 'viewer', 'banned'));
  });

  it('is left open in a trip of more people than a split can name', async () => {
    for (let count = 0; count < 97; count += 1)
      await addCollaborator(
        database(),
        scene.tripId,
        await makePerson(database(), `Guest ${count}`),
        'viewer',
      );
    await pay('trip_meals');
    expect(await splitOf('trip_meals')).toBeNull();
  });
});
