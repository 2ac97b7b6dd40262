import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth, type Session } from '#tests/support/database.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

type Shared = { made: { id: string; token: string } };
type Seen = { seen: Record<string, unknown> };

describeOnBoth('[PLUS-4] a link to a trip', (database) => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await makeScene(database());
  });

  async function share({ query }: Session): Promise<Shared['made']> {
    const [row] = await query<Shared>('select public.share_trip($1) as made', [scene.tripId]);
    if (!row) throw new Error('share_trip answers one row.');
    return row.made;
  }

  const shareForGood = () => database().actAs(scene.people.owner, share);

  it('shows the plan to anyone who has it, without people, e-mails and money', async () => {
    const { token } = await shareForGood();
    const [row] = await database().asUser('anon', ({ query }) =>
      query<Seen>('select public.shared_trip($1) as seen', [token]),
    );
    expect(row?.seen).toMatchObject({
      trip: { title: 'Lisbonne', start_date: '2027-03-12' },
      trip_activities: [{ title: 'Tram 28', time: '10:00:00' }],
      trip_accommodations: [{ title: 'Casa do Largo' }],
      trip_notes: [{ content: 'Good shoes' }],
    });
    const text = JSON.stringify(row?.seen);
    for (const person of Object.values(scene.people)) {
      expect(text).not.toContain(person.id);
      expect(text).not.toContain(person.email);
    }
    expect(text).not.toMatch(
      /"price"|budget|paid_by|split|owner_id|trip_chat|trip_tasks|settlement|expense|Diesel|collaborator/,
    );
  });

  it('tells no id that a write accepts: an item has the same other one each time', async () => {
    const { token } = await shareForGood();
    const seen = async () => {
      const [row] = await database().asUser('anon', ({ query }) =>
        query<{ seen: { trip_meals: { id: string }[] } }>('select public.shared_trip($1) as seen', [token]),
      );
      return row?.seen;
    };
    const plan = await seen();
    const text = JSON.stringify(plan);
    for (const id of [scene.tripId, ...Object.values(scene.ids)]) expect(text).not.toContain(id);
    expect(plan?.trip_meals[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await seen()).toEqual(plan);
  });

  it('shows prices when its maker says so, and nothing else of money', async () => {
    const { query } = database();
    await query(
      "update public.trip_meals set price = 45.9, currency = 'CHF', paid_by = $2 where trip_id = $1",
      [scene.tripId, scene.people.editor.id],
    );
    await query('update public.trip_meals set rate = $2::text::jsonb where trip_id = $1', [
      scene.tripId,
      JSON.stringify({ from: 'CHF', to: 'EUR', value: '1.05' }),
    ]);
    await query('update public.trips set budget = 1234 where id = $1', [scene.tripId]);
    const seen = async (sql: string) => {
      const [made] = await database().actAs(scene.people.owner, (session) =>
        session.query<Shared>(sql, [scene.tripId]),
      );
      const [row] = await database().asUser('anon', (session) =>
        session.query<Seen>('select public.shared_trip($1) as seen', [made?.made.token]),
      );
      return row?.seen;
    };
    const plain = await seen('select public.share_trip($1) as made');
    expect(plain).toMatchObject({ shows_prices: false });
    expect(JSON.stringify(plain)).not.toMatch(/"price"|"rate"|45\.9/);
    const priced = await seen('select public.share_trip($1, true) as made');
    const rate = { from: 'CHF', to: 'EUR', value: '1.05' };
    expect(priced).toMatchObject({
      shows_prices: true,
      trip_meals: [{ price: 45.9, currency: 'CHF', rate }],
    });
    // As a value: an id may have these digits in it.
    expect(JSON.stringify(priced)).not.toMatch(
      /budget|:1234\b|paid_by|split|settlement|expense|Diesel|owner_id/,
    );
  });

  it('has rows of one moment in the order of the trip', async () => {
    await database().query(
      `insert into public.trip_notes (trip_id, title, created_at, position)
        select $1, 'N' || n, '2026-01-01T00:00:00Z', -n from generate_series(1, 9) n`,
      [scene.tripId],
    );
    const { token } = await shareForGood();
    const [row] = await database().asUser('anon', ({ query }) =>
      query<{ titles: string[] }>(
        `select jsonb_path_query_array(public.shared_trip($1), '$.trip_notes[*].title') as titles`,
        [token],
      ),
    );
    expect(row?.titles.slice(0, 9)).toEqual(['N9', 'N8', 'N7', 'N6', 'N5', 'N4', 'N3', 'N2', 'N1']);
  });

  it('keeps only the hash of its secret, which no client reads', async () => {
    const { token } = await shareForGood();
    expect(await database().query('select id from public.trip_shares where token = $1', [token])).toEqual([]);
    await database().asUser(scene.people.owner, async ({ query, refused }) => {
      expect((await query('select id, revoked_at from public.trip_shares')).length).toBeGreaterThan(0);
      expect(await refused('select token from public.trip_shares')).toMatchObject({ code: '42501' });
    });
  });

  it('is made by the owner alone', async () => {
    for (const [role, code] of [
      ['editor', '42501'],
      ['viewer', '42501'],
      ['stranger', 'PT404'],
      ['supervisor', 'PT404'],
      ['banned', '42501'],
      ['anon', '42501'],
    ] as const) {
      await database().asUser(scene.caller(role), async ({ refused }) => {
        expect(await refused('select public.share_trip($1)', [scene.tripId])).toMatchObject({ code });
        expect(['42501', 'PT404']).toContain(
          (await refused('select public.revoke_share($1)', [scene.tripId])).code,
        );
      });
    }
  });

  it('ends when it is revoked, and the other links stay', async () => {
    const { id, token } = await shareForGood();
    const other = await shareForGood();
    await database().actAs(scene.people.owner, ({ query }) =>
      query('select public.revoke_share($1, $2)', [scene.tripId, id]),
    );
    await database().asUser('anon', async ({ query, refused }) => {
      expect(await refused('select public.shared_trip($1)', [token])).toEqual({
        code: 'PT404',
        message: 'share_not_found',
        detail: 'token',
      });
      expect(await query('select public.shared_trip($1)', [other.token])).toHaveLength(1);
    });
  });

  it.each(['', 'a'.repeat(64), "' or true --"])('that nobody made (%j) shows nothing', async (token) => {
    await database().asUser('anon', async ({ refused }) => {
      expect(await refused('select public.shared_trip($1)', [token])).toMatchObject({ code: 'PT404' });
    });
  });

  it('[BAN-1] shows nothing once its owner is banned', async () => {
    const { token } = await shareForGood();
    await database().query('update app.accounts set is_banned = true where id = $1', [scene.people.owner.id]);
    await database().asUser('anon', async ({ refused }) => {
      expect(await refused('select public.shared_trip($1)', [token])).toMatchObject({ code: 'PT404' });
    });
    await database().query('update app.accounts set is_banned = false where id = $1', [
      scene.people.owner.id,
    ]);
  });
});
