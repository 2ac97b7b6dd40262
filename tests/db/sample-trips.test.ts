import { beforeAll, describe, expect, it } from 'vitest';
import english from '#i18n/locales/en/dashboard.ts';
import french from '#i18n/locales/fr/dashboard.ts';
import { postRows } from '#seed/posts.ts';
import { REFERENCE_SETS } from '#seed/reference-sets.ts';
import { sampleTripRows } from '#seed/sample-trips.ts';
import { themeRows } from '#seed/themes.ts';
import { loadReferenceData } from '#server/database/seed/reference-data.ts';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { EXAMPLES } from '#web/features/trips/components/empty-dashboard.tsx';

const FIRST = '2027-03-12';
const USE = 'select public.use_sample_trip($1, $2, $3, $4) as id';
const ID = 'd0000000-0000-4000-8000-000000000144';
const SETS = REFERENCE_SETS.filter(({ name }) => name === 'sample_trips');

it('[DASH-1] the examples before a first trip are trips of the house, of as many days as they say', () => {
  const said = { fr: french, en: english };
  for (const { slug, name } of EXAMPLES) {
    const days = sampleTripRows().find((sample) => sample.slug === slug)?.days;
    for (const language of ['fr', 'en'] as const) expect(said[language][name]).toMatch(RegExp(`^${days} `));
  }
});

describeOnBoth('trips of the house', (database) => {
  let camille: Person;

  beforeAll(async () => {
    camille = await makePerson(database(), 'Camille');
    await loadReferenceData(database(), SETS);
  });

  it('[PLUS-8] are as old as their last change, and saving one unchanged is none', async () => {
    const sue = await makePerson(database(), 'Sue', { role: 'supervisor' });
    const changedOn = async (set: string) => {
      const [row] = await database().asUser(sue, ({ query }) =>
        query<{ is_now: boolean }>(
          `update public.sample_trips set ${set} where position = 1 returning updated_at = now() as is_now`,
        ),
      );
      return row;
    };
    expect(await changedOn('title_fr = title_fr')).toEqual({ is_now: false });
    expect(await changedOn("title_fr = 'Autre'")).toEqual({ is_now: true });
  });

  it.each(['fr', 'en'])('[PUB-3] become one’s own, with every item on its day, in %s', async (language) => {
    const [sample] = sampleTripRows();
    if (!sample) throw new Error('There is a sample trip.');
    await database().asUser(camille, async ({ query }) => {
      expect(await query(USE, [ID, sample.slug, FIRST, language])).toEqual([{ id: ID }]);
      // Sent twice, it is made once.
      expect(await query(USE, [ID, sample.slug, FIRST, language])).toEqual([{ id: ID }]);
      const [trip] = await query(
        'select title, start_date::text, end_date::text, owner_id from public.trips',
      );
      expect(trip).toEqual({
        title: language === 'fr' ? sample.title_fr : sample.title_en,
        start_date: FIRST,
        end_date: '2027-03-16',
        owner_id: camille.id,
      });
      const made = await query<{ title: string; day: number }>(
        `select title, day - $1::date + 1 as day from (
           select title, date as day from public.trip_activities union all select title, date from public.trip_meals
           union all select title, date from public.trip_itineraries union all select title, date from public.trip_notes
           union all select title, check_in from public.trip_accommodations) i`,
        [FIRST],
      );
      const wanted = sample.items.map(
        (item) => `${item.day} ${language === 'fr' ? item.title_fr : item.title_en}`,
      );
      expect(made.map(({ title, day }) => `${day} ${title}`).toSorted()).toEqual(wanted.toSorted());
      const [stay] = await query(
        'select check_out::text, price::float8, currency from public.trip_accommodations',
      );
      expect(stay).toEqual({ check_out: '2027-03-16', price: 480, currency: 'EUR' });
      // Its prices are for two, and what is closed on some days says so.
      expect(await query('select travellers from public.trips')).toEqual([{ travellers: 2 }]);
      const closed = await query(
        "select title from public.trip_activities where closed_on <> '{}' order by title",
      );
      expect(closed.length).toBe(sample.items.filter((item) => item.closed_on).length);
      expect(await query("select closed_on from public.trip_activities where title = 'MAAT'")).toEqual([
        { closed_on: [2] },
      ]);
    });
  });

  it.each([
    [
      'an unknown one',
      [ID, 'nulle-part', FIRST, 'fr'],
      { code: 'PT404', message: 'sample_trip_unknown', detail: 'slug' },
    ],
    [
      'no day',
      [ID, 'cinq-jours-a-lisbonne', null, 'fr'],
      { code: 'PT400', message: 'day_missing', detail: 'start_date' },
    ],
    [
      'a day beyond',
      [ID, 'cinq-jours-a-lisbonne', '2300-01-01', 'fr'],
      { code: 'PT400', message: 'day_out_of_range', detail: 'start_date' },
    ],
  ])('[PUB-3] %s is refused with its key', async (_, parameters, refusal) => {
    await database().asUser(camille, async ({ refused }) => {
      expect(await refused(USE, parameters)).toEqual(refusal);
    });
  });

  it('[PUB-3] nobody who is signed out makes one, nor who is banned', async () => {
    const banned = await makePerson(database(), 'Bo');
    await database().query('update app.accounts set is_banned = true where id = $1', [banned.id]);
    for (const caller of ['anon', banned] as const)
      await database().asUser(caller, async ({ refused }) => {
        expect(await refused(USE, [ID, 'cinq-jours-a-lisbonne', FIRST, 'fr'])).toMatchObject({
          code: '42501',
        });
      });
  });

  it.each([
    [[{ day: 3, kind: 'note', title_fr: 'x', title_en: 'x' }]],
    [[{ day: 1, kind: 'dream', title_fr: 'x', title_en: 'x' }]],
    [[{ day: 1, kind: 'note', title_fr: ' ', title_en: 'x' }]],
    [[{ day: 1, kind: 'meal', title_fr: 'x', title_en: 'x', time: '25:00' }]],
    [[{ day: 1, kind: 'meal', title_fr: 'x', title_en: 'x', price: -1 }]],
    [['x']],
    ['x'],
  ])('[PUB-3] a plan %j is none', async (items) => {
    const { query } = database();
    await expect(
      query(
        `insert into public.sample_trips (slug, title_fr, title_en, destination_fr, destination_en, days, month, items)
         values ('x', 'x', 'x', 'x', 'x', 2, 1, $1::text::jsonb)`,
        [JSON.stringify(items)],
      ),
    ).rejects.toThrow(/sample_trips_items_check/);
  });

  it.each([0, 8, 1.5, '"1"'])('[PUB-3] [PLUS-1] a plan is not closed on the weekday %s', async (weekday) => {
    const items = `[{"day":1,"kind":"activity","title_fr":"x","title_en":"x","closed_on":[${weekday}]}]`;
    await expect(
      database().query('update public.sample_trips set items = $1::text::jsonb', [items]),
    ).rejects.toThrow(/sample_trips_closed_on_check/);
  });

  it('[PUB-3] what a supervisor changes stays, what they delete does not come back', async () => {
    const { query } = database();
    const slug = 'cinq-jours-a-lisbonne';
    await query("update public.sample_trips set title_fr = 'Lisbonne, autrement' where slug = $1", [slug]);
    const changed = SETS.map((set) => ({
      ...set,
      version: 'next',
      rows: async () => sampleTripRows().map((row) => ({ ...row, title_fr: 'Neuf', title_en: 'New' })),
    }));
    await loadReferenceData(database(), changed);
    const read = 'select title_fr, title_en from public.sample_trips where slug = $1';
    expect(await query(read, [slug])).toEqual([{ title_fr: 'Lisbonne, autrement', title_en: 'New' }]);
    await query('delete from public.sample_trips where slug = $1', [slug]);
    await loadReferenceData(database(), SETS);
    expect(await query(read, [slug])).toEqual([]);
  });
});

