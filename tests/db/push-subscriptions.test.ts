import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { addCollaborator, deleteAccount, makePerson, makeTrip, type Person } from '#tests/support/people.ts';
import { type Browser, saveBrowser, startPushService } from '#tests/support/push-service.ts';

describeOnBoth('[PLUS-19] browsers that are sent notifications', (database) => {
  let service: Awaited<ReturnType<typeof startPushService>>;
  let alice: Person;
  let eddie: Person;
  let trip: string;
  let phone: Browser;

  beforeAll(async () => {
    service = await startPushService();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    await database().query('delete from app.mail_queue');
    alice = await makePerson(database(), 'Alice', { isPremium: true });
    eddie = await makePerson(database(), 'Eddie');
    trip = await makeTrip(database(), alice);
    await addCollaborator(database(), trip, eddie, 'editor');
    phone = service.addBrowser();
    for (const person of [alice, eddie])
      await database().actAs(person, ({ query }) =>
        query(`select public.change_preferences('{"push_message": "on"}')`),
      );
    await subscribe(eddie, phone);
  });

  const subscribe = (person: Person, browser: Browser) =>
    database().actAs(person, ({ query }) => query(...saveBrowser(browser)));
  const write = (person = alice) =>
    database().actAs(person, ({ query }) =>
      query("insert into public.trip_chat_messages (trip_id, text) values ($1, 'Hello')", [trip]),
    );
  const queued = () => database().query("select kind from app.mail_queue where kind like 'push%'");

  it('a session that ends takes its browser along', async () => {
    const session = crypto.randomUUID();
    await database().query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, eddie.id]);
    const browser = service.addBrowser();
    await database().actAs({ ...eddie, claims: { session_id: session } }, ({ query }) =>
      query(...saveBrowser(browser)),
    );
    await database().query('delete from auth.sessions where id = $1', [session]);
    expect(
      await database().query('select 1 from public.push_subscriptions where endpoint = $1', [
        browser.endpoint,
      ]),
    ).toEqual([]);
  });

  it('are of one person a browser: who signs in there last', async () => {
    await subscribe(alice, phone);
    await write();
    expect(await queued()).toEqual([]);
    await write(eddie);
    expect(await queued()).toEqual([{ kind: 'push_message' }]);
  });

  it('each sees and removes their own browsers, without their keys, and adds ten at most', async () => {
    const rows = 'select endpoint, device from public.push_subscriptions';
    await database().asUser(alice, async ({ query }) => {
      expect(await query(rows)).toEqual([]);
      expect(await query('delete from public.push_subscriptions returning id')).toEqual([]);
    });
    await database().asUser(eddie, async ({ query, refused }) => {
      expect(await query(rows)).toEqual([{ endpoint: phone.endpoint, device: 'Firefox, Android' }]);
      expect(await refused('select secret from public.push_subscriptions')).toMatchObject({ code: '42501' });
      expect(await refused("update public.push_subscriptions set device = 'X'")).toMatchObject({
        code: '42501',
      });
      for (let added = 1; added < 10; added += 1) await query(...saveBrowser(service.addBrowser()));
      expect(await refused(...saveBrowser(service.addBrowser()))).toMatchObject({
        code: 'PT422',
        message: 'push_devices_too_many',
      });
      expect(await query('delete from public.push_subscriptions returning id')).toHaveLength(10);
    });
    const banned = await makePerson(database(), 'Ban', { isBanned: true });
    for (const caller of [banned, 'anon'] as const)
      await database().asUser(caller, async ({ refused }) => {
        expect(await refused(...saveBrowser(phone))).toMatchObject({ code: '42501' });
      });
  });

  it.each([
    'http://push.example.org/x',
    'https://192.168.1.1/x',
    'https://localhost/x',
    'https://[::1]/x',
    'https://0x7f.1/x',
    'https://user@push.example.org/x',
    'http://127.0.0.1.example.org/x',
    'ftp://push.example.org/x',
    `https://push.example.org/${'x'.repeat(2000)}`,
  ])('%s is no address to send to', async (endpoint) => {
    await database().asUser(eddie, async ({ refused }) => {
      expect(await refused(...saveBrowser({ ...phone, endpoint }))).toMatchObject({
        code: 'PT400',
        message: 'push_subscription_invalid',
      });
    });
  });

  it('[PLUS-9] are in the export, without their keys, and go with the account', async () => {
    const [row] = await database().asUser(eddie, ({ query }) =>
      query<{ own: { push_subscriptions: Record<string, unknown>[] } }>(
        'select public.export_my_data() as own',
      ),
    );
    expect(row?.own.push_subscriptions).toMatchObject([
      { endpoint: phone.endpoint, device: 'Firefox, Android' },
    ]);
    expect(row?.own.push_subscriptions[0]).not.toHaveProperty('secret');
    await write();
    await deleteAccount(database(), eddie);
    expect(await queued()).toEqual([]);
    expect(
      await database().query('select 1 from public.push_subscriptions where endpoint = $1', [phone.endpoint]),
    ).toEqual([]);
  });
});
