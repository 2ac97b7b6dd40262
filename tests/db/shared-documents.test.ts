import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makeTrip } from '#tests/support/people.ts';
import { INSERTS, makeScene, type Scene } from '#tests/support/scene.ts';

type Seen = { documents: { id: string; item_id: string | null; name: string }[] };

const CHOOSE = 'select public.share_document($1, $2, $3) as shown';
const READ = 'select public.shared_trip($1) as seen';
const OPEN = 'select public.shared_document($1, $2) as found';

describeOnBoth('[PLUS-10] documents of a share link', (database) => {
  let scene: Scene;
  let link: { id: string; token: string };
  beforeEach(async () => {
    scene = await makeScene(database());
    const [made] = await database().actAs(scene.people.owner, ({ query }) =>
      query<{ made: typeof link }>('select public.share_trip($1) as made', [scene.tripId]),
    );
    if (!made) throw new Error('share_trip answers one row.');
    link = made.made;
  });
  const seen = async () => {
    const [row] = await database().asUser('anon', ({ query }) => query<{ seen: Seen }>(READ, [link.token]));
    return row?.seen.documents ?? [];
  };
  const choose = async (document = scene.ids.trip_documents, isShown = true) => {
    const [row] = await database().actAs(scene.people.owner, ({ query }) =>
      query<{ shown: number }>(CHOOSE, [link.id, document, isShown]),
    );
    return row?.shown;
  };
  const opened = (id?: string) =>
    database().query<{ found: { path: string; name: string } }>(OPEN, [link.token, id]);

  it('are none until its owner chooses one, which is then shown under ids that no write knows', async () => {
    expect(await seen()).toEqual([]);
    const { tripId, ids } = scene;
    await database().query('update public.trip_documents set item_id = $2 where id = $1', [
      ids.trip_documents,
      ids.trip_meals,
    ]);
    expect(await choose()).toBe(1);
    expect(await choose()).toBe(1);
    const documents = await seen();
    const [meal] = await database().query<{ id: string }>('select app.opaque_id($1) as id', [ids.trip_meals]);
    expect(documents).toEqual([
      { id: expect.any(String), item_id: meal?.id, name: 'Tickets.txt', type: 'text/plain', size: 7 },
    ]);
    for (const id of [tripId, ids.trip_documents, ids.trip_meals])
      expect(JSON.stringify(documents)).not.toContain(id);
    expect(await opened(documents[0]?.id)).toEqual([
      { found: { path: `${tripId}/${ids.trip_documents}`, name: 'Tickets.txt', size: 7 } },
    ]);
    // Of an item that is gone they are the trip's.
    await database().query('delete from public.trip_meals where id = $1', [ids.trip_meals]);
    expect(await seen()).toMatchObject([{ item_id: null }]);
  });

  it('end at once when one is unticked or deleted, and with the link', async () => {
    const { tripId, people, ids } = scene;
    const gone = { code: 'PT404', message: 'share_not_found' };
    await choose();
    const [document] = await seen();
    const refusal = (id?: string) =>
      database().asUser(people.owner, async ({ query, refused }) => {
        await query("select set_config('role', 'none', true)");
        return refused(OPEN, [link.token, id]);
      });
    expect(await choose(ids.trip_documents, false)).toBe(0);
    expect(await seen()).toEqual([]);
    expect(await refusal(document?.id)).toMatchObject(gone);

    await choose();
    const remove = 'update public.trip_documents set deleted_at = $2::timestamptz where id = $1';
    await database().query(remove, [ids.trip_documents, '2027-01-01']);
    expect(await seen()).toEqual([]);
    expect(await refusal(document?.id)).toMatchObject(gone);
    await database().query(remove, [ids.trip_documents, null]);
    expect(await seen()).toHaveLength(1);

    await database().actAs(people.owner, ({ query }) =>
      query('select public.revoke_share($1, $2)', [tripId, link.id]),
    );
    expect(await refusal(document?.id)).toMatchObject(gone);
    expect(
      await database().asUser(people.owner, ({ refused }) =>
        refused(CHOOSE, [link.id, ids.trip_documents, true]),
      ),
    ).toMatchObject(gone);
  });

  it('are chosen by the owner alone, of this trip alone, for each link apart', async () => {
    const { people, ids } = scene;
    const own = await makeTrip(database(), people.owner);
    const other = crypto.randomUUID();
    await database().query(INSERTS.trip_documents ?? '', [other, own, people.owner.id]);
    await database().asUser(people.owner, async ({ refused }) => {
      for (const id of [other, crypto.randomUUID()])
        expect(await refused(CHOOSE, [link.id, id, true])).toEqual({
          code: 'PT422',
          message: 'document_not_in_trip',
          detail: 'document_id',
        });
    });
    for (const role of ['anon', 'stranger', 'viewer', 'editor', 'supervisor', 'banned'] as const) {
      await database().asUser(scene.caller(role), async ({ refused }) => {
        expect(['42501', 'PT404']).toContain(
          (await refused(CHOOSE, [link.id, ids.trip_documents, true])).code,
        );
        expect(
          (await refused("update public.trip_shares set document_ids = '{}' where id = $1", [link.id])).code,
        ).toBe('42501');
      });
    }
    await choose();
    const [second] = await database().actAs(people.owner, ({ query }) =>
      query<{ made: typeof link }>('select public.share_trip($1) as made', [scene.tripId]),
    );
    const { token = '' } = second?.made ?? {};
    const [plan] = await database().asUser('anon', ({ query }) => query<{ seen: Seen }>(READ, [token]));
    expect(plan?.seen.documents).toEqual([]);
  });

  it('open to the server alone: nobody asks where their bytes are, or reads them in the storage', async () => {
    await choose();
    const [document] = await seen();
    for (const role of ['anon', 'stranger', 'viewer', 'owner'] as const) {
      await database().asUser(scene.caller(role), async ({ refused }) => {
        expect(await refused(OPEN, [link.token, document?.id])).toMatchObject({ code: '42501' });
      });
    }
    await database().asUser('anon', async ({ query }) => {
      expect(await query("select name from storage.objects where bucket_id = 'documents'")).toEqual([]);
    });
  });

  it('[BAN-1] end with a ban of the owner, and come back with a trip that is restored', async () => {
    const { tripId, people } = scene;
    await choose();
    await database().actAs(people.owner, ({ query }) =>
      query('delete from public.trips where id = $1', [tripId]),
    );
    await database().actAs(people.owner, ({ query }) => query('select public.restore_trip($1)', [tripId]));
    expect(await seen()).toHaveLength(1);
    const [document] = await seen();
    await database().query('update app.accounts set is_banned = true where id = $1', [people.owner.id]);
    const refusal = await database().asUser(people.viewer, async ({ query, refused }) => {
      await query("select set_config('role', 'none', true)");
      return refused(OPEN, [link.token, document?.id]);
    });
    expect(refusal).toMatchObject({ code: 'PT404' });
  });
});
