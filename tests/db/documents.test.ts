import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { deleteAccount, makeTrip } from '#tests/support/people.ts';
import { INSERTS, makeScene, type Scene } from '#tests/support/scene.ts';

const ADD = INSERTS.trip_documents ?? '';
const ROW =
  'insert into public.trip_documents (id, trip_id, name, item_id, created_by) values ($1, $2, $3, $4, $5) returning type, size';
const STORE = `insert into storage.objects (bucket_id, name, owner_id, metadata)
  values ('documents', $1, $2, jsonb_build_object('size', $3::text::bigint, 'mimetype', 'application/pdf')) returning name`;
const NAMES =
  'select name from public.trip_documents where trip_id = $1 and deleted_at is null order by name';
const MB = 1024 * 1024;

describeOnBoth('[PLUS-10] documents', (database) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await makeScene(database());
  });
  const files = async () =>
    (
      await database().query<{ name: string }>(
        "select name from storage.objects where bucket_id = 'documents'",
      )
    )
      .map(({ name }) => name)
      .filter((name) => name.startsWith(scene.tripId));
  const log = () =>
    database().query(
      "select operation, title from public.trip_activity_log where trip_id = $1 and source = 'trip_documents' order by id",
      [scene.tripId],
    );
  /** Stores a file of the editor's, and answers its id. */
  const store = async (size: number) => {
    const id = crypto.randomUUID();
    const { editor } = scene.people;
    await database().actAs(editor, ({ query }) =>
      query(STORE, [`${scene.tripId}/${id}`, editor.id, String(size)]),
    );
    return id;
  };

  it('take type and size from the stored file, and are refused without one', async () => {
    const { tripId, people, ids } = scene;
    const id = await store(1234);
    const { editor, owner } = people;
    const row = (name: string, item: string | null = null, of = id) => [of, tripId, name, item, editor.id];
    await database().asUser(editor, async ({ query, refused }) => {
      for (const [args, refusal] of [
        [row(' '), { code: 'PT400', message: 'text_blank', detail: 'name' }],
        [row('x'.repeat(201)), { code: 'PT400', message: 'text_too_long', detail: 'name' }],
        [row('../a'), { code: 'PT400', message: 'document_name_invalid', detail: 'name' }],
        [row('a\nb'), { code: 'PT400', message: 'document_name_invalid', detail: 'name' }],
        [row('a', crypto.randomUUID()), { code: 'PT422', message: 'item_not_in_trip', detail: 'item_id' }],
        [
          row('a', null, crypto.randomUUID()),
          { code: 'PT422', message: 'document_not_stored', detail: 'id' },
        ],
      ] as const) {
        expect(await refused(ROW, [...args])).toEqual(refusal);
      }
      expect(await query(ROW, row('Vol.pdf', ids.trip_meals))).toEqual([
        { type: 'application/pdf', size: 1234 },
      ]);
    });
    // Somebody else's upload is no file of one's own.
    await database().asUser(owner, async ({ refused }) => {
      expect(await refused(ROW, [id, tripId, 'a', null, owner.id])).toMatchObject({
        message: 'document_not_stored',
      });
    });
  });

  it('are 25 MB, 250 MB a trip and 500 in number at most; what is deleted makes room', async () => {
    const { tripId, people } = scene;
    const { editor } = people;
    await database().asUser(editor, async ({ query, refused }) => {
      const name = () => `${tripId}/${crypto.randomUUID()}`;
      expect(await refused(STORE, [name(), editor.id, String(25 * MB + 1)])).toMatchObject({
        code: 'PT413',
        message: 'document_too_large',
      });
      const ids: string[] = [];
      for (let number = 0; number < 10; number += 1) {
        const path = name();
        ids.push(path.split('/')[1] ?? '');
        const size = number < 9 ? 25 * MB : 25 * MB - 7;
        await query(STORE, [path, editor.id, String(size)]);
        await query(ROW, [ids.at(-1), tripId, 'a', null, editor.id]);
      }
      // With the scene's seven bytes it is full to the last one.
      expect(await refused(STORE, [name(), editor.id, '1'])).toMatchObject({
        code: 'PT422',
        message: 'documents_full',
      });
      await query('update public.trip_documents set deleted_at = now() where id = $1', [ids[0]]);
      const more = name();
      await query(STORE, [more, editor.id, '1']);
      await query(ROW, [more.split('/')[1], tripId, 'b', null, editor.id]);
      expect(
        await refused('update public.trip_documents set deleted_at = null where id = $1', [ids[0]]),
      ).toMatchObject({ message: 'documents_full' });
    });
    await database().query("update app.limits set amount = 1 where name = 'documents'");
    try {
      await database().asUser(editor, async ({ refused }) => {
        expect(await refused(STORE, [`${tripId}/${crypto.randomUUID()}`, editor.id, '1'])).toMatchObject({
          message: 'documents_too_many',
        });
      });
    } finally {
      await database().query("update app.limits set amount = 500 where name = 'documents'");
    }
  });

  it('are deleted, also by two at once, and come back for thirty days; then the bytes are gone', async () => {
    const { tripId, people, ids } = scene;
    const id = ids.trip_documents;
    for (const person of [people.editor, people.owner]) {
      await database().actAs(person, ({ query }) =>
        query("update public.trip_documents set deleted_at = '2020-01-01' where id = $1", [id]),
      );
    }
    await database().asUser(people.viewer, async ({ query }) => {
      expect(await query("select name from storage.objects where bucket_id = 'documents'")).toEqual([]);
    });
    await database().actAs(people.owner, ({ query }) =>
      query('update public.trip_documents set deleted_at = null where id = $1', [id]),
    );
    expect(await database().query(NAMES, [tripId])).toEqual([{ name: 'Tickets.txt' }]);
    expect(await log()).toEqual([
      { operation: 'DELETE', title: 'Tickets.txt' },
      { operation: 'RESTORE', title: 'Tickets.txt' },
    ]);
    await database().query(
      "update public.trip_documents set deleted_at = now() - interval '31 days' where id = $1",
      [id],
    );
    await database().query('select app.purge_deleted()');
    expect(await database().query(NAMES, [tripId])).toEqual([]);
    expect(await files()).toEqual([]);
  });

  it('wait for their trip to be restored, and go with it for good', async () => {
    const { tripId, people } = scene;
    const remove = () =>
      database().actAs(people.owner, ({ query }) =>
        query('delete from public.trips where id = $1', [tripId]),
      );
    await remove();
    await database().asUser(people.owner, async ({ query }) => {
      expect(await query('select from public.trip_documents where trip_id = $1', [tripId])).toEqual([]);
      expect(await query("select name from storage.objects where bucket_id = 'documents'")).toEqual([]);
    });
    await database().actAs(people.owner, ({ query }) => query('select public.restore_trip($1)', [tripId]));
    expect(await database().query(NAMES, [tripId])).toEqual([{ name: 'Tickets.txt' }]);
    await remove();
    await database().actAs(people.owner, ({ query }) => query('select public.purge_trip($1)', [tripId]));
    expect(await files()).toEqual([]);
    expect(await database().query('select from public.trip_documents where trip_id = $1', [tripId])).toEqual(
      [],
    );
  });

  it('[PLUS-9] go with the account of the owner, stay when another leaves, and are in one’s own data', async () => {
    const { tripId, people } = scene;
    const id = crypto.randomUUID();
    await database().actAs(people.editor, ({ query }) => query(ADD, [id, tripId, people.editor.id]));
    await database().asUser(people.editor, async ({ query }) => {
      const [own] = await query<{ data: { documents: object[] } }>('select public.export_my_data() as data');
      expect(own?.data.documents).toMatchObject([{ id, name: 'Tickets.txt' }]);
    });
    await deleteAccount(database(), people.editor);
    expect(await files()).toHaveLength(2);
    await deleteAccount(database(), people.owner);
    expect(await files()).toEqual([]);
  });

  it('are uploaded to one’s own trips alone, under no other name; what is given up and forgotten goes', async () => {
    const { tripId, people } = scene;
    const { viewer, editor, stranger } = people;
    const own = await makeTrip(database(), stranger);
    for (const [person, path] of [
      [viewer, `${tripId}/${crypto.randomUUID()}`],
      [stranger, `${tripId}/${crypto.randomUUID()}`],
      [stranger, `${own}/../${tripId}/${crypto.randomUUID()}`],
      [stranger, `${own}/a.pdf`],
      [stranger, 'a.pdf'],
    ] as const) {
      await database().asUser(person, async ({ refused }) => {
        expect(await refused(STORE, [path, person.id, '7'])).toMatchObject({ code: '42501' });
      });
    }
    const given = await store(7);
    const remove = (id: string) =>
      [
        "delete from storage.objects where bucket_id = 'documents' and name = $1 returning name",
        [`${tripId}/${id}`],
      ] as const;
    await database().asUser(people.owner, async ({ query }) => {
      expect(await query(...remove(given))).toEqual([]);
      expect(await query(...remove(scene.ids.trip_documents ?? ''))).toEqual([]);
    });
    await database().asUser(editor, async ({ query }) => {
      expect(await query(...remove(given))).toHaveLength(1);
    });
    await database().query(
      "update storage.objects set created_at = now() - interval '2 days' where name = $1",
      [`${tripId}/${given}`],
    );
    // Broken off: the storage writes the type at the end.
    const half = await store(9);
    await database().query(
      "update storage.objects set metadata = metadata - 'mimetype', created_at = now() - interval '2 days' where name = $1",
      [`${tripId}/${half}`],
    );
    await database().query('select app.purge_uploads()');
    const there = `${tripId}/${scene.ids.trip_documents}`;
    // A whole one waits for its row, which a device sends when it has a network again.
    expect((await files()).toSorted()).toEqual([there, `${tripId}/${given}`].toSorted());
    await database().query(
      "update storage.objects set created_at = now() - interval '31 days' where name = $1",
      [`${tripId}/${given}`],
    );
    await database().query('select app.purge_uploads()');
    expect(await files()).toEqual([there]);
  });

  it.each([
    ['views the trip alone', "update public.trip_collaborators set role = 'viewer' where trip_id = $1"],
    ['has left', 'delete from public.trip_collaborators where trip_id = $1'],
    ['has lost the trip', 'delete from public.trips where id = $1'],
  ])('make room a day after the upload of somebody who %s: it becomes none', async (_, sql) => {
    const id = await store(7);
    await database().query(sql, [scene.tripId]);
    await database().query('select app.purge_uploads()');
    expect(await files()).toContain(`${scene.tripId}/${id}`);
    await database().query(
      "update storage.objects set created_at = now() - interval '2 days' where name = $1",
      [`${scene.tripId}/${id}`],
    );
    await database().query('select app.purge_uploads()');
    expect(await files()).not.toContain(`${scene.tripId}/${id}`);
  });
});
