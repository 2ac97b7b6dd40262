-- What supervisors change, for supervisors to read: who, what, when, and what stood there before.
--
-- Triggers write it in the transaction of the change itself, so nothing is changed that is not told and nothing is told that
-- was not changed. They run for whoever is signed in and at no write of the server: loading a release fills no log. Of an
-- account only what supervisors decide about it is kept, of what visitors have sent only its state: their texts
-- are theirs, and go with them. Long texts are cut. Nobody writes here by any call, nobody takes anything out.

create table public.supervisor_changes (
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
create index supervisor_changes_by_idx on public.supervisor_changes (by_id, id desc);
create index supervisor_changes_source_idx on public.supervisor_changes (source, id desc);

alter table public.supervisor_changes enable row level security;
create policy select_supervisor on public.supervisor_changes for select to authenticated using ((select app.is_supervisor()));

-- What of a row is told: nothing that says itself (ids, times), of people and their letters what was decided alone.
create function app.told_columns(source text, content jsonb) returns jsonb
language sql immutable strict set search_path = ''
as $$
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
    else c.key not in ('id', 'created_at', 'updated_at', 'author_id', 'search_name', 'search_name_fr', 'minutes_fr', 'minutes_en')
  end;
$$;

create function app.tell_supervisor_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
    old_columns := app.told_columns(tg_table_name, old_columns);
    new_columns := app.told_columns(tg_table_name, new_columns);
    if coalesce(old_columns, '{}') = '{}' then return null; end if;
  else
    old_columns := app.told_columns(tg_table_name, jsonb_strip_nulls(was));
    new_columns := app.told_columns(tg_table_name, jsonb_strip_nulls(is_now));
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
end;
$$;

-- A request or a message that is sent is no supervisor's doing; an account is made by whoever it is of.
create trigger tell_supervisor_change after insert or update or delete on public.activities for each row
  when (auth.uid() is not null) execute function app.tell_supervisor_change();
create trigger tell_supervisor_change after insert or update or delete on public.blog_posts for each row
  when (auth.uid() is not null) execute function app.tell_supervisor_change();
create trigger tell_supervisor_change after insert or update or delete on public.countries for each row
  when (auth.uid() is not null) execute function app.tell_supervisor_change();
create trigger tell_supervisor_change after insert or update or delete on public.airports for each row
  when (auth.uid() is not null) execute function app.tell_supervisor_change();
create trigger tell_supervisor_change after insert or update or delete on public.places for each row
  when (auth.uid() is not null) execute function app.tell_supervisor_change();
create trigger tell_supervisor_change after insert or update or delete on public.themes for each row
  when (auth.uid() is not null) execute function app.tell_supervisor_change();
create trigger tell_supervisor_change after update or delete on public.custom_trip_requests for each row
  when (auth.uid() is not null) execute function app.tell_supervisor_change();
create trigger tell_supervisor_change after update or delete on public.contact_messages for each row
  when (auth.uid() is not null) execute function app.tell_supervisor_change();
