import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPerson, type Person } from '../support/accounts.ts';
import { join, makeTrip, share } from '../support/live.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { call, headersOf } from '../support/raw-calls.ts';
import { type RunningServer, startApiServer } from '../support/server.ts';
import { spawnServer } from '../support/server-process.ts';

const COUNT = 2;

describe('[PLUS-25] several processes on PostgreSQL', () => {
  let server: RunningServer;
  let mails: MailServer;
  let owner: Person;
  let editor: Person;

  beforeAll(async () => {
    mails = await startMailServer();
    // Where mails are sent, sign-ups need one: these people signed up before.
    const before = await startApiServer({ env: { LIMITS: 'mail-collect-seconds=0' } });
    owner = await createPerson(before, { name: 'Olive', premium: true });
    editor = await createPerson(before, { name: 'Ed' });
    await before.end('SIGTERM');
    server = await before.restart({
      PROCESSES: String(COUNT),
      LOG_LEVEL: 'info',
      SMTP_URL: mails.url,
      MAIL_FROM: 'Escale <hello@escale.test>',
    });
    await untilServing(COUNT);
  });
  afterAll(async () => {
    for (const { client } of [owner, editor]) await client.removeAllChannels();
    await server.stop();
    await mails.stop();
  });

  /** A figure of all processes together; undefined while there is no answer. */
  async function figure(name: string): Promise<number | undefined> {
    const answer = await call(server, '/metrics', {
      headers: { authorization: `Bearer ${server.metricsToken}`, connection: 'close' },
    }).catch(() => undefined);
    const value = new RegExp(`^${name} (\\d+)`, 'm').exec(answer?.text ?? '')?.[1];
    return value === undefined ? undefined : Number(value);
  }
  async function untilServing(count: number, replaced = 0): Promise<void> {
    const figures = () =>
      Promise.all([figure('escale_processes'), figure('escale_processes_replaced_total')]);
    await vi.waitFor(async () => expect(await figures()).toEqual([count, replaced]), { timeout: 50_000 });
  }
  /** Ends so many of the processes that serve, without a word. */
  function kill(count: number): void {
    const served = [...server.output().matchAll(/"pid":(\d+).*"a process serves"/g)];
    const ended = [...server.output().matchAll(/"pid":(\d+).*"a process has ended/g)].map(([, pid]) => pid);
    const running = served.map(([, pid]) => pid).filter((pid) => !ended.includes(pid));
    for (const pid of running.slice(0, count)) process.kill(Number(pid), 'SIGKILL');
  }

  it('show each other’s changes; one that is killed is replaced, and pages come back with what they missed', async () => {
    const trip = await makeTrip(owner);
    await share(owner, trip, editor, 'editor');
    const lives = await Promise.all([owner, editor].map((one) => join(one, `trip:${trip}`)));
    const add = async (title: string) =>
      expect((await owner.client.from('trip_notes').insert({ trip_id: trip, title })).error).toBeNull();
    const seen = (title: string) =>
      Promise.all(
        lives.map((live) =>
          live.until(() =>
            live.changesOf('trip_notes').some(({ rows }) => rows.some((row) => row.title === title)),
          ),
        ),
      );
    await add('Avant');
    await seen('Avant');
    kill(COUNT);
    await untilServing(COUNT, COUNT);
    // The official client joins again by itself.
    await Promise.all(
      lives.map((live) =>
        live.until(({ statuses }) => statuses.filter((one) => one === 'SUBSCRIBED').length > 1),
      ),
    );
    await add('Après');
    await seen('Après');
    expect(server.output()).toContain('a process has ended and is replaced');
  });

  it('lose no acknowledged write when one of them dies', async () => {
    const before = (await figure('escale_processes_replaced_total')) ?? 0;
    const acknowledged: string[] = [];
    const trip = await makeTrip(owner);
    let isOver = false;
    const write = async () => {
      while (!isOver) {
        const id = crypto.randomUUID();
        const answer = await call(server, '/rest/v1/trip_notes', {
          method: 'POST',
          headers: { ...headersOf(server, owner), connection: 'close' },
          body: JSON.stringify({ id, trip_id: trip, title: 'Note' }),
        }).catch(() => undefined);
        if (answer?.status === 201) acknowledged.push(id);
      }
    };
    const writers = [write(), write(), write()];
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(20);
    kill(1);
    await untilServing(COUNT, before + 1);
    isOver = true;
    await Promise.all(writers);
    const { data } = await owner.client.from('trip_notes').select('id').eq('trip_id', trip);
    const stored = new Set(data?.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  });

  it('send the mails that wait, also when the process that looks for them has died', async () => {
    const before = (await figure('escale_processes_replaced_total')) ?? 0;
    kill(COUNT);
    await untilServing(COUNT, before + COUNT);
    const trip = await makeTrip(owner);
    const { error } = await owner.client.rpc('invite_collaborator', {
      trip_id: trip,
      email: editor.email,
      role: 'editor',
    });
    expect(error).toBeNull();
    expect((await mails.next()).to).toBe(editor.email);
  });
});

it('count requests together, and end together when the first one is asked to', async () => {
  const server = await startApiServer({
    env: { PROCESSES: '2', LIMITS: 'request-address=20/600', LOG_LEVEL: 'info' },
  });
  await expect.poll(server.output, { timeout: 50_000 }).toContain('"processes":2');
  const answers = await Promise.all(
    Array.from({ length: 60 }, () =>
      call(server, '/rest/v1/countries?select=iso_a2&limit=1', {
        headers: { ...headersOf(server), connection: 'close' },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  const pids = [...server.output().matchAll(/"pid":(\d+)/g)].map(([, pid]) => Number(pid));
  expect(await server.stop()).toBe(0);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow();
});

it('the embedded database has one process: with `auto`, and with a word where more are wanted', async () => {
  const { output, ended } = spawnServer({ PROCESSES: '2', DATA_DIR: '/nowhere', PORT: '0' });
  expect(await ended).toBe(1);
  expect(output()).toContain(
    'PROCESSES: the embedded database has one; several want PostgreSQL (DATABASE_URL)',
  );
  const server = await startApiServer({ database: 'pglite', env: { PROCESSES: 'auto' } });
  expect((await call(server, '/health/ready')).status).toBe(200);
  await server.stop();
});
