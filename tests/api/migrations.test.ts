import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { applyMigrations, readMigrations } from '#server/database/migrations.ts';
import type { Database } from '#server/database/session.ts';
import { openBareEmbedded } from '../support/embedded.ts';

let data: string;
let database: Database;
let folder: string;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'escale-embedded-'));
  database = await openBareEmbedded(join(data, 'database'));
});
afterAll(async () => {
  await database.close();
  rmSync(data, { recursive: true });
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'escale-migrations-'));
  await database.exec(
    'drop schema if exists supabase_migrations cascade; drop schema public cascade; create schema public',
  );
  return () => rmSync(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
const apply = () => applyMigrations(database, readMigrations(folder));

it('applies what is new, in order, once', async () => {
  write('2_fill.sql', 'insert into public.places values (1)');
  write('1_places.sql', 'create table public.places (id int)');
  expect(await apply()).toBe(2);
  write('3_more.sql', 'insert into public.places values (2)');
  expect(await apply()).toBe(1);
  expect(await apply()).toBe(0);
  expect(await database.query('select id from public.places')).toEqual([{ id: 1 }, { id: 2 }]);
  const history = await database.query(
    'select version, name, statements from supabase_migrations.schema_migrations order by 1',
  );
  expect(history[0]).toEqual({
    version: '1',
    name: 'places',
    statements: ['create table public.places (id int)'],
  });
});

it('keeps nothing of a migration that fails, and all of those before it', async () => {
  write('1_places.sql', 'create table public.places (id int)');
  write('2_wrong.sql', 'create table public.half (id int); select * from public.nowhere');
  await expect(apply()).rejects.toThrow('2_wrong.sql failed: relation "public.nowhere" does not exist');
  expect(await database.query(`select to_regclass('public.places') is not null as is_there`)).toEqual([
    { is_there: true },
  ]);
  expect(await database.query(`select to_regclass('public.half') is not null as is_there`)).toEqual([
    { is_there: false },
  ]);
  write('2_wrong.sql', 'create table public.half (id int)');
  expect(await apply()).toBe(1);
});

it.each<[string, () => void, string]>([
  [
    'changed',
    () => write('1_places.sql', 'create table public.places (id bigint)'),
    '1_places.sql was changed',
  ],
  ['removed', () => rmSync(join(folder, '2_towns.sql')), 'the file is missing'],
  ['added before one that is applied', () => write('0_early.sql', 'select 1'), 'sorts before'],
])('refuses to start when a file was %s, and changes nothing', async (_, change, message) => {
  write('1_places.sql', 'create table public.places (id int)');
  write('2_towns.sql', 'create table public.towns (id int)');
  await apply();
  change();
  write('3_more.sql', 'create table public.more (id int)');
  await expect(apply()).rejects.toThrow(message);
  expect(await database.query(`select to_regclass('public.more') as found`)).toEqual([{ found: null }]);
});

it('[PLUS-16] names the way over to a database of an older layout, and changes nothing', async () => {
  write('1_places.sql', 'create table public.places (id int)');
  write('2_towns.sql', 'create table public.towns (id int)');
  await apply();
  for (const name of ['1_places.sql', '2_towns.sql']) rmSync(join(folder, name));
  write('3_baseline.sql', 'create table public.places (id int)');
  await expect(apply()).rejects.toThrow(
    /an earlier layout \(up to 2_towns\.sql\): back it up .*\(escale backup FILE\).* \(escale restore FILE\)\.$/,
  );
  expect(
    await database.query('select version from supabase_migrations.schema_migrations order by 1'),
  ).toEqual([{ version: '1' }, { version: '2' }]);
});

it('takes a file for unchanged with other line endings', async () => {
  write('1_places.sql', 'create table public.places (\n  id int\n)');
  await apply();
  write('1_places.sql', 'create table public.places (\r\n  id int\r\n)');
  expect(await apply()).toBe(0);
});

it('refuses a file whose name says no version', () => {
  write('places.sql', 'select 1');
  expect(() => readMigrations(folder)).toThrow('places.sql is not named');
});
