import { beforeAll, expect, it } from 'vitest';
import { composeContactMail } from '#server/mail/contact-mail.ts';
import { type ContactMailKind, isContactMail } from '#server/mail/kinds.ts';
import { claimMail, markSent } from '#server/mail/queue.ts';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, type Person } from '#tests/support/people.ts';

const SEND = `insert into public.custom_trip_requests (name, email, destination, message, user_id, language, website, filled_ms)
  values ($1, $2, 'Lisbonne', 'Hi', $3, $4, $5, $6)`;
const WRITE = `insert into public.contact_messages (name, email, message, website, filled_ms) values ('Zoé', $1, 'Hi', $2, $3)`;

describeOnBoth('requests and messages', (database) => {
  let camille: Person;
  let bo: Person;
  let sue: Person;

  beforeAll(async () => {
    camille = await makePerson(database(), 'Camille');
    bo = await makePerson(database(), 'Bo');
    sue = await makePerson(database(), 'Sue', { role: 'supervisor' });
    await database().query(`update app.accounts set preferences = '{"language":"en"}' where id = $1`, [
      sue.id,
    ]);
  });

  it('[PUB-2] a sender sees what becomes of theirs, and of nobody else’s', async () => {
    await database().actAs(camille, ({ query }) =>
      query(SEND, ['Camille', camille.email, camille.id, 'fr', null, 9000]),
    );
    const read = 'select destination, status from public.custom_trip_requests';
    await database().query("update public.custom_trip_requests set status = 'in_progress'");
    await database().asUser(camille, async ({ query }) => {
      expect(await query(read)).toEqual([{ destination: 'Lisbonne', status: 'in_progress' }]);
      expect(await query("update public.custom_trip_requests set status = 'done' returning 1")).toEqual([]);
    });
    await database().asUser(bo, async ({ query }) => expect(await query(read)).toEqual([]));
  });

  it('[PUB-2] one that is sent again is known by its id, and mailed about once', async () => {
    const { query, actAs } = database();
    await query('delete from app.mail_queue');
    const again = `insert into public.custom_trip_requests (id, name, email, filled_ms)
      values ('00000000-0000-4000-8000-0000000000aa', 'Zoé', 'again@example.org', 5000)`;
    await actAs('anon', (session) => session.query(again));
    await actAs('anon', async ({ refused }) => expect(await refused(again)).toMatchObject({ code: '23505' }));
    expect(await query(`select 1 from app.mail_queue where address = 'again@example.org'`)).toHaveLength(1);
  });

  it.each([SEND, WRITE])('[PUB-2] [PUB-4] programs are held off by the database', async (insert) => {
    const given = (email: string, website: string | null, filled: number | null) =>
      insert === SEND ? ['Zoé', email, null, 'en', website, filled] : [email, website, filled];
    await database().asUser('anon', async ({ query, refused }) => {
      // A form whose hidden field is filled in is thanked for.
      await query(insert, given('bot@example.org', 'https://spam.example', 60_000));
      // So is who does not say how long the form was open.
      for (const filled of [1999, null])
        expect(await refused(insert, given('zoe@example.org', null, filled))).toEqual({
          code: 'PT400',
          message: 'request_too_fast',
          detail: 'filled_ms',
        });
      for (let sent = 0; sent < 10; sent += 1) await query(insert, given('zoe@example.org', null, 5000));
      expect(await refused(insert, given('ZOE@example.org', null, 5000))).toEqual({
        code: 'PT429',
        message: 'requests_too_many',
        detail: 'email',
      });
    });
  });

  it.each([
    [SEND, 'admin_requests'],
    [WRITE, 'admin_messages'],
  ])(
    '[PUB-2] [PUB-4] what looks like spam is listed apart, mailed to nobody, and has its limit',
    async (insert, list) => {
      const { query, asUser, actAs } = database();
      const table = insert === SEND ? 'custom_trip_requests' : 'contact_messages';
      const given = (name: string) => {
        const email = `${name}@spam.example`;
        return insert === SEND ? ['Zoé', email, null, 'en', 'x', 1] : [email, 'x', 1];
      };
      await query('delete from app.mail_queue');
      await query("delete from app.rate_limits where key like 'form-%'");
      await query("update app.limits set amount = 2 where name = 'form-suspect'");
      await query("update app.limits set amount = 0 where name = 'form-total'");
      await actAs('anon', async (session) => {
        // The third is dropped, and answered like the others.
        for (const name of ['a', 'b', 'c']) await session.query(insert, given(name));
      });
      await query("update app.limits set amount = 300 where name = 'form-total'");
      expect(await query('select 1 from app.mail_queue')).toEqual([]);
      await asUser(sue, async (session) => {
        const addresses = async (state: string) => {
          const [row] = await session.query<{ found: string }>(`select public.${list}($1)::text as found`, [
            state,
          ]);
          return String(row?.found).match(/\w@spam\.example/g) ?? [];
        };
        expect(await addresses('')).toEqual([]);
        expect((await addresses('suspect')).toSorted()).toEqual(['a@spam.example', 'b@spam.example']);
        // Taken for a person's after all.
        await session.query(`update public.${table} set status = 'new' where email = 'a@spam.example'`);
        expect(await addresses('')).toEqual(['a@spam.example']);
      });
      await query(`delete from public.${table} where email like '%@spam.example'`);
      await query("update app.limits set amount = 60 where name = 'form-suspect'");
    },
  );

  it('[PUB-2] supervisors are notified, and the sender gets a receipt, each in their language, without what was written', async () => {
    const { query } = database();
    await query('delete from app.mail_queue');
    await database().actAs('anon', async (session) => {
      for (let sent = 0; sent < 5; sent += 1)
        await session.query(SEND, ['Zoé <b>', 'zoe@example.net', null, 'fr', null, 5000]);
    });
    const mails = [];
    for (let due = await claimMail(database(), 0); due; due = await claimMail(database(), 0)) {
      const mail =
        isContactMail(due) && (await composeContactMail(database(), due, 'https://escale.example'));
      if (!mail) throw new Error('The request is there.');
      mails.push({ kind: due.kind, ...mail });
      await markSent(database(), due);
    }
    const notices = mails.filter(({ kind }) => kind === 'request_notice');
    const receipts = mails.filter(({ kind }) => kind === 'request_receipt');
    expect(notices).toHaveLength(5);
    // Nobody is flooded through us.
    expect(receipts).toHaveLength(3);
    expect(notices[0]?.subject).toBe('Custom trip request: Lisbonne');
    expect(notices[0]?.text).toContain('Zoé <b> · zoe@example.net');
    expect(notices[0]?.html).toContain('Zoé &lt;b&gt;');
    expect(receipts[0]).toMatchObject({
      to: 'zoe@example.net',
      subject: 'Votre demande de voyage est bien arrivée',
    });
    expect(receipts[0]?.text).not.toContain('Zoé');
    expect(await query('select 1 from app.mail_queue where sent_at is null')).toEqual([]);
  });

  it('[PUB-2] nobody is notified who is no supervisor any more, or banned, by the time the mail is sent', async () => {
    const { query } = database();
    const eve = await makePerson(database(), 'Eve', { role: 'supervisor' });
    const notices = async () => {
      await query('delete from app.mail_queue');
      await database().actAs('anon', async (session) => {
        await session.query(SEND, ['Zoé', 'zoe@example.net', null, 'fr', null, 5000]);
        await session.query(WRITE, ['zoe@example.net', null, 5000]);
      });
      return query<{ kind: ContactMailKind; address: string; about: string }>(
        `select kind, address, payload ->> 'aboutId' as about from app.mail_queue where kind like '%\\_notice' order by kind, address`,
      );
    };
    const composedFor = async (due: Awaited<ReturnType<typeof notices>>) => {
      const mails = due.map(({ kind, address, about }) =>
        composeContactMail(
          database(),
          { kind, address, language: 'fr', aboutId: about, id: about, attempts: 1 },
          'https://escale.example',
        ),
      );
      return (await Promise.all(mails)).map((mail) => mail?.to);
    };
    for (const change of ["role = 'traveler'", "role = 'supervisor', is_banned = true"]) {
      const due = await notices();
      expect(await composedFor(due)).toEqual([eve.email, sue.email, eve.email, sue.email]);
      await query(`update app.accounts set ${change} where id = $1`, [eve.id]);
      expect(await composedFor(due)).toEqual([undefined, sue.email, undefined, sue.email]);
      await query("update app.accounts set role = 'supervisor' where id = $1", [eve.id]);
    }
    await query('delete from auth.users where id = $1', [eve.id]);
  });

  it('[BLOG-1] a post has its neighbours, and drafts are nobody’s; destinations are counted', async () => {
    const { query } = database();
    await query(
      "insert into public.countries (iso_a2, name_fr, name_en, continent) values ('PT', 'Portugal', 'Portugal', 'EU')",
    );
    await query(
      `insert into public.blog_posts (slug, title_fr, title_en, country_iso_a2, tags, status, published_at, body_fr)
       select 'p-' || n, 'P' || n, 'P' || n, case when n % 2 = 0 then 'PT' end, array['rythme'],
         case when n = 4 then 'draft' else 'published' end, now() - make_interval(days => 10 - n), repeat('mot ', 500)
       from generate_series(1, 6) n`,
    );
    await database().asUser('anon', async (session) => {
      const around = await session.query<{ relation: string; post_slug: string }>(
        "select relation, post_slug from public.post_neighbours('p-3')",
      );
      const find = (relation: string) =>
        around.filter((row) => row.relation === relation).map((row) => row.post_slug);
      expect(find('previous')).toEqual(['p-2']);
      expect(find('next')).toEqual(['p-5']);
      expect(find('related')).toHaveLength(3);
      expect(find('related')).not.toContain('p-4');
      expect(await session.query("select 1 from public.post_neighbours('p-4')")).toEqual([]);
      expect(
        await session.query(
          'select iso_a2, posts::int, latest_slugs, latest_fr, latest_en from public.blog_destinations()',
        ),
      ).toEqual([
        {
          iso_a2: 'PT',
          posts: 2,
          latest_slugs: ['p-6', 'p-2'],
          latest_fr: ['P6', 'P2'],
          latest_en: ['P6', 'P2'],
        },
      ]);
      expect(
        await session.query("select minutes_fr, minutes_en from public.blog_posts where slug = 'p-1'"),
      ).toEqual([{ minutes_fr: 2, minutes_en: 2 }]);
    });
  });

  it.each([
    ['English', { fr: '', en: 'word '.repeat(1000) }, [5, 5]],
    ['French', { fr: 'mot '.repeat(1000), en: '' }, [5, 5]],
    ['both', { fr: 'mot '.repeat(440), en: 'word' }, [2, 1]],
  ])('[BLOG-1] a text in %s takes readers of either language its minutes', async (name, body, minutes) => {
    const slug = `minutes-${name.toLowerCase()}`;
    const [row] = await database().query(
      `insert into public.blog_posts (slug, title_fr, title_en, body_fr, body_en) values ($1, 'P', 'P', $2, $3)
       returning array[minutes_fr, minutes_en] as minutes`,
      [slug, body.fr, body.en],
    );
    expect(row).toEqual({ minutes });
  });

  it('[BLOG-1] of a thousand posts a page of the list reads its own alone', async () => {
    const { query } = database();
    await query(
      `insert into public.blog_posts (slug, title_fr, title_en, body_fr, country_iso_a2, status, published_at)
       select 'many-' || n, 'P' || n, 'P' || n, 'Mer.', case when n % 10 = 0 then 'PT' end, 'published', now() - make_interval(hours => n)
       from generate_series(1, 1000) n`,
    );
    await query('analyze public.blog_posts');
    const order = 'order by published_at desc, id desc limit 14';
    await database().asUser('anon', async (session) => {
      for (const [where, index] of [
        ['', 'blog_posts_published_idx'],
        ["and country_iso_a2 = 'PT'", 'blog_posts_country_published_idx'],
      ]) {
        const [row] = await session.query<Record<string, unknown>>(
          `explain (format json) select slug, minutes_fr from public.blog_posts where status = 'published' ${where} ${order}`,
        );
        const plan = JSON.stringify(row);
        expect(plan).toContain(index);
        expect(plan).not.toContain('Seq Scan');
      }
    });
  });
});
