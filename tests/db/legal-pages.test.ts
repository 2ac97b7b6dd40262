import { beforeAll, expect, it } from 'vitest';
import { LEGAL_SLUGS, placeholdersOf } from '#domain/legal-pages.ts';
import { REFERENCE_SETS } from '#seed/reference-sets.ts';
import { loadReferenceData } from '#server/database/seed/reference-data.ts';
import { describeOnBoth, type TestDatabase } from '#tests/support/database.ts';
import { makeScene, ROLES, type Scene } from '#tests/support/scene.ts';

type Work = Parameters<TestDatabase['asUser']>[1];

const SETS = REFERENCE_SETS.filter(({ name }) => name === 'legal_pages');
const UPDATE = "update public.legal_pages set body_fr = 'Soyez sages.' where slug = 'terms' returning slug";
const INSERT = "insert into public.legal_pages (slug, title_fr, title_en) values ('terms', 'C', 'T')";

describeOnBoth('[PLUS-22] legal pages', (database) => {
  let scene: Scene;
  const asSupervisor: (work: Work) => Promise<unknown> = (work) =>
    database().asUser(scene.people.supervisor, work);

  beforeAll(async () => {
    scene = await makeScene(database());
    await loadReferenceData(database(), SETS);
  });

  it('come with a text in both languages that says what the operator has to fill in', async () => {
    const pages = await database().query<{ slug: string; body_fr: string; body_en: string }>(
      'select slug, body_fr, body_en from public.legal_pages',
    );
    expect(pages.map(({ slug }) => slug).toSorted()).toEqual(LEGAL_SLUGS.toSorted());
    for (const { body_fr, body_en } of pages) {
      expect(body_fr.length).toBeGreaterThan(1000);
      expect(placeholdersOf(body_fr).length).toBeGreaterThan(0);
      expect(placeholdersOf(body_en)).toHaveLength(placeholdersOf(body_fr).length);
      // As many titles and points on either side.
      expect(body_en.match(/^(## |- )/gm)).toHaveLength(body_fr.match(/^(## |- )/gm)?.length ?? 0);
    }
  });

  it.each(ROLES)('are read by %s, and written by supervisors alone', async (role) => {
    await database().asUser(scene.caller(role), async ({ query, refused }) => {
      expect(await query('select slug from public.legal_pages')).toHaveLength(3);
      expect(await refused('delete from public.legal_pages')).toMatchObject({ code: '42501' });
      if (role === 'supervisor') {
        expect(await query(UPDATE)).toEqual([{ slug: 'terms' }]);
        return;
      }
      expect(await refused(INSERT)).toMatchObject({ code: '42501' });
      if (role === 'anon') expect(await refused(UPDATE)).toMatchObject({ code: '42501' });
      else expect(await query(UPDATE)).toEqual([]);
    });
  });

  it.each([
    ['title_fr', "' '", 'text_blank'],
    ['title_en', 'null', 'text_blank'],
    ['title_en', "repeat('x', 201)", 'text_too_long'],
    ['body_fr', "repeat('x', 100001)", 'text_too_long'],
    ['body_en', "repeat('x', 100001)", 'text_too_long'],
  ])('%s = %s is refused with its key', async (column, value, key) => {
    await asSupervisor(async ({ refused }) => {
      expect(await refused(`update public.legal_pages set ${column} = ${value}`)).toEqual({
        code: 'PT400',
        message: key,
        detail: column,
      });
    });
  });

  it('are three: another one is refused, and none becomes another', async () => {
    await asSupervisor(async ({ refused }) => {
      expect(await refused(INSERT.replace("'terms'", "'cookies'"))).toEqual({
        code: 'PT400',
        message: 'slug_invalid',
        detail: 'slug',
      });
      expect(await refused("update public.legal_pages set slug = 'notice'")).toMatchObject({ code: '42501' });
    });
  });

  it('are dated by the database, when a text changes and at nothing else', async () => {
    await asSupervisor(async ({ query }) => {
      const dated = (change: string) =>
        query(
          `update public.legal_pages set ${change} where slug = 'terms' returning updated_at = now() as is_new`,
        );
      expect(await dated('body_en = body_en')).toEqual([{ is_new: false }]);
      expect(await dated("updated_at = '2027-01-01'")).toEqual([{ is_new: false }]);
      expect(await dated("body_en = 'Be kind.'")).toEqual([{ is_new: true }]);
    });
  });

  it('a change is in the log, with what stood there before', async () => {
    await asSupervisor(async ({ query }) => {
      await query("update public.legal_pages set title_en = 'Terms' where slug = 'terms'");
      expect(
        await query(
          "select row_id, before, after from public.supervisor_changes where source = 'legal_pages'",
        ),
      ).toEqual([{ row_id: 'terms', before: { title_en: 'Terms of use' }, after: { title_en: 'Terms' } }]);
    });
  });

  it('what supervisors have written outlasts the texts of later releases', async () => {
    const [set] = SETS;
    if (!set) throw new Error('Legal pages are reference data');
    await database().query("update public.legal_pages set body_fr = 'Les nôtres.' where slug = 'privacy'");
    const later = async () =>
      (await set.rows()).map((row) => ({ ...row, body_fr: 'Les suivantes.', body_en: 'The next.' }));
    await loadReferenceData(database(), [{ ...set, version: 'later', rows: later }]);
    expect(
      await database().query('select slug, body_fr, body_en from public.legal_pages order by slug'),
    ).toEqual([
      { slug: 'notice', body_fr: 'Les suivantes.', body_en: 'The next.' },
      { slug: 'privacy', body_fr: 'Les nôtres.', body_en: 'The next.' },
      { slug: 'terms', body_fr: 'Les suivantes.', body_en: 'The next.' },
    ]);
  });
});
