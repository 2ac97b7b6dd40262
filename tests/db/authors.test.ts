import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { deleteAccount, makePerson, type Person } from '#tests/support/people.ts';

describeOnBoth('[BLOG-1] who wrote a post', (database) => {
  let sue: Person;
  let slug: string;

  beforeEach(async () => {
    sue = await makePerson(database(), 'Sue', { role: 'supervisor' });
    slug = `post-${crypto.randomUUID()}`;
    await database().actAs(sue, ({ query }) =>
      query(
        `insert into public.blog_posts (slug, title_fr, title_en, body_fr, status, author_id) values ($1, 'T', 'T', 'Mer.', 'published', $2)`,
        [slug, sue.id],
      ),
    );
  });

  const read = () =>
    database().asUser('anon', ({ query }) =>
      query<Record<string, unknown>>('select * from public.blog_posts where slug = $1', [slug]),
    );
  const nameOf = async () => (await read())[0]?.author_name;

  it('is shown by name: nobody reads the id of an account, no matter what they ask for', async () => {
    const sam = await makePerson(database(), 'Sam');
    expect(await nameOf()).toBe('Sue');
    for (const caller of ['anon', sam] as const) {
      const rows = await database().asUser(caller, ({ query }) => query('select * from public.blog_posts'));
      expect(JSON.stringify(rows)).not.toContain(sue.id);
    }
    await database().asUser(sam, async ({ refused }) => {
      expect(await refused('select * from app.post_authors')).toMatchObject({ code: '42501' });
    });
  });

  it('follows the account: another name, and none once it is gone, without being a change of the post’s', async () => {
    const before = await database().query('select id from public.supervisor_changes where source = $1', [
      'blog_posts',
    ]);
    await database().actAs(sue, ({ query }) =>
      query("update public.profiles set name = 'Susanne' where id = $1", [sue.id]),
    );
    expect(await nameOf()).toBe('Susanne');
    await makePerson(database(), 'Sid', { role: 'supervisor' });
    await deleteAccount(database(), sue);
    expect(await nameOf()).toBeNull();
    const after = await database().query('select id from public.supervisor_changes where source = $1', [
      'blog_posts',
    ]);
    expect(after).toHaveLength(before.length);
  });

  it('[ADMIN-4] changes no date of a post, so that an editor that has it open still saves', async () => {
    const dates = async () => (await read()).map(({ updated_at }) => updated_at);
    const before = await dates();
    await database().actAs(sue, ({ query }) =>
      query("update public.profiles set name = 'Susanne' where id = $1", [sue.id]),
    );
    expect(await nameOf()).toBe('Susanne');
    expect(await dates()).toEqual(before);
    await database().actAs(sue, ({ query }) =>
      query("update public.blog_posts set tags = '{mer}' where slug = $1", [slug]),
    );
    expect(await dates()).not.toEqual(before);
  });

  it('is the same when a post is brought back, and is nobody’s to write', async () => {
    const sid = await makePerson(database(), 'Sid', { role: 'supervisor' });
    const [post] = await read();
    await database().actAs(sid, async ({ query, refused }) => {
      await query('delete from public.blog_posts where slug = $1', [slug]);
      await query(
        `insert into public.blog_posts (id, slug, title_fr, title_en, body_fr, status, author_id) values ($1, $2, 'T', 'T', 'Mer.', 'published', null)`,
        [post?.id, slug],
      );
      const rename = "update public.blog_posts set author_name = 'Somebody' where slug = $1";
      expect(await refused(rename, [slug])).toMatchObject({ code: '42501' });
    });
    expect(await nameOf()).toBe('Sue');
  });
});
