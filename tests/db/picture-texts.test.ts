import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, type Person } from '#tests/support/people.ts';

describeOnBoth('[ADMIN-4] texts of pictures', (database) => {
  let sue: Person;

  beforeAll(async () => {
    sue = await makePerson(database(), 'Sue', { role: 'supervisor' });
    const { query } = database();
    await query(
      "insert into public.countries (iso_a2, name_fr, name_en) values ('PT', 'Portugal', 'Portugal')",
    );
    await query("insert into public.themes (slug, title_fr, title_en) values ('mer', 'La mer', 'The sea')");
    await query("insert into public.activities (title, country_iso_a2) values ('Tram', 'PT')");
    await query("insert into public.blog_posts (slug, title_fr, title_en) values ('un', 'Un', 'One')");
  });

  it.each(['themes', 'activities', 'blog_posts'])(
    '%s: are stored without what is blank, and refused by field',
    async (table) => {
      const update = (texts: unknown) =>
        `update public.${table} set picture_texts = '${JSON.stringify(texts)}' returning picture_texts as texts`;
      await database().asUser(sue, async ({ query, refused }) => {
        const texts = { alt_fr: 'Un phare', caption_en: ' ', credit: 'Zoé, CC BY' };
        expect(await query(update(texts))).toEqual([{ texts: { alt_fr: 'Un phare', credit: 'Zoé, CC BY' } }]);
        expect(await query(update(null))).toEqual([{ texts: {} }]);
        expect(await refused(update({ alt_en: 'x'.repeat(501) }))).toMatchObject({
          message: 'text_too_long',
          detail: 'alt_en',
        });
        expect(await refused(update({ other: 'x' }))).toMatchObject({ code: '23514' });
        expect(await refused(update([]))).toMatchObject({ code: '23514' });
      });
    },
  );
});
