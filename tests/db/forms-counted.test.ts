import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth, type Session } from '#tests/support/database.ts';
import { makePerson } from '#tests/support/people.ts';

const TABLES = ['contact_messages', 'custom_trip_requests'];

describeOnBoth('[PUB-2] [PUB-4] what visitors send is counted by the database', (database) => {
  beforeEach(async () => {
    await database().query('delete from app.rate_limits');
    await database().query('delete from app.mail_queue');
    await setLimits({
      'form-address': 3,
      'form-total': 5,
      'receipt-address': 2,
      'receipt-hour': 4,
      'receipt-day': 4,
    });
  });

  const setLimits = async (amounts: Record<string, number>) => {
    for (const [name, amount] of Object.entries(amounts))
      await database().query('update app.limits set amount = $2 where name = $1', [name, amount]);
  };
  /** One statement with so many rows, as the data API makes one of any body. */
  const rows = (table: string, count: number, address = "'v' || n || '@example.org'") =>
    `insert into public.${table} (name, email, message, filled_ms)
     select 'Zoé', ${address}, 'Hi', 9000 from generate_series(1, ${count}) n`;
  const from = (network: string, { query }: Session) =>
    query("select set_config('escale.network', $1, true)", [network]);
  const receipts = () =>
    database().query<{ address: string }>(
      "select address from app.mail_queue where kind like '%_receipt' order by address",
    );

  it.each(TABLES)('rows of %s are counted one by one for the network that they come from', async (table) => {
    await database().asUser('anon', async (session) => {
      await from('net-1', session);
      expect(await session.refused(rows(table, 4))).toEqual({
        code: 'PT429',
        message: 'requests_too_many',
        detail: '',
      });
      await session.query(rows(table, 3));
      const other = table === TABLES[0] ? TABLES[1] : TABLES[0];
      expect(await session.refused(rows(String(other), 1))).toMatchObject({ message: 'requests_too_many' });
      await from('net-2', session);
      await session.query(rows(table, 1));
    });
  });

  it('all networks together send only so many, known or not', async () => {
    await database().asUser('anon', async (session) => {
      for (const network of ['a', 'b', '', '', 'c']) {
        await from(network, session);
        await session.query(rows('contact_messages', 1, `'${network}x@example.org'`));
      }
      await from('d', session);
      expect(await session.refused(rows('contact_messages', 1))).toEqual({
        code: 'PT429',
        message: 'forms_too_busy',
        detail: '',
      });
    });
  });

  it('a count ends with its time, and the server itself is not counted', async () => {
    const { query, actAs } = database();
    await query(rows('contact_messages', 9));
    expect(await query("select key from app.rate_limits where key like 'form-%'")).toEqual([]);
    const send = () =>
      actAs('anon', async (session) => {
        await from('net-3', session);
        await session.query(rows('contact_messages', 3));
      });
    await send();
    await expect(send()).rejects.toMatchObject({ message: 'requests_too_many' });
    await query('update app.rate_limits set expire = 1');
    await send();
  });

  it('receipts go to one address so many times a day, and to all so many times; the rest is stored without', async () => {
    await setLimits({ 'form-address': 100, 'form-total': 100 });
    await makePerson(database(), 'Sue', { role: 'supervisor' });
    const sent = (address: string, count: number) =>
      database().actAs('anon', ({ query }) => query(rows('contact_messages', count, address)));
    await sent("case n % 2 when 0 then 'one@example.net' else 'ONE@example.net' end", 3);
    expect(await receipts()).toHaveLength(2);
    await sent("'many' || n || '@example.net'", 8);
    expect(await receipts()).toHaveLength(4);
    const stored = await database().query(
      "select 1 from public.contact_messages where email ilike '%@example.net'",
    );
    expect(stored).toHaveLength(11);
    const [notices] = await database().query<{ n: number }>(
      "select count(*)::integer as n from app.mail_queue where kind = 'message_notice' and address like 'sue-%'",
    );
    expect(notices?.n).toBe(11);
  });
});
