import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { REFERENCE_SETS } from '#seed/reference-sets.ts';
import { loadReferenceData } from '#server/database/seed/reference-data.ts';
import type { OwnerSql } from '#server/database/session.ts';
import { prepareSystemSchema } from '#server/database/system-schema.ts';
import { describeOn, openDatabase, type TestDatabase } from '#tests/support/database.ts';
import { openHostedDatabase } from '#tests/support/hosted-database.ts';
import { deleteAccount } from '#tests/support/people.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

describeOn('[API-1] [API-2] a Supabase project’s database', openHostedDatabase, (database) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await makeScene(database());
  });
  const events = async (subject: string) =>
    (
      await database().query<{ event: string }>(
        'select event from app.security_events where subject = $1 order by id',
        [subject],
      )
    ).map(({ event }) => event);

  it('[GATE-5] gives the roles of the API what a plain PostgreSQL gives them, and nothing more', async () => {
    const plain = await openDatabase('postgres');
    const [there, here] = await Promise.all([privileges(database()), privileges(plain)]);
    await plain.close();
    expect(here.length).toBeGreaterThan(1500);
    expect(there).toEqual(here);
  });

  it('[BAN-1] lets its sign-in service do its work under its own role, with our triggers behind it', async () => {
    const auth = (sql: string, ...parameters: string[]) =>
      database().asService('supabase_auth_admin', sql, parameters);
    const [id, session, factor] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    await auth(
      `insert into users (id, aud, role, email, encrypted_password, confirmation_token, raw_app_meta_data, created_at, updated_at)
       values ($1, 'authenticated', 'authenticated', 'zoe@example.org', 'x', '', '{"provider": "email"}', now(), now())`,
      id,
    );
    await auth(
      `insert into identities (user_id, provider, provider_id, identity_data) values ($1::uuid, 'email', $1::text, '{"email": "zoe@example.org"}')`,
      id,
    );
    await auth(`update users set email_confirmed_at = now() where id = $1`, id);
    await auth(
      `insert into sessions (id, user_id, created_at, updated_at, aal) values ($1, $2, now(), now(), 'aal1')`,
      session,
      id,
    );
    await auth(
      `insert into refresh_tokens (token, user_id, session_id, revoked) values ('x', $1, $2::uuid, false)`,
      id,
      session,
    );
    const zoe = { id, email: 'zoe@example.org', claims: { session_id: session, aal: 'aal1' } };
    await database().actAs(zoe, ({ query }) =>
      query(`insert into public.profiles (id, email, name) values ($1, $2, 'Zoé')`, [id, zoe.email]),
    );
    await auth(`update users set email = 'z@example.org', encrypted_password = 'y' where id = $1`, id);
    const [profile] = await database().query('select email from app.accounts where id = $1', [id]);
    expect(profile).toEqual({ email: 'z@example.org' });
    await auth(
      `insert into mfa_factors (id, user_id, factor_type, status, created_at, updated_at) values ($1, $2, 'totp', 'verified', now(), now())`,
      factor,
      id,
    );
    await auth('delete from sessions where id = $1', session);
    const [ended] = await database().query(
      `select payload ->> 'reason' as reason from realtime.messages where topic = $1 and event = 'revoked'`,
      [`user:${id}`],
    );
    expect(ended).toEqual({ reason: 'session_ended' });
    await auth('delete from users where id = $1', id);
    expect(await database().query('select 1 from app.accounts where id = $1', [id])).toEqual([]);
    expect(await events(id)).toEqual(
      expect.arrayContaining(['account_created', 'password_changed', 'email_changed', 'account_deleted']),
    );
  });

  it('[PLUS-9] lets people delete their account, whose files its own service deletes, and names who did it', async () => {
    const { editor } = scene.people;
    await deleteAccount(database(), editor);
    expect(await database().query('select 1 from auth.users where id = $1', [editor.id])).toEqual([]);
    const [gone] = await database().query(
      `select actor_id, actor_role from app.security_events where event = 'account_deleted' and subject = $1`,
      [editor.id],
    );
    expect(gone).toEqual({ actor_id: editor.id, actor_role: 'authenticated' });
  });

  it('[PLUS-10] stores files as its service does: asked as the person, written as the service, deleted by it alone', async () => {
    const { editor, viewer } = scene.people;
    const name = `${scene.tripId}/${crypto.randomUUID()}`;
    const ask = `insert into storage.objects (bucket_id, name, owner, owner_id, version) values ('documents', $1, $2::uuid, $2::text, '1')`;
    await database().asUser(editor, ({ query }) => query(ask, [name, editor.id]));
    await database().asUser(viewer, async ({ refused }) => {
      expect(await refused(ask, [name, viewer.id])).toMatchObject({ code: '42501' });
    });
    await database().asService(
      'service_role',
      `insert into objects (bucket_id, name, owner, owner_id, metadata)
       values ('documents', $1, $2::uuid, $2::text, '{"size": 7, "mimetype": "text/plain"}')`,
      [name, editor.id],
    );
    await database().actAs(editor, ({ query }) =>
      query(
        `insert into public.trip_documents (id, trip_id, name, created_by) values ($1, $2, 'A.txt', $3)`,
        [name.split('/')[1], scene.tripId, editor.id],
      ),
    );
    await expect(database().query('delete from storage.objects where name = $1', [name])).rejects.toThrow(
      'Direct deletion from storage tables is not allowed',
    );
    // The row goes, and its trip, though the bytes stay until the service is asked.
    await database().query('delete from public.trip_documents where trip_id = $1', [scene.tripId]);
    await database().query('delete from public.trips where id = $1', [scene.tripId]);
    await database().query(`update app.deleted_trips set deleted_at = now() - interval '31 days'`);
    await database().query('select app.purge_deleted(), app.purge_uploads()');
    expect(await database().query('select 1 from storage.objects where name = $1', [name])).toHaveLength(1);
  });

  it('does the daily upkeep by the lines of docs/supabase.md', async () => {
    const page = readFileSync(new URL('../../docs/supabase.md', import.meta.url), 'utf8');
    const lines = page.match(/^select cron\.schedule\(.*\);$/gm) ?? [];
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) await database().query(line);
    const jobs = await database().query<{ command: string }>('select command from cron.job order by jobid');
    expect(jobs).toHaveLength(lines.length);
    for (const { command } of jobs) await database().query(command);
  });

  it('takes the reference data of a release from its owner', async () => {
    // Towns and stations go by the same statements, and take most of the time.
    const sets = REFERENCE_SETS.filter(({ name }) => name !== 'places');
    expect(await loadReferenceData(database(), sets)).toEqual(sets.map(({ name }) => name));
    expect(await loadReferenceData(database(), sets)).toEqual([]);
  });

  it('is none that a server of ours runs on: the schema of accounts is not its owner’s to change', async () => {
    const sql = {
      query: database().query,
      exec: async (text: string) => void (await database().query(text)),
    };
    const owner: OwnerSql = {
      ...sql,
      transaction: (work) =>
        database().transaction(({ query }) =>
          work({ query, exec: async (text) => void (await query(text)) }),
        ),
    };
    await expect(prepareSystemSchema(owner)).rejects.toThrow('permission denied for schema auth');
  });
});

