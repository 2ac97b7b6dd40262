-- What supervisors change: who, what, when, and what stood there before.
--
-- Triggers write it in the transaction of the change, for signed-in people and not for the server: loading a release logs nothing.
-- Of an account only what supervisors decide is logged, of what visitors sent only its state. Long texts are cut. Nobody writes
-- here by any call, nobody deletes.

create table if not exists public.supervisor_changes (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  by_id uuid references app.accounts (id) on delete set null,
  operation text not null check (operation in ('INSERT', 'UPDATE', 'DELETE')),
  source text not null,
  row_id text not null,
  title text,
  before jsonb,
  after jsonb
);
comment on table public.supervisor_changes is 'One row a change by a supervisor. `before` and `after` hold the columns that differ; a long text is cut.';
comment on column public.supervisor_changes.title is 'What it was called then. An account is named by its profile as it is now.';
create index if not exists supervisor_changes_by_idx on public.supervisor_changes (by_id, id desc);
create index if not exists supervisor_changes_source_idx on public.supervisor_changes (source, id desc);

alter table public.supervisor_changes enable row level security;
create policy select_supervisor on public.supervisor_changes for select to authenticated using ((select app.is_supervisor()));

-- Of a note or a reply it is logged that there was one: its text goes with what it is about.
create or replace function app.logged_columns(source text, content jsonb) returns jsonb
language sql immutable strict set search_path = '' as $$
  select coalesce(jsonb_object_agg(
    c.key,
    case when char_length(c.value #>> '{}') > 400
      then to_jsonb(left(c.value #>> '{}', 400) || ' … (' || char_length(c.value #>> '{}') || ')')
      else c.value end
  ), '{}')
  from jsonb_each(content) c
  where case source
    when 'accounts' then c.key in ('role', 'is_premium', 'is_banned', 'ban_reason')
    when 'custom_trip_requests' then c.key = 'status'
    when 'contact_messages' then c.key = 'status'
    when 'inbox_notes' then c.key in ('request_id', 'message_id', 'updated_at')
    when 'inbox_answers' then c.key in ('request_id', 'message_id')
    else c.key not in ('id', 'created_at', 'updated_at', 'author_id', 'author_name', 'search_name', 'search_name_fr', 'minutes_fr', 'minutes_en')
  end;
$$;

create or replace function app.record_supervisor_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was jsonb;
  is_now jsonb;
  whole jsonb;
  old_columns jsonb;
  new_columns jsonb;
begin
  if tg_op <> 'INSERT' then was := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then is_now := to_jsonb(new); end if;
  whole := coalesce(is_now, was);
  -- One's own account is one's own: what is decided about it, others decide.
  if tg_table_name = 'accounts' and (whole ->> 'id')::uuid = auth.uid() then return null; end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, is_now -> o.key) into old_columns, new_columns
    from jsonb_each(was) o where o.value is distinct from is_now -> o.key;
    old_columns := app.logged_columns(tg_table_name, old_columns);
    new_columns := app.logged_columns(tg_table_name, new_columns);
    if coalesce(old_columns, '{}') = '{}' then return null; end if;
  else
    old_columns := app.logged_columns(tg_table_name, jsonb_strip_nulls(was));
    new_columns := app.logged_columns(tg_table_name, jsonb_strip_nulls(is_now));
  end if;
  insert into public.supervisor_changes (by_id, operation, source, row_id, title, before, after)
  values (
    (select a.id from app.accounts a where a.id = auth.uid()),
    tg_op, case tg_table_name when 'accounts' then 'profiles' else tg_table_name end,
    coalesce(whole ->> 'id', whole ->> 'iso_a2', whole ->> 'iata', whole ->> 'slug'),
    case when tg_table_name not in ('accounts', 'custom_trip_requests', 'contact_messages')
      then left(coalesce(whole ->> 'title', whole ->> 'title_fr', whole ->> 'name_fr', whole ->> 'name'), 200) end,
    old_columns, new_columns
  );
  return null;
end $$;
-- Those of supervisors alone: what people write about themselves is no news.
create or replace trigger record_supervisor_change after update on app.accounts
  for each row when ( auth.uid() is not null and (old.role, old.is_premium, old.is_banned, old.ban_reason) is distinct from (new.role, new.is_premium, new.is_banned, new.ban_reason) ) execute function app.record_supervisor_change();
-- Visitors insert requests and messages, people their own accounts: neither is a change by a supervisor.
create or replace trigger record_supervisor_change after insert or update or delete on public.activities
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();
create or replace trigger record_supervisor_change after insert or update or delete on public.airports
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();
create or replace trigger record_supervisor_change after insert or update or delete on public.blog_posts
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();
create or replace trigger record_supervisor_change after update or delete on public.contact_messages
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();
create or replace trigger record_supervisor_change after insert or update or delete on public.countries
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();
create or replace trigger record_supervisor_change after update or delete on public.custom_trip_requests
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();
create or replace trigger record_supervisor_change after insert on public.inbox_answers
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();
create or replace trigger record_supervisor_change after insert or update on public.inbox_notes
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();
create or replace trigger record_supervisor_change after insert or update or delete on public.places
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();
create or replace trigger record_supervisor_change after insert or update or delete on public.sample_trips
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();
create or replace trigger record_supervisor_change after insert or update or delete on public.themes
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();

-- A ban has a reason, and is lifted without one.
create or replace function public.ban_user(user_id uuid, reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not app.is_supervisor() then perform app.forbid('supervisor_only'); end if;
  if ban_user.user_id = auth.uid() then perform app.forbid('profile_protected', 'is_banned'); end if;
  perform app.check_text(ban_user.reason, 'reason', 1000, true);
  update app.accounts a set is_banned = true, ban_reason = btrim(ban_user.reason) where a.id = ban_user.user_id;
  if not found then perform app.refuse(404, 'user_not_found', 'user_id'); end if;
end $$;
comment on function public.ban_user is 'Bans someone, with the reason why. For supervisors.';

create or replace function public.unban_user(user_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not app.is_supervisor() then perform app.forbid('supervisor_only'); end if;
  if unban_user.user_id = auth.uid() then perform app.forbid('profile_protected', 'is_banned'); end if;
  update app.accounts a set is_banned = false where a.id = unban_user.user_id;
  if not found then perform app.refuse(404, 'user_not_found', 'user_id'); end if;
end $$;
comment on function public.unban_user is 'Lifts a ban. For supervisors.';

create or replace function public.admin_changes(
  source text default null, by_id uuid default null, page integer default 1, size integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id', 'public.supervisor_changes k',
    case when admin_changes.source <> '' then format(' and k.source = %L', admin_changes.source) else '' end
      || case when admin_changes.by_id is not null then format(' and k.by_id = %L', admin_changes.by_id) else '' end,
    'k.id desc',
    'c.id, c.created_at, c.by_id, c.operation, c.source, c.row_id, c.before, c.after, '
      || '(select a.name from app.accounts a where a.id = c.by_id) as by_name, '
      || 'coalesce(c.title, case c.source when ''profiles'' then (select coalesce(a.name, a.email) from app.accounts a where a.id = c.row_id::uuid) end) as title',
    'public.supervisor_changes c on c.id',
    page, size
  );
end $$;
comment on function public.admin_changes is
  'A page of what supervisors have changed, the last first. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedChange>';

-- Who has changed something: what the list can be narrowed to.
create or replace function public.admin_change_authors() returns table (id uuid, name text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform app.require_supervisor();
  -- From one author to the next by the index, however long the log.
  return query
    with recursive authors as (
      (select c.by_id from public.supervisor_changes c where c.by_id is not null order by c.by_id limit 1)
      union all
      select (select c.by_id from public.supervisor_changes c where c.by_id > w.by_id order by c.by_id limit 1)
      from authors w where w.by_id is not null
    )
    select a.id, coalesce(a.name, a.email) from authors w join app.accounts a on a.id = w.by_id order by 2;
end $$;
comment on function public.admin_change_authors is 'Supervisors whose changes are in the log. For supervisors.';
