import { expect, it } from 'vitest';
import { MessageReader } from './message-reader.ts';

/** A database whose transactions commit when the test says so; a snapshot is how many have. */
class Log {
  committed: string[] = [];
  isDown = false;
  session = 1;
  reads = 0;

  query = async <Row extends object>(_: string, parameters: readonly unknown[] = []): Promise<Row[]> => {
    this.reads += 1;
    await Promise.resolve();
    if (this.isDown) throw new Error('down');
    const snapshot = String(this.committed.length);
    const fresh = parameters.length === 0 ? [] : this.committed.slice(Number(parameters[0]));
    const { session } = this;
    const rows = fresh.map((id) => ({ snapshot, session, id, topic: 't', event: 'e', payload: '{}' }));
    return JSON.parse(JSON.stringify(rows.length > 0 ? rows : [{ snapshot, session, id: null }]));
  };
}

function setUp() {
  const log = new Log();
  const delivered: string[] = [];
  let gaps = 0;
  const reader = new MessageReader({
    database: log,
    deliver: ({ id }) => delivered.push(id),
    onGap: () => {
      gaps += 1;
    },
    report: () => {},
  });
  return { log, delivered, reader, gaps: () => gaps };
}

const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

it('delivers what is committed after the start, once each', async () => {
  const { log, delivered, reader } = setUp();
  log.committed.push('before');
  await reader.start();
  for (const id of ['1', '2', '3']) {
    log.committed.push(id);
    reader.wake();
    reader.wake();
  }
  await settle();
  expect(delivered).toEqual(['1', '2', '3']);
});

it('answers many calls with few readings, and reads nothing while nobody listens', async () => {
  const { log, reader } = setUp();
  reader.wake();
  await settle();
  expect(log.reads).toBe(0);
  await reader.start();
  for (let call = 0; call < 100; call += 1) reader.wake();
  await settle();
  expect(log.reads).toBeLessThanOrEqual(3);
  reader.stop();
  reader.wake();
  await settle();
  expect(log.reads).toBeLessThanOrEqual(3);
});

it('after a failure everyone starts over, since what was sent may be lost with the database', async () => {
  const { log, delivered, reader, gaps } = setUp();
  await reader.start();
  log.isDown = true;
  reader.wake();
  await settle();
  log.committed.push('1');
  log.isDown = false;
  reader.wake();
  await settle();
  expect(delivered).toEqual([]);
  expect(gaps()).toBe(1);
  log.committed.push('2');
  reader.wake();
  await settle();
  expect(delivered).toEqual(['2']);
});

it('so it is after the connection was another one without anybody noticing', async () => {
  const { log, delivered, reader, gaps } = setUp();
  await reader.start();
  log.session = 2;
  log.committed.push('1');
  reader.wake();
  await settle();
  expect(delivered).toEqual([]);
  expect(gaps()).toBe(1);
  log.committed.push('2');
  reader.wake();
  await settle();
  expect(delivered).toEqual(['2']);
});
