import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { switchKey } from '#server/mail/switches/token.ts';
import { type MailWorkerOptions, sendNext } from '#server/mail/worker.ts';
import { createPushSender } from '#server/push/push-sender.ts';
import { makeVapidKey, vapidPublicKey } from '#server/push/vapid-key.ts';
import { describeOnBoth } from '#tests/support/database.ts';
import { addCollaborator, makePerson, makeTrip, type Person } from '#tests/support/people.ts';
import { type Browser, saveBrowser, startPushService } from '#tests/support/push-service.ts';

const KINDS = ['message', 'mention', 'change', 'task', 'invitation'];

describeOnBoth('[PLUS-19] notifications', (database) => {
  let service: Awaited<ReturnType<typeof startPushService>>;
  let alice: Person;
  let eddie: Person;
  let trip: string;
  let phone: Browser;
  let isInTrip = false;
  let counted: string[];
  const privateKey = makeVapidKey();

  beforeAll(async () => {
    service = await startPushService();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    await database().query('delete from app.mail_queue');
    service.received.length = 0;
    isInTrip = false;
    counted = [];
    alice = await makePerson(database(), 'Alice', { isPremium: true });
    eddie = await makePerson(database(), 'Eddie');
    trip = await makeTrip(database(), alice);
    await addCollaborator(database(), trip, eddie, 'editor');
    phone = service.addBrowser();
    await subscribe(eddie, phone);
    await turn(eddie, 'on');
  });

  const subscribe = (person: Person, browser: Browser) =>
    database().actAs(person, ({ query }) => query(...saveBrowser(browser)));
  const turn = (person: Person, value: 'on' | 'off', kinds = KINDS) =>
    database().actAs(person, ({ query }) =>
      query('select public.change_preferences($1::text::jsonb)', [
        JSON.stringify(Object.fromEntries(kinds.map((kind) => [`push_${kind}`, value]))),
      ]),
    );
  const worker = (): MailWorkerOptions => ({
    database: database(),
    sender: { send: async () => {} },
    push: {
      sender: createPushSender({ privateKey, publicUrl: 'https://escale.example', allowsLoopback: true }),
      isInTrip: () => isInTrip,
    },
    logger: { info: () => {}, error: () => {} },
    metrics: { count: (kind, result) => void counted.push(`${kind} ${result}`) },
    key: switchKey('x'.repeat(32)),
    publicUrl: 'https://escale.example',
    collectSeconds: 0,
  });
  const skipAhead = () =>
    database().query(
      "update app.mail_queue set next_try = now() - interval '1 second' where kind like 'push%'",
    );
  async function sendAll(): Promise<void> {
    await skipAhead();
    await database().query("delete from app.mail_queue where kind not like 'push%'");
    while (await sendNext(worker()));
  }
  const write = (text: string, person = alice) =>
    database().actAs(person, ({ query }) =>
      query('insert into public.trip_chat_messages (trip_id, text) values ($1, $2)', [trip, text]),
    );
  const queued = () =>
    database().query("select kind from app.mail_queue where kind like 'push%' order by kind");
  const shown = () => service.received.map(({ notification: { title, body } }) => [title, body].join(': '));

  it('are off until a kind is turned on, and are not of what one writes oneself', async () => {
    await turn(eddie, 'off');
    await write('Hello');
    await turn(eddie, 'on', ['task']);
    await write('Hello again');
    await turn(eddie, 'on');
    await write('I wrote it', eddie);
    expect(await queued()).toEqual([]);
  });

  it('come encrypted, signed for the service of the browser, in the language of the recipient', async () => {
    await database().actAs(eddie, ({ query }) =>
      query(`select public.change_preferences('{"language":"en"}')`),
    );
    await write('See you at the tram');
    await sendAll();
    expect(service.received.map(({ notification }) => notification)).toEqual([
      {
        title: 'Alice · Lisbonne',
        body: 'See you at the tram',
        url: `/trip/${trip}?panel=chat`,
        tag: `push_message:${trip}`,
        language: 'en',
      },
    ]);
    const { headers } = service.received[0] ?? {};
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(headers?.authorization ?? '') ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    expect(key).toBe(vapidPublicKey(privateKey));
    expect(
      verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      ),
    ).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: new URL(phone.endpoint).origin,
      sub: 'https://escale.example',
    });
    expect(counted).toEqual(['push_message sent']);
    expect(await queued()).toEqual([]);
  });

  it('are one a trip and kind when they are due together', async () => {
    await write('One');
    await write('Two');
    await database().actAs(alice, ({ query }) =>
      query("insert into public.trip_meals (trip_id, title, date) values ($1, 'Dinner', '2027-03-12')", [
        trip,
      ]),
    );
    await database().actAs(alice, ({ query }) =>
      query("insert into public.trip_tasks (trip_id, title, assigned_to) values ($1, 'Book', $2)", [
        trip,
        eddie.id,
      ]),
    );
    await sendAll();
    expect(shown().sort()).toEqual([
      'Alice · Lisbonne: 2\u00a0changements',
      'Alice · Lisbonne: 2\u00a0messages non lus',
      'Lisbonne: Alice vous assigne une tâche\u00a0: Book',
    ]);
  });

  it('of a mention are one, and none of its message', async () => {
    await database().actAs(alice, ({ query }) =>
      query('insert into public.trip_chat_messages (trip_id, text, mentions) values ($1, $2, $3)', [
        trip,
        'Eddie, the tram?',
        `{${eddie.id}}`,
      ]),
    );
    await sendAll();
    expect(shown()).toEqual(['Lisbonne: Alice vous mentionne dans «\u00a0Lisbonne\u00a0»']);
  });

  it('of a comment and of a task are one; who wants changes alone gets them as changes', async () => {
    const asAlice = (sql: string) => database().actAs(alice, ({ query }) => query(sql, [trip]));
    await asAlice("insert into public.trip_meals (trip_id, title, date) values ($1, 'Dinner', '2027-03-12')");
    const comment = (mentions: string) =>
      `insert into public.trip_chat_messages (trip_id, text, mentions, item_id)
       select trip_id, 'Hello', '${mentions}', id from public.trip_meals where trip_id = $1`;
    const writes = {
      push_message: comment('{}'),
      push_mention: comment(`{${eddie.id}}`),
      push_task: `insert into public.trip_tasks (trip_id, title, assigned_to) values ($1, 'Book', '${eddie.id}')`,
      // Nobody is assigned anything by it.
      push_change: `update public.trip_tasks set due_date = coalesce(due_date, '2027-03-01') + 1
        where id in (select id from public.trip_tasks where trip_id = $1 limit 1)`,
    };
    for (const [kind, sql] of Object.entries(writes))
      for (const [wanted, expected] of [
        [KINDS, kind],
        [['change'], 'push_change'],
      ] as const) {
        await turn(eddie, 'off');
        await turn(eddie, 'on', [...wanted]);
        await database().query('delete from app.mail_queue');
        await asAlice(sql);
        expect(await queued(), `${kind}, ${wanted.join()}`).toEqual([{ kind: expected }]);
      }
  });

  it('tell who is invited, and who is made the owner', async () => {
    const bo = await makePerson(database(), 'Bo', { isPremium: true });
    await turn(eddie, 'off');
    await subscribe(bo, service.addBrowser());
    await turn(bo, 'on', ['invitation', 'change']);
    await database().actAs(alice, ({ query }) =>
      query('select public.invite_collaborator($1, $2)', [trip, bo.email]),
    );
    expect(await queued()).toEqual([{ kind: 'push_invitation' }]);
    await sendAll();
    await database().actAs(alice, ({ query }) =>
      query('select public.transfer_ownership($1, $2)', [trip, bo.id]),
    );
    await sendAll();
    expect(shown()).toEqual([
      'Lisbonne: Alice vous invite à «\u00a0Lisbonne\u00a0»',
      'Lisbonne: Alice vous confie «\u00a0Lisbonne\u00a0»',
    ]);
  });

  it('are not sent to who has the trip open, has read it, has left or is banned, nor of who is banned', async () => {
    const tries: Record<string, () => Promise<unknown>> = {
      open: async () => {
        isInTrip = true;
      },
      read: () =>
        database().query(
          'insert into public.trip_reads (trip_id, user_id) values ($1, $2) on conflict (trip_id, user_id) do update set read_at = now()',
          [trip, eddie.id],
        ),
      'the author is banned': () =>
        database().query('update app.accounts set is_banned = true where id = $1', [alice.id]),
      'the recipient is banned': () =>
        database().query('update app.accounts set is_banned = true where id = $1', [eddie.id]),
      'the recipient has left': () =>
        database().query('delete from public.trip_collaborators where user_id = $1', [eddie.id]),
    };
    for (const [name, change] of Object.entries(tries)) {
      await write('Hello');
      await change();
      await sendAll();
      expect(counted, name).toEqual(['push_message dropped']);
      counted = [];
      isInTrip = false;
      await database().query('update app.accounts set is_banned = false');
    }
    expect(service.received).toEqual([]);
  });

  it.each([404, 410, 401, 403])('a subscription of which the service says %i is removed', async (status) => {
    const laptop = service.addBrowser();
    await subscribe(eddie, laptop);
    service.answer(phone, status);
    await write('Hello');
    await sendAll();
    expect(
      await database().query('select endpoint from public.push_subscriptions where user_id = $1', [eddie.id]),
    ).toEqual([{ endpoint: laptop.endpoint }]);
    expect(counted).toEqual(['push_message sent']);
  });

  it.each([429, 503])(
    'after %i it is tried again later, ever later, for that browser alone, then given up',
    async (status) => {
      const laptop = service.addBrowser();
      await subscribe(eddie, laptop);
      service.answer(phone, status);
      await write('Hello');
      await sendAll();
      expect(service.received).toHaveLength(2);
      const [row] = await database().query<{ waits: boolean }>(
        "select next_try > now() + interval '2 seconds' as waits from app.mail_queue where kind = 'push_message'",
      );
      expect(row?.waits).toBe(true);
      for (let tries = 1; tries < 5; tries += 1) await sendAll();
      expect(service.received).toHaveLength(6);
      expect(service.received.slice(2).every(({ path }) => phone.endpoint.endsWith(path))).toBe(true);
      expect(counted).toEqual([...Array(4).fill('push_message postponed'), 'push_message given up']);
      expect(await queued()).toEqual([]);
    },
  );
});
