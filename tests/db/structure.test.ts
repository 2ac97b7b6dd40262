import { expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';

const OURS = "in ('public'::regnamespace, 'app'::regnamespace)";

/** Each question lists the offenders: the answer must be empty. */
const QUESTIONS: [promise: string, sql: string][] = [
  [
    'row-level security is on for every table',
    `select oid::regclass::text as offender from pg_class where relkind in ('r', 'p') and relnamespace ${OURS} and not relrowsecurity`,
  ],
  [
    'every policy names its role',
    `select polrelid::regclass || '.' || polname as offender from pg_policy where 0 = any (polroles)`,
  ],
  [
    'every policy is for one verb and named after it',
    `select polrelid::regclass || '.' || polname as offender from pg_policy
     where polname !~ ('^' || case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'one verb' end || '_')`,
  ],
  [
    'no policy calls a function once a row',
    `select tablename || '.' || policyname as offender from pg_policies
     where regexp_replace(coalesce(qual, '') || coalesce(with_check, ''), '\\( *SELECT app\\.|FROM app\\.', '', 'g') ~ 'app\\.|auth\\.'`,
  ],
  [
    'every definer function pins its search path',
    `select oid::regprocedure::text as offender from pg_proc
     where pronamespace ${OURS} and prosecdef and not coalesce(proconfig @> '{"search_path=\\"\\""}', false)`,
  ],
  [
    'no function sets the status or the headers of its answer: the data API does not ask for them',
    `select oid::regprocedure::text as offender from pg_proc
     where pronamespace ${OURS} and prosrc ~ 'response\\.(status|headers)'`,
  ],
  [
    'every view runs as its caller',
    `select oid::regclass::text as offender from pg_class
     where relkind = 'v' and relnamespace ${OURS} and not coalesce(reloptions @> '{security_invoker=true}', false)`,
  ],
  [
    'every foreign key has an index that begins with its columns',
    `select conrelid::regclass || '.' || conname as offender from pg_constraint k
     where contype = 'f' and connamespace ${OURS} and not exists (
       select from pg_index i where i.indrelid = k.conrelid
         and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`,
  ],
  [
    'every foreign key says what follows a deletion, in so many words',
    `select conrelid::regclass || '.' || conname as offender from pg_constraint
     where contype = 'f' and connamespace ${OURS} and confdeltype = 'a'`,
  ],
  [
    'every column that policies compare is indexed',
    `select c.oid::regclass || '.' || a.attname as offender from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace ${OURS} and a.attname in ('trip_id', 'user_id', 'owner_id') and not exists (
       select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum)`,
  ],
  [
    'every table and callable function has a comment',
    `select oid::regclass::text as offender from pg_class
     where relkind in ('r', 'v') and relnamespace = 'public'::regnamespace and obj_description(oid, 'pg_class') is null
     union all
     select oid::regprocedure::text from pg_proc
     where pronamespace = 'public'::regnamespace and obj_description(oid, 'pg_proc') is null`,
  ],
  [
    'visitors write nothing but requests and messages',
    `select table_name || ' ' || privilege_type as offender from information_schema.role_table_grants
     where grantee = 'anon' and table_schema in ('public', 'app') and privilege_type <> 'SELECT'
     union
     select table_name || ' ' || privilege_type from information_schema.column_privileges
     where grantee = 'anon' and table_schema in ('public', 'app') and privilege_type <> 'SELECT'
       and (privilege_type <> 'INSERT' or table_name not in ('contact_messages', 'custom_trip_requests'))`,
  ],
  [
    'people reach one table of the schema that is not exposed',
    `select distinct table_name::text as offender from information_schema.column_privileges
     where grantee in ('anon', 'authenticated') and table_schema = 'app' and table_name <> 'accounts'`,
  ],
  [
    'people do not truncate, reference or put triggers',
    `select distinct table_name || ' ' || privilege_type as offender from information_schema.role_table_grants
     where grantee in ('anon', 'authenticated') and table_schema in ('public', 'app')
       and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')`,
  ],
  [
    'nothing is granted to everybody',
    `select oid::regprocedure::text as offender from pg_proc where pronamespace ${OURS}
       and exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0)
     union all
     select oid::regclass::text from pg_class where relnamespace ${OURS} and relkind in ('r', 'v', 'S')
       and exists (select from aclexplode(relacl) where grantee = 0)`,
  ],
  [
    'visitors call ten functions',
    `select oid::regproc::text as offender from pg_proc where pronamespace = 'public'::regnamespace
       and has_function_privilege('anon', oid, 'execute') and proname not in ('search_places', 'search_airports', 'shared_trip', 'previewed_post', 'calendar_plan', 'blog_destinations', 'post_neighbours', 'moved_post', 'join_link', 'decline_invitation')`,
  ],
];

describeOnBoth('[API-2] the shape of the database', (database) => {
  it.each(QUESTIONS)('%s', async (_, sql) => {
    expect(await database().query(sql)).toEqual([]);
  });

  it('people who are signed in hold no column that names whose a row is', async () => {
    const rows = await database().query<{ held: string }>(
      `select table_name || '.' || column_name as held from information_schema.column_privileges
       where grantee = 'authenticated' and table_schema = 'public' and privilege_type = 'UPDATE' and table_name like 'trip%'
         and column_name in ('id', 'trip_id', 'owner_id', 'user_id', 'created_by', 'created_at', 'token')`,
    );
    expect(rows).toEqual([]);
  });
});
