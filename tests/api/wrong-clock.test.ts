import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEAN_FLAGS } from '#server/operations/lean-process.ts';
import { createPerson, elsewhere, type Person, signInWithPassword } from '../support/accounts.ts';
import { join, makeTrip } from '../support/live.ts';
import { type RunningServer, startApiServer } from '../support/server.ts';

const SHIFTED_CLOCK = fileURLToPath(new URL('../support/shifted-clock.ts', import.meta.url));
const DAY = 86_400_000;

describe.each(['pglite', 'postgres'] as const)('[PLUS-16] a server whose clock jumps, on %s', (database) => {
  const folder = mkdtempSync(joinPath(tmpdir(), 'escale-clock-'));
  const file = joinPath(folder, 'clock');
  /** By a new name: the server reads the file whole, or the one before. */
  const setClock = (offset: number) => {
    writeFileSync(`${file}.new`, String(offset));
    renameSync(`${file}.new`, file);
  };
  let server: RunningServer;
  let person: Person;
  let trip: string;

  beforeAll(async () => {
    setClock(0);
    server = await startApiServer({
      database,
      env: { CLOCK_FILE: file },
      flags: ['--liftoff-only', ...LEAN_FLAGS, '--import', SHIFTED_CLOCK],
    });
    person = await createPerson(server);
    trip = await makeTrip(person);
  });
  afterAll(async () => {
    await person.client.removeAllChannels();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const notesOf = async ({ client }: Person) =>
    (await client.from('trip_notes').select('title, created_at').eq('trip_id', trip)).data ?? [];

  it.each([
    ['forth by a day', DAY],
    ['back by two', -DAY],
    ['to the hour that it is', 0],
  ])('%s: people sign in and stay signed in, changes are saved and seen', async (title, offset) => {
    const before = await notesOf(person);
    setClock(offset);
    const { expires_at = 0 } = await signInWithPassword(server, person);
    expect(Math.abs(expires_at * 1000 - (Date.now() + offset + 3_600_000))).toBeLessThan(60_000);
    const { data, error } = await person.client.auth.refreshSession();
    expect(error).toBeNull();
    const here = elsewhere(server, { ...person, accessToken: data.session?.access_token ?? '' });
    const live = await join(here, `trip:${trip}`);
    expect(live.statuses).toEqual(['SUBSCRIBED']);
    expect((await here.client.from('trip_notes').insert({ trip_id: trip, title })).error).toBeNull();
    await live.until(() => live.changesOf('trip_notes').some(({ rows }) => rows[0]?.title === title));
    const notes = await notesOf(here);
    expect(notes).toHaveLength(before.length + 1);
    const written = Date.parse(notes.find((note) => note.title === title)?.created_at ?? '');
    // PostgreSQL has a clock of its own.
    const clock = Date.now() + (database === 'pglite' ? offset : 0);
    expect(Math.abs(written - clock)).toBeLessThan(60_000);
    await here.client.removeAllChannels();
  });
});