describe('what the house has written', () => {
  const trips = sampleTripRows();

  it('[PUB-3] has a trip of several days for each theme', () => {
    const themes = themeRows().map(({ slug }) => slug);
    expect(themes.length).toBeGreaterThanOrEqual(8);
    for (const theme of themes) {
      const [trip] = trips.filter(({ theme_slug }) => theme_slug === theme);
      expect(trip?.days, theme).toBeGreaterThanOrEqual(3);
    }
    expect(trips.filter(({ is_example }) => is_example)).toHaveLength(3);
  });

  it.each(trips)('[PUB-3] $slug has each day filled, places that are somewhere, costs and tips', (trip) => {
    expect(new Set(trip.items.map(({ day }) => day)).size).toBe(trip.days);
    for (const item of trip.items) {
      if (item.kind === 'note') continue;
      const away = Math.hypot(
        (item.place?.lat ?? 99) - trip.location.lat,
        (item.place?.lng ?? 999) - trip.location.lng,
      );
      // Within a day's travel: a typing error would put a place on another continent.
      expect(away, item.title_fr).toBeLessThan(9);
    }
    expect(trip.items.filter(({ price }) => price !== undefined).length).toBeGreaterThan(4);
    expect(trip.tips_fr.length).toBeGreaterThan(150);
    expect(trip.tips_en.length).toBeGreaterThan(150);
  });

  it('[BLOG-1] has ten posts in both languages, of a length worth reading', () => {
    const posts = postRows();
    expect(posts.length).toBeGreaterThanOrEqual(10);
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
    for (const { slug, body_fr, body_en } of posts)
      for (const body of [body_fr, body_en]) {
        const words = body.split(/\s+/).length;
        expect(words, slug).toBeGreaterThanOrEqual(500);
        expect(words, slug).toBeLessThanOrEqual(900);
      }
  });
});