/** What each role of the API may do, one line each, with tables and columns of `public` and `app`, functions and schemas. */
async function privileges(database: TestDatabase): Promise<string[]> {
  const rows = await database.query<{ line: string }>(PRIVILEGES);
  return rows.map(({ line }) => line);
}

const PRIVILEGES = `
with roles (role) as (values ('anon'), ('authenticated'), ('service_role')),
things as (
  select c.oid, c.relkind, format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'app') and c.relkind in ('r', 'v', 'm', 'p', 'S')
)
select format('%s %s %s', role, privilege, name) as line
from roles, things, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) privilege
where relkind <> 'S' and has_table_privilege(role, oid, privilege)
union all
select format('%s %s %s (%s)', role, privilege, name, a.attname)
from roles, things join pg_attribute a on a.attrelid = things.oid and a.attnum > 0 and not a.attisdropped,
  unnest(array['select', 'insert', 'update', 'references']) privilege
where relkind <> 'S' and has_column_privilege(role, things.oid, a.attnum, privilege)
union all
select format('%s %s %s', role, privilege, name) from roles, things, unnest(array['usage', 'select', 'update']) privilege
where relkind = 'S' and has_sequence_privilege(role, oid, privilege)
union all
select format('%s execute %s', role, p.oid::regprocedure) from roles, pg_proc p
where p.pronamespace in ('public'::regnamespace, 'app'::regnamespace) and has_function_privilege(role, p.oid, 'execute')
union all
select format('%s %s %s', role, privilege, nspname) from roles, pg_namespace, unnest(array['usage', 'create']) privilege
where nspname in ('public', 'app', 'extensions') and has_schema_privilege(role, oid, privilege)
order by 1`;
