/** Limits: rows of `app.limits`, changed by `LIMITS`, `escale limits` or SQL. */
import type { Query } from '../database/session.ts';
import { ConfigError } from './operator-error.ts';

/** A row of `app.limits`; with `seconds`, the amount is within that time. */
export type Limit = { name: string; amount: number; seconds: number | null };

/** Reads `10/900`, `5000`; null for anything else. */
export function parseLimits(text: string): Limit[] | null {
  const parts = text
    .split(',')
    .map((part) => /^\s*([a-z-]+)\s*=\s*(\d{1,9})(?:\/([1-9]\d{0,5}))?\s*$/.exec(part));
  const limits = parts.flatMap((match) => {
    const [, name, amount, seconds] = match ?? [];
    return name ? [{ name, amount: Number(amount), seconds: seconds ? Number(seconds) : null }] : [];
  });
  return limits.length === parts.length ? limits : null;
}

/** Writes `10/900`, `5000`. */
export const limitText = ({ amount, seconds }: Limit): string =>
  seconds === null ? String(amount) : `${amount}/${seconds}`;

export type Rate = { points: number; seconds: number };

export type Limits = {
  amount: (name: string) => number;
  rate: (name: string) => Rate;
};

function finderOf(limits: readonly Limit[]): (name: string, isRate: boolean) => Limit {
  const byName = new Map(limits.map((limit) => [limit.name, limit]));
  return (name, isRate) => {
    const limit = byName.get(name);
    if (!limit) throw new ConfigError(`There is no limit "${name}". All of them: escale limits`);
    if ((limit.seconds !== null) === isRate) return limit;
    const example = isRate ? ', as 100' : ' in a time, as 10/900 for ten in 900 seconds';
    throw new ConfigError(`The limit "${name}" is a number${example}.`);
  };
}

export async function listLimits({ query }: Query): Promise<Limit[]> {
  return query<Limit>('select name, amount, seconds from app.limits order by name');
}

/** The server's own limits, read once at its start. */
export async function readLimits(database: Query): Promise<Limits> {
  const find = finderOf(await listLimits(database));
  return {
    amount: (name) => find(name, false).amount,
    rate: (name) => {
      const { amount, seconds } = find(name, true);
      return { points: amount, seconds: seconds ?? 0 };
    },
  };
}

/** Adds missing limits: a backup of an earlier layout has fewer. */
export async function addLimits({ query }: Query, limits: readonly Limit[]): Promise<void> {
  await query(
    `insert into app.limits (name, amount, seconds)
     select r.name, r.amount, r.seconds from jsonb_to_recordset($1::text::jsonb) r (name text, amount integer, seconds integer)
     on conflict (name) do nothing`,
    [JSON.stringify(limits)],
  );
}

/** Changes limits, the last of two for a name. @throws ConfigError where one is wrong, with none changed */
export async function changeLimits(database: Query, changes: readonly Limit[]): Promise<void> {
  if (changes.length === 0) return;
  const find = finderOf(await listLimits(database));
  for (const { name, seconds } of changes) find(name, seconds !== null);
  const rows = [...new Map(changes.map((change) => [change.name, change])).values()];
  await database.query(
    `update app.limits l set amount = r.amount, seconds = r.seconds
     from jsonb_to_recordset($1::text::jsonb) r (name text, amount integer, seconds integer) where r.name = l.name`,
    [JSON.stringify(rows)],
  );
}
