import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { deleteAccount, makePerson, type Person } from '#tests/support/people.ts';

type Listed = { id: string; replaced_by_name: string | null; title_fr: string };

describeOnBoth('posts before they are out, and what they were', (database) => {
  let sue: Person;
  let sam: Person;
  let post: string;
  const versions = 'select * from public.post_versions($1)';

  beforeAll(async () => {
    sue = await makePerson(database(), 'Sue', { role: 'supervisor' });
    sam = await makePerson(database(), 'Sam');
    const [row] = await database().query<{ id: string }>(
      "insert into public.blog_posts (slug, title_fr, title_en, body_fr, tags) values ('un', 'Un', 'One', 'Mer', '{mer}') returning id",
    );
    post = row?.id ?? '';
  });

  it('[ADMIN-4] a save stores what the post was, with whom it was replaced by; what only publishes it stores nothing', async () => {
    await database().asUser(sue, async ({ query }) => {
      await query("update public.blog_posts set title_fr = 'Deux' where id = $1", [post]);
      await query("update public.blog_posts set status = 'published' where id = $1", [post]);
      await query("update public.blog_posts set title_fr = 'Deux' where id = $1", [post]);
      const listed = await query<Listed>(versions, [post]);
      expect(listed).toMatchObject([{ title_fr: 'Un', replaced_by_name: 'Sue' }]);
      const [found] = await query<{ content: object }>('select public.post_version($1) as content', [
        listed[0]?.id,
      ]);
      expect(found?.content).toMatchObject({ slug: 'un', title_fr: 'Un', body_fr: 'Mer', tags: ['mer'] });
      expect(Object.keys(found?.content ?? {})).not.toContain('status');
    });
  });

  it('[ADMIN-4] [PLUS-8] a post without a text in either language is not published, and does not stay so', async () => {
    const refusal = { code: 'PT422', message: 'post_without_text' };
    const insert = (body_fr: string, status: string) =>
      `insert into public.blog_posts (slug, title_fr, title_en, body_fr, status) values ('trois', 'T', 'T', '${body_fr}', '${status}')`;
    await database().asUser(sue, async ({ query, refused }) => {
      expect(await refused(insert(' \n', 'published'))).toMatchObject(refusal);
      await query(insert('', 'draft'));
      const update = (set: string) => `update public.blog_posts set ${set} where slug = 'trois'`;
      expect(await refused(update("status = 'published'"))).toMatchObject(refusal);
      await query(update("body_en = 'Sea.', status = 'published'"));
      expect(await refused(update("body_en = ' '"))).toMatchObject(refusal);
      await query(update("body_fr = 'Mer.', body_en = ''"));
      await query(update("body_fr = '', status = 'draft'"));
    });
  });

  it('[ADMIN-4] a new post that is sent again exists already; another one at its address is refused for that', async () => {
    const insert =
      "insert into public.blog_posts (id, slug, title_fr, title_en) values (coalesce($1, gen_random_uuid()), 'quatre', 'Q', 'Q') returning id";
    await database().asUser(sue, async ({ query, refused }) => {
      const [made] = await query<{ id: string }>(insert, [null]);
      expect(await refused(insert, [made?.id])).toMatchObject({ code: '23505' });
      expect(await refused(insert, [null])).toMatchObject({ code: 'PT409', message: 'slug_taken' });
    });
  });

  it('[PLUS-8] a text is as old as its publication until a word of it changes: a picture or a tag is none', async () => {
    await database().asUser(sue, async ({ query }) => {
      const dates = async () => {
        const [row] = await query<{ day: string; is_now: boolean }>(
          "select text_updated_at::date::text as day, text_updated_at = now() as is_now from public.blog_posts where slug = 'deux'",
        );
        return row;
      };
      await query(
        "insert into public.blog_posts (slug, title_fr, title_en, body_fr, status, published_at) values ('deux', 'D', 'D', 'Mer.', 'published', '2026-11-12')",
      );
      expect(await dates()).toEqual({ day: '2026-11-12', is_now: false });
      await query("update public.blog_posts set tags = '{mer}', status = 'draft' where slug = 'deux'");
      expect(await dates()).toEqual({ day: '2026-11-12', is_now: false });
      await query("update public.blog_posts set body_en = 'Sea' where slug = 'deux'");
      expect(await dates()).toMatchObject({ is_now: true });
    });
  });

  it('[BLOG-1] [PLUS-8] a post is found by the addresses at which it was out, until another one is at them', async () => {
    const moved = async (...slugs: string[]) =>
      database().asUser('anon', async ({ query }) => {
        const found = await query<{ slug: string | null }>(
          'select public.moved_post(s) as slug from unnest(string_to_array($1, $$,$$)) with ordinality a (s, n) order by n',
          [slugs.join()],
        );
        return found.map(({ slug }) => slug);
      });
    const [row] = await database().query<{ id: string }>(
      "insert into public.blog_posts (slug, title_fr, title_en, body_fr) values ('jamais-paru', 'P', 'P', 'Mer.') returning id",
    );
    const id = row?.id ?? '';
    const update = (set: string) =>
      database().actAs(sue, ({ query }) => query(`update public.blog_posts set ${set} where id = $1`, [id]));
    await update("slug = 'paru'");
    await update("status = 'published'");
    await update("slug = 'porto'");
    await update("status = 'draft', published_at = null");
    expect(await moved('paru', 'porto')).toEqual([null, null]);
    await update("slug = 'porto-en-hiver'");
    await update("status = 'published'");
    const addresses = ['jamais-paru', 'paru', 'porto', 'porto-en-hiver', 'un'];
    expect(await moved(...addresses)).toEqual([null, 'porto-en-hiver', 'porto-en-hiver', null, null]);
    await update("published_at = now() + interval '1 day'");
    expect(await moved('porto')).toEqual([null]);
    await update('published_at = now()');

    const insert =
      "insert into public.blog_posts (slug, title_fr, title_en, body_fr, status) values ('porto', 'P', 'P', 'Mer.', 'published')";
    await database().actAs(sue, async ({ query }) => {
      await query(insert);
      await query("update public.blog_posts set slug = 'porto-autrement' where slug = 'porto'");
    });
    expect(await moved('paru', 'porto')).toEqual(['porto-en-hiver', 'porto-autrement']);
    await database().query('delete from public.blog_posts where id = $1', [id]);
    expect(await moved('paru', 'porto')).toEqual([null, 'porto-autrement']);
    await database().query("delete from public.blog_posts where slug = 'porto-autrement'");
    for (const caller of ['anon', sam, sue] as const)
      await database().asUser(caller, async ({ refused }) => {
        expect(await refused('select * from app.former_post_slugs')).toMatchObject({ code: '42501' });
      });
  });

  it('[ADMIN-4] the last fifty are stored, and go with the post', async () => {
    await database().asUser(sue, async ({ query }) => {
      for (let save = 1; save <= 52; save++)
        await query('update public.blog_posts set title_fr = $2 where id = $1', [post, `T${save}`]);
      const listed = await query<Listed>(versions, [post]);
      expect(listed).toHaveLength(50);
      expect([listed[0]?.title_fr, listed[49]?.title_fr]).toEqual(['T51', 'T2']);
      await query('delete from public.blog_posts where id = $1', [post]);
      expect(await query(versions, [post])).toEqual([]);
    });
  });

  it('[ADMIN-4] a post that is brought back has its versions, its addresses and the date of its text again', async () => {
    const { query } = database();
    const [sid, id] = [await makePerson(database(), 'Sid', { role: 'supervisor' }), crypto.randomUUID()];
    const insert = (slug: string) =>
      query(
        "insert into public.blog_posts (id, slug, title_fr, title_en, body_fr, status) values ($1, $2, 'P', 'P', 'Mer.', 'published')",
        [id, slug],
      );
    const parts = async () => {
      const [row] = await query(
        `select (select jsonb_agg(v order by v.replaced_at) from app.post_versions v where v.post_id = $1) as versions,
           (select jsonb_agg(p) from app.post_previews p where p.post_id = $1) as previews,
           (select jsonb_agg(f.slug) from app.former_post_slugs f where f.post_id = $1) as slugs`,
        [id],
      );
      return row;
    };
    const dateOfText = () => query('select text_updated_at from public.blog_posts where id = $1', [id]);
    await insert('revenu');
    await database().actAs(sid, async (session) => {
      await session.query("update public.blog_posts set title_fr = 'Q' where id = $1", [id]);
      await session.query('select public.make_post_preview($1)', [id]);
      await session.query("update public.blog_posts set slug = 'revenu-ici' where id = $1", [id]);
    });
    const [before, date] = [await parts(), await dateOfText()];
    expect(before).toMatchObject({
      versions: [{ replaced_by: sid.id }, {}],
      previews: [{}],
      slugs: ['revenu'],
    });
    const none = { versions: null, previews: null, slugs: null };
    const remove = () => query('delete from public.blog_posts where id = $1', [id]);
    await remove();
    expect(await parts()).toEqual(none);
    await insert('revenu-ici');
    expect([await parts(), await dateOfText()]).toEqual([before, date]);

    await remove();
    await deleteAccount(database(), sid);
    await insert('revenu-ici');
    expect(await parts()).toMatchObject({ versions: [{ replaced_by: null }, {}], slugs: ['revenu'] });
    await remove();
    await query("update app.deleted_posts set deleted_at = now() - interval '31 days' where post_id = $1", [
      id,
    ]);
    await query('select app.purge_deleted()');
    await insert('revenu-ici');
    expect(await parts()).toEqual(none);
    await remove();
  });

  it('[ADMIN-4] are in the order in which they were stored, also after the clock was set back', async () => {
    await database().query(
      `insert into app.post_versions (post_id, replaced_at, content)
       select p.id, clock_timestamp() + interval '1 hour', app.post_content(p) || '{"title_fr": "Of the later clock"}'
       from public.blog_posts p where p.id = $1`,
      [post],
    );
    await database().asUser(sue, async ({ query }) => {
      for (const title of ['One', 'Two', 'Three'])
        await query('update public.blog_posts set title_fr = $2 where id = $1', [post, title]);
      const listed = await query<Listed>(versions, [post]);
      const titles = listed.slice(0, 4).map(({ title_fr }) => title_fr);
      expect([titles[0], titles[1], titles[3]]).toEqual(['Two', 'One', 'Of the later clock']);
    });
    await database().query(
      "delete from app.post_versions where content ->> 'title_fr' = 'Of the later clock'",
    );
  });

  it('[ADMIN-4] a draft has a secret address for anyone, until it is withdrawn or another is made', async () => {
    const seen = 'select public.previewed_post($1) as seen';
    const make = 'select public.make_post_preview($1) as token';
    const tokens: string[] = [];
    await database().query('delete from app.post_previews where post_id = $1', [post]);
    await database().asUser(sue, async ({ query, refused }) => {
      const since = 'select public.post_preview_since($1) is not null as is_open';
      expect(await query(since, [post])).toEqual([{ is_open: false }]);
      for (const _ of ['first', 'second']) {
        const [made] = await query<{ token: string }>(make, [post]);
        tokens.push(made?.token ?? '');
      }
      expect(await query(since, [post])).toEqual([{ is_open: true }]);
      expect(await refused(seen, [tokens[0]])).toMatchObject({ message: 'share_not_found' });
      const logged =
        "select before, after from public.supervisor_changes where row_id = $1 and source = 'blog_posts' order by id desc limit 2";
      expect(await query(logged, [post])).toEqual([
        { before: {}, after: { preview_replaced: true } },
        { before: { has_preview: false }, after: { has_preview: true } },
      ]);
      const [row] = await query<{ seen: object }>(seen, [tokens[1]]);
      expect(row?.seen).toMatchObject({ title_fr: 'Un', body_fr: 'Mer', is_out: false, country: null });
      expect(Object.keys(row?.seen ?? {})).not.toContain('id');
      const withdraw = 'select public.withdraw_post_preview($1) as was';
      expect(await query(withdraw, [post])).toEqual([{ was: true }]);
      expect(await query(withdraw, [post])).toEqual([{ was: false }]);
      expect(await refused(seen, [tokens[1]])).toMatchObject({ message: 'share_not_found' });
      expect(await refused(make, [crypto.randomUUID()])).toMatchObject({ message: 'post_not_found' });
    });
    await database().query(
      "insert into app.post_previews (post_id, token) values ($1, app.share_hash('secret'))",
      [post],
    );
    await database().asUser('anon', async ({ query, refused }) => {
      expect(await query(seen, ['secret'])).toMatchObject([{ seen: { slug: 'un' } }]);
      expect(await refused(make, [post])).toMatchObject({ code: '42501' });
    });
    await database().asUser(sam, async ({ refused }) => {
      expect(await refused(make, [post])).toMatchObject({ message: 'supervisor_only' });
      expect(await refused(versions, [post])).toMatchObject({ message: 'supervisor_only' });
    });
  });
});
