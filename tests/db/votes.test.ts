import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

const [alfama, graca, other] = [1, 2, 3].map(() => crypto.randomUUID());
const OPTIONS = JSON.stringify([
  { id: alfama, text: 'Alfama', place: { name: 'Alfama', lat: 38.71, lng: -9.13 } },
  { id: graca, text: 'Graça', date: '2027-03-12' },
]);
const ASK = `insert into public.trip_polls (id, trip_id, question, options, is_multiple, closes_at)
  values ($1, $2, 'Where?', $3::text::jsonb, $4, $5) returning id`;
const VOTE =
  'insert into public.trip_votes (trip_id, poll_id, option_id) values ($1, $2, $3) returning option_id';
const UNVOTE = 'delete from public.trip_votes where poll_id = $1 and option_id = $2 returning option_id';
const CHOICES =
  'select option_id from public.trip_votes where poll_id = $1 and user_id = $2 order by created_at, option_id';
const CLOSED = { code: 'PT422', message: 'poll_closed' };

describeOnBoth('[PLUS-19] votes', (database) => {
  let scene: Scene;
  /** One choice, without a deadline, asked by the editor. */
  let poll: string;

  beforeEach(async () => {
    scene = await makeScene(database());
    poll = await ask();
  });

  async function ask({ isMultiple = false }: { isMultiple?: boolean } = {}): Promise<string> {
    const id = crypto.randomUUID();
    await database().actAs(scene.people.editor, ({ query }) =>
      query(ASK, [id, scene.tripId, OPTIONS, isMultiple, null]),
    );
    return id;
  }

  it('are asked by owner and editors, with 2 to 20 options and a deadline to come', async () => {
    const { tripId, people } = scene;
    const id = crypto.randomUUID();
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    await database().asUser(people.owner, async ({ query, refused }) => {
      expect(await query(ASK, [id, tripId, OPTIONS, false, soon])).toEqual([{ id }]);
      const passed = new Date(Date.now() - 1000).toISOString();
      expect(await refused(ASK, [crypto.randomUUID(), tripId, OPTIONS, false, passed])).toMatchObject({
        code: 'PT422',
        message: 'poll_deadline_past',
      });
      expect(
        await refused(ASK, [crypto.randomUUID(), tripId, OPTIONS, false, '20277-01-01T10:00Z']),
      ).toMatchObject({ code: 'PT400', message: 'day_out_of_range', detail: 'closes_at' });
      const option = (rest: object) => ({ id: crypto.randomUUID(), text: 'A', ...rest });
      for (const options of [
        null,
        {},
        [],
        [option({})],
        Array.from({ length: 21 }, () => option({})),
        [option({ id: alfama }), option({ id: alfama })],
        [option({ text: ' ' }), option({})],
        [option({ text: 'x'.repeat(201) }), option({})],
        [option({ id: 'x' }), option({})],
        [option({ date: 'soon' }), option({})],
        [option({ item_id: 'x' }), option({})],
        [option({ place: { name: 'Here', lat: 91, lng: 0 } }), option({})],
        [option({ place: { name: 'Here', lat: null, lng: 0 } }), option({})],
        [option({ colour: 'red' }), option({})],
        ['a', 'b'],
      ]) {
        const args = [crypto.randomUUID(), tripId, JSON.stringify(options), false, null];
        expect(await refused(ASK, args), JSON.stringify(options)).toEqual({
          code: 'PT400',
          message: 'poll_options_invalid',
          detail: 'options',
        });
      }
      expect(await refused(ASK.replace("'Where?'", "' '"), [id, tripId, OPTIONS, false, null])).toMatchObject(
        { message: 'text_blank', detail: 'question' },
      );
    });
    for (const role of ['viewer', 'stranger', 'banned'] as const) {
      await database().asUser(people[role], async ({ refused }) => {
        expect(await refused(ASK, [crypto.randomUUID(), tripId, OPTIONS, false, null])).toMatchObject({
          code: '42501',
        });
      });
    }
  });

  it('are limited in number', async () => {
    const { tripId, people } = scene;
    const args = () => [crypto.randomUUID(), tripId, OPTIONS, false, null];
    await database().query("update app.limits set amount = 3 where name = 'polls'");
    try {
      await database().asUser(people.owner, async ({ query, refused }) => {
        await query(ASK, args());
        expect(await refused(ASK, args())).toMatchObject({ code: 'PT422', message: 'polls_too_many' });
      });
    } finally {
      await database().query("update app.limits set amount = 200 where name = 'polls'");
    }
  });

  it('are cast by every member as themselves, changed and taken back', async () => {
    const { tripId, people } = scene;
    for (const role of ['owner', 'editor', 'viewer'] as const) {
      await database().asUser(people[role], async ({ query, refused }) => {
        await query(VOTE, [tripId, poll, alfama]);
        await query(VOTE, [tripId, poll, graca]);
        expect(await query(CHOICES, [poll, people[role].id])).toEqual([{ option_id: graca }]);
        expect(await refused(VOTE, [tripId, poll, graca])).toMatchObject({ code: '23505' });
        expect(await query(UNVOTE, [poll, graca])).toEqual([{ option_id: graca }]);
        expect(await query(CHOICES, [poll, people[role].id])).toEqual([]);
        expect(await refused(VOTE, [tripId, poll, other])).toEqual({
          code: 'PT422',
          message: 'option_not_in_poll',
          detail: 'option_id',
        });
      });
    }
    for (const role of ['stranger', 'banned'] as const) {
      await database().asUser(people[role], async ({ query, refused }) => {
        expect(await refused(VOTE, [tripId, poll, alfama])).toMatchObject({ message: /./ });
        expect(await query('select from public.trip_polls where trip_id = $1', [tripId])).toEqual([]);
        expect(await query('select from public.trip_votes where trip_id = $1', [tripId])).toEqual([]);
      });
    }
  });

  it('are one’s own: nobody votes for another, nor takes theirs back', async () => {
    const { tripId, people } = scene;
    await database().actAs(people.viewer, ({ query }) => query(VOTE, [tripId, poll, alfama]));
    await database().asUser(people.owner, async ({ query, refused }) => {
      const forAnother = VOTE.replace('option_id)', 'option_id, user_id)').replace('$3)', '$3, $4)');
      expect(await refused(forAnother, [tripId, poll, graca, people.viewer.id])).toMatchObject({
        code: '42501',
      });
      expect(await query(UNVOTE, [poll, alfama])).toEqual([]);
      expect(await refused('update public.trip_votes set option_id = $1', [graca])).toMatchObject({
        code: '42501',
      });
      expect(await query(CHOICES, [poll, people.viewer.id])).toEqual([{ option_id: alfama }]);
    });
  });

  it('are several where the poll takes several', async () => {
    const { tripId, people } = scene;
    const several = await ask({ isMultiple: true });
    await database().asUser(people.viewer, async ({ query }) => {
      await query(VOTE, [tripId, several, alfama]);
      await query(VOTE, [tripId, several, graca]);
      expect(await query(CHOICES, [several, people.viewer.id])).toHaveLength(2);
    });
  });

  it('end at the deadline, by the clock of the database', async () => {
    const { tripId, people } = scene;
    await database().actAs(people.viewer, ({ query }) => query(VOTE, [tripId, poll, alfama]));
    await database().query(
      "update public.trip_polls set closes_at = now() - interval '1 second' where id = $1",
      [poll],
    );
    await database().asUser(people.viewer, async ({ query, refused }) => {
      expect(await refused(VOTE, [tripId, poll, graca])).toMatchObject(CLOSED);
      expect(await refused(UNVOTE, [poll, alfama])).toMatchObject(CLOSED);
      expect(await query(CHOICES, [poll, people.viewer.id])).toEqual([{ option_id: alfama }]);
    });
    // Their author and the owner take it away.
    const reopen =
      'update public.trip_polls set closed_at = null, closes_at = null where id = $1 returning closes_at';
    await database().asUser(people.viewer, async ({ query }) => {
      expect(await query(reopen, [poll])).toEqual([]);
    });
    for (const role of ['owner', 'editor'] as const)
      await database().asUser(people[role], async ({ query }) => {
        expect(await query(reopen, [poll])).toEqual([{ closes_at: null }]);
        expect(await query(VOTE, [tripId, poll, graca])).toEqual([{ option_id: graca }]);
      });
  });

  it('[COLLAB-4] that are closed or opened again have a line of it, also after their deadline', async () => {
    const lines = (at: string) =>
      database().query(
        `select changes #>> '{closed_at,0}' is null as was_open, changes #>> '{closed_at,1}' is null as is_open
       from public.trip_activity_log where item_id = $1 and operation = 'UPDATE' order by id`,
        [at],
      );
    const act = (set: string) =>
      database().actAs(scene.people.editor, ({ query }) =>
        query(`update public.trip_polls set ${set} where id = $1`, [poll]),
      );
    const closed = { was_open: true, is_open: false };
    const opened = { was_open: false, is_open: true };
    await act('closed_at = now()');
    await act('closed_at = null');
    expect(await lines(poll)).toEqual([closed, opened]);
    await database().query(
      "update public.trip_polls set closes_at = now() - interval '1 hour' where id = $1",
      [poll],
    );
    // Closed as well: it has ended already.
    await act('closed_at = now()');
    await act('closed_at = null');
    expect(await lines(poll)).toHaveLength(2);
    await act('closed_at = null, closes_at = null');
    await act("closes_at = now() - interval '1 hour'");
    // A deadline to come ends nothing yet.
    await act("closes_at = now() + interval '1 hour'");
    await act("closes_at = now() + interval '2 hours'");
    expect(await lines(poll)).toEqual([closed, opened, opened, closed, opened]);
  });

  it('end when their author or the owner closes them, who may open them again', async () => {
    const { tripId, people } = scene;
    const close =
      'update public.trip_polls set closed_at = $2 where id = $1 returning closed_at = now() as is_now';
    for (const role of ['owner', 'editor'] as const) {
      await database().asUser(people[role], async ({ query, refused }) => {
        expect(await query(close, [poll, '2020-01-01T00:00:00Z'])).toEqual([{ is_now: true }]);
        expect(await refused(VOTE, [tripId, poll, alfama])).toMatchObject(CLOSED);
        await query(close, [poll, null]);
        expect(await query(VOTE, [tripId, poll, alfama])).toEqual([{ option_id: alfama }]);
        expect(
          await refused("update public.trip_polls set question = 'Other?' where id = $1", [poll]),
        ).toMatchObject({ code: '42501' });
      });
    }
    await database().asUser(people.viewer, async ({ query }) => {
      expect(await query(close, [poll, new Date().toISOString()])).toEqual([]);
    });
    // The owner's poll is not the editor's to close.
    await database().asUser(people.editor, async ({ query }) => {
      expect(await query(close, [scene.ids.trip_polls, new Date().toISOString()])).toEqual([]);
    });
  });

  it('stay when their poll is deleted, which comes back with them for thirty days', async () => {
    const { tripId, people } = scene;
    await database().actAs(people.viewer, ({ query }) => query(VOTE, [tripId, poll, alfama]));
    const remove = 'update public.trip_polls set deleted_at = $2 where id = $1';
    await database().asUser(people.editor, async ({ query, refused }) => {
      await query(remove, [poll, new Date().toISOString()]);
      expect(await refused(VOTE, [tripId, poll, graca])).toMatchObject(CLOSED);
      await query(remove, [poll, null]);
      expect(await query(CHOICES, [poll, people.viewer.id])).toEqual([{ option_id: alfama }]);
      expect(
        await query(`select operation, title from public.trip_activity_log where item_id = $1 order by id`, [
          poll,
        ]),
      ).toEqual(['INSERT', 'DELETE', 'RESTORE'].map((operation) => ({ operation, title: 'Where?' })));
    });
    await database().query(remove, [poll, new Date(Date.now() - 31 * 86_400_000).toISOString()]);
    await database().query('select app.purge_deleted()');
    expect(await database().query('select from public.trip_votes where poll_id = $1', [poll])).toEqual([]);
  });

  it('stay when who cast them leaves or deletes their account, under the name they had', async () => {
    const { tripId, people } = scene;
    await database().actAs(people.viewer, ({ query }) => query(VOTE, [tripId, poll, alfama]));
    await database().actAs(people.editor, ({ query }) => query(VOTE, [tripId, poll, alfama]));
    await database().actAs(people.viewer, ({ query }) => query('select public.leave_trip($1)', [tripId]));
    await database().asUser(people.viewer, async ({ query, refused }) => {
      expect(await refused(VOTE, [tripId, poll, graca])).toMatchObject({ message: 'option_not_in_poll' });
      expect(await query(UNVOTE, [poll, alfama])).toEqual([]);
    });
    await database().query('delete from app.accounts where id = $1', [people.editor.id]);
    const named = `select f.name from public.trip_votes v
      join public.trip_former_members f on f.trip_id = v.trip_id and f.user_id = v.user_id where v.poll_id = $1 order by 1`;
    const names = [{ name: 'Eddie' }, { name: 'Vera' }];
    await database().asUser(people.owner, async ({ query }) => {
      expect(await query(named, [poll])).toEqual(names);
    });
    await database().actAs(people.owner, async ({ query }) => {
      await query('delete from public.trips where id = $1', [tripId]);
      await query('select public.restore_trip($1)', [tripId]);
      expect(await query(named, [poll])).toEqual(names);
    });
  });
});
