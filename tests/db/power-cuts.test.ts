import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DURABLE_PARAMETERS, DurableFiles } from '#server/database/embedded/durable-files.ts';
import { prepareDatabase } from '#server/database/prepare.ts';
import type { OwnerSql } from '#server/database/session.ts';
import { openBareEmbedded } from '#tests/support/embedded.ts';
import { RecordedFiles } from '#tests/support/power-cuts.ts';
import { randomOf } from '#tests/support/random.ts';
import { root } from '#tests/support/server-process.ts';
import { pgliteExtensions } from '../../supabase/extensions.ts';

/** How often the power is cut for each seed; `POWER_CUTS=70` for the long run, with three seeds. */
const CUTS = Number(process.env.POWER_CUTS ?? 2);
/** Each means all migrations once more. */
const MIGRATION_CUTS = process.env.POWER_CUTS ? CUTS : 1;
const LONGEST_MS = 60_000 + CUTS * 5_000;
const SEEDS = process.env.POWER_CUTS ? [1, 2, 3] : [1];
const WRITERS = 4;

let work: string;
let empty: string;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'escale-power-'));
  empty = join(work, 'empty');
  await (await openBareEmbedded(empty)).close();
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

const open = (fs: DurableFiles) =>
  PGlite.create({ fs, startParams: [...DURABLE_PARAMETERS], extensions: pgliteExtensions });

/** A database of its own, and what takes a copy of its disk at every so many events. */
async function recorded(name: string, random: () => number) {
  const [folder, disk] = [join(work, name), join(work, `${name}-disk`)];
  cpSync(empty, folder, { recursive: true });
  mkdirSync(disk);
  const files = new RecordedFiles(folder, disk);
  let next = Number.POSITIVE_INFINITY;
  let taken: string | null = null;
  files.onEvent = () => {
    next -= 1;
    if (next > 0 || taken) return;
    taken = join(work, `${name}-cut`);
    const chance = random() * 2; // Nothing that was only written survives, some of it, or all.
    files.cut(taken, () => random() < chance - 0.5);
  };
  return {
    database: await open(files),
    arm: (longest: number) => {
      next = 1 + Math.floor(random() * longest);
    },
    /** Hands over the copy that was taken, if one was. */
    check: async (verify: (database: PGlite) => Promise<void>): Promise<boolean> => {
      if (!taken) return false;
      const database = await open(new DurableFiles(taken));
      await verify(database);
      await database.close();
      rmSync(taken, { recursive: true });
      taken = null;
      return true;
    },
  };
}

const sqlOf = (database: PGlite): OwnerSql => {
  const sql = {
    query: async <Row extends object>(statement: string, parameters: readonly unknown[] = []) =>
      (await database.query<Row>(statement, [...parameters])).rows,
    exec: async (statements: string) => void (await database.exec(statements)),
  };
  return {
    ...sql,
    transaction: async (run) => {
      await sql.exec('begin');
      try {
        const result = await run(sql);
        await sql.exec('commit');
        return result;
      } catch (error) {
        await sql.exec('rollback');
        throw error;
      }
    },
  };
};

describe('[PLUS-16] a power cut', () => {
  it.each(SEEDS)(
    'loses nothing that was acknowledged, under four writers and checkpoints (seed %i)',
    async (seed) => {
      const random = randomOf(seed);
      const { database, arm, check } = await recorded(`writers-${seed}`, random);
      await database.exec('create table written (id int primary key, filler text)');
      const acknowledged = new Set<number>();
      let id = 0;
      const write = async () => {
        id += 1;
        const mine = id;
        await database.query('insert into written values ($1, $2)', [mine, 'x'.repeat(random() * 4000)]);
        acknowledged.add(mine);
      };
      for (let cuts = 0; cuts < CUTS; ) {
        arm(60);
        const before = new Set(acknowledged);
        await Promise.all(Array.from({ length: WRITERS }, write));
        if (random() < 0.3) await database.exec('checkpoint');
        if (random() < 0.2) await database.exec("update written set filler = filler || 'y'");
        const wasCut = await check(async (after) => {
          const { rows } = await after.query<{ id: number }>('select id from written');
          const there = new Set(rows.map((row) => row.id));
          expect([...before].filter((one) => !there.has(one))).toEqual([]);
          await after.query('insert into written values (0, null)');
        });
        if (wasCut) cuts += 1;
      }
      await database.close();
    },
    LONGEST_MS,
  );

  it(
    'in the middle of migrations leaves a database on which they can be completed',
    async () => {
      const random = randomOf(7);
      const { database, arm, check } = await recorded('migrations', random);
      const prepared = { root, referenceData: false };
      let cuts = 0;
      const sql = sqlOf(database);
      const checked: OwnerSql = {
        ...sql,
        transaction: async (run) => {
          arm(2000);
          const result = await sql.transaction(run);
          const wasCut =
            cuts < MIGRATION_CUTS &&
            (await check(async (after) => {
              await prepareDatabase(sqlOf(after), prepared);
              const { rows } = await after.query('select count(*)::int as count from public.trips');
              expect(rows).toEqual([{ count: 0 }]);
            }));
          if (wasCut) cuts += 1;
          return result;
        },
      };
      await prepareDatabase(checked, prepared);
      expect(cuts).toBeGreaterThan(0);
      await database.close();
    },
    LONGEST_MS,
  );
});
