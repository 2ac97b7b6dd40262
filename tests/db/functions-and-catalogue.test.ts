import { beforeAll, expect, it } from 'vitest';
import { CATALOGUE } from '#tests/support/authorisation.ts';
import type { Session } from '#tests/support/database.ts';
import { describeEverywhere } from '#tests/support/hosted-database.ts';
import { EMPTY, FUNCTIONS, TABLES, TRIP_TABLES } from '#tests/support/rights.ts';
import { makeScene, ROLES, type Role, type Scene } from '#tests/support/scene.ts';

/** Of these not every column may be read: the secret is not. */
const READ: Record<string, string> = { push_subscriptions: 'id' };

/** A column that may change, where one may. */
const CHANGES: Record<string, string> = {
  trip_reads: 'read_at = now()',
  push_subscriptions: "device = 'X'",
  profiles: "bio = 'changed'",
  activities: "title = 'changed'",
  airports: "city = 'changed'",
  countries: "capital = 'changed'",
  places: 'population = 5',
  themes: 'position = 0',
  sample_trips: 'days = 6',
  reference_rates: 'date = date',
  supervisor_changes: 'title = title',
  inbox_notes: "note = 'X'",
  inbox_answers: "text = 'X'",
  contact_messages: "status = 'new'",
  custom_trip_requests: "status = 'new'",
};

/** Rows that a refusal is tried with; those of the catalogue are there already. */
const ROWS: Record<string, object> = {
  ...CATALOGUE,
  contact_messages: { name: 'Zoé', email: 'zoe@escale.test', message: 'Bonjour', filled_ms: 9000 },
  custom_trip_requests: { name: 'Zoé', email: 'zoe@escale.test', filled_ms: 9000 },
};

const OTHERS = Object.entries(TABLES).filter(([name]) => !Object.hasOwn(TRIP_TABLES, name));

describeEverywhere('[GATE-5] [API-2] [BAN-1] functions and the catalogue, role by role', (database) => {
  let scene: Scene;
  const insert = (query: Session['query'], table: string, row: object) => {
    const columns = Object.keys(row).join(', ');
    return query(
      `insert into public.${table} (${columns}) select ${columns} from jsonb_populate_record(null::public.${table}, $1::text::jsonb)`,
      [JSON.stringify(row)],
    );
  };

  beforeAll(async () => {
    scene = await makeScene(database());
    for (const [table, row] of Object.entries(ROWS)) await insert(database().query, table, row);
  });

  /** The owner's row, or the one that everybody reads. */
  function rowsOf(table: string): string {
    const { id } = scene.people.owner;
    if (table === 'profiles') return `id = '${id}'`;
    if (table === 'push_subscriptions' || table === 'trip_reads') return `user_id = '${id}'`;
    const [key] = Object.entries(CATALOGUE[table] ?? {});
    return key ? `${key[0]}::text = '${String(key[1])}'` : 'true';
  }

  /** Whether a statement showed, touched or made a row. A refusal counts as no, if it is one of privilege. */
  const isDone = async (role: Role, table: string, verb: string) =>
    database().asUser(scene.caller(role), async ({ query }) => {
      const where = `where ${rowsOf(table)}`;
      const read = READ[table] ?? 'true';
      try {
        if (verb === 'insert') return Boolean(await insert(query, table, ROWS[table] ?? {}));
        if (verb === 'select')
          return (await query(`select ${read} from public.${table} ${where}`)).length > 0;
        const start = verb === 'delete' ? `delete from public.${table}` : `update public.${table} set`;
        const change = verb === 'delete' ? '' : (CHANGES[table] ?? "title_en = 'changed'");
        return (await query(`${start} ${change} ${where} returning true`)).length > 0;
      } catch (error) {
        expect(error, `${role} ${verb} ${table}`).toHaveProperty('code', '42501');
        return false;
      }
    });

  it.each(ROLES)('what %s may do with tables beside the trips, and nothing more', async (role) => {
    const wrong: string[] = [];
    for (const [table, rights] of OTHERS) {
      for (const verb of ['select', 'insert', 'update', 'delete'] as const) {
        const may = rights[verb].includes(role);
        // What is not there can't be seen, and what is there already can't be made a second time.
        if (may && (EMPTY.includes(table) || verb === 'insert' || verb === 'delete')) continue;
        if ((verb === 'insert' && !ROWS[table]) || (table === 'profiles' && verb === 'delete')) continue;
        if ((await isDone(role, table, verb)) !== may) wrong.push(`${verb} ${table}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(ROLES)('which functions %s may call, and which not', async (role) => {
    const signatures = new Map(
      (await database().query<{ name: string; types: Record<string, string> }>(SIGNATURES)).map(
        ({ name, types }) => [name, types],
      ),
    );
    const wrong: string[] = [];
    for (const [name, { may, args, changes }] of Object.entries(FUNCTIONS)) {
      const isAllowed = may.includes(role);
      if (isAllowed && changes) continue;
      const given = args?.({ trip: scene.tripId, owner: scene.people.owner.id }) ?? {};
      const answer = await database().asUser(scene.caller(role), ({ query }) =>
        call(query, name, given, signatures.get(name) ?? {}),
      );
      if (answer.isRefused === isAllowed && !(isAllowed && answer.isEmpty))
        wrong.push(`${name}: ${answer.text}`);
    }
    expect(wrong).toEqual([]);
  });
});

/** The names of each function's arguments, with their types. */
const SIGNATURES = `select p.proname as name, coalesce(jsonb_object_agg(a.name, a.type) filter (where a.name is not null), '{}') as types
  from pg_proc p left join lateral unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[]::regtype[]::text[]) as a (name, type) on true
  where p.pronamespace = 'public'::regnamespace group by p.oid, p.proname`;

/** Calls a function by the names of its arguments, as the data API does. An empty answer counts as a refusal. */
async function call(
  query: Session['query'],
  name: string,
  given: Record<string, unknown>,
  types: Record<string, string>,
): Promise<{ isRefused: boolean; isEmpty: boolean; text: string }> {
  const parameters = Object.entries(given).map(([key, value]) => {
    const isArray = types[key]?.endsWith('[]') && Array.isArray(value);
    return isArray ? `{${value.join(',')}}` : typeof value === 'string' ? value : JSON.stringify(value);
  });
  const list = Object.keys(given).map((key, index) => `${key} => $${index + 1}::text::${types[key]}`);
  try {
    const rows = await query<{ answer: unknown }>(
      `select to_jsonb(f) as answer from public.${name}(${list.join(', ')}) as f`,
      parameters,
    );
    const text = JSON.stringify(rows.map(({ answer }) => answer));
    const isEmpty = /^\[((null|false|0|\{\}|\[\])?)\]$/.test(text);
    return { isRefused: isEmpty, isEmpty, text };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const code = String(Reflect.get(error, 'code'));
    expect(code, `${name}: ${error.message}`).toMatch(/^(42501|PT4\d\d)$/);
    return { isRefused: true, isEmpty: false, text: `${code} ${error.message}` };
  }
}
