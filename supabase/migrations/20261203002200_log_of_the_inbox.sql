-- The log of what supervisors change, for the inbox [ADMIN-1, ADMIN-7]. A traveller who deletes their account takes what they sent with them: that
-- is no supervisor's change, and no longer in the log. To whom an entry is assigned is logged. A changed note names what it is about. The log
-- stores nothing of what visitors sent: the subject in a list is that of an entry that is there, and goes with it.

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
    when 'inbox_notes' then c.key in ('request_id', 'message_id', 'assigned_to', 'updated_at')
    when 'inbox_answers' then c.key in ('request_id', 'message_id')
    else c.key not in ('id', 'created_at', 'updated_at', 'text_updated_at', 'author_id', 'author_name', 'search_name', 'search_name_fr', 'title_key', 'search_key', 'name_words', 'region_words', 'minutes_fr', 'minutes_en')
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
  -- What goes with an account that its owner deletes was changed by no supervisor.
  if not app.is_supervisor() then return null; end if;
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
    -- A note is found by what it is about.
    if tg_table_name = 'inbox_notes' then
      new_columns := new_columns || jsonb_strip_nulls(
        jsonb_build_object('request_id', is_now -> 'request_id', 'message_id', is_now -> 'message_id')
      );
    end if;
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

drop trigger record_new_note on public.inbox_notes;
create trigger record_new_note after insert on public.inbox_notes
  for each row when (auth.uid() is not null and (new.note <> '' or new.assigned_to is not null)) execute function app.record_supervisor_change();
drop trigger record_supervisor_change on public.inbox_notes;
create trigger record_supervisor_change after update of note, assigned_to on public.inbox_notes
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();

create function app.entry_subject(request_id uuid, message_id uuid) returns text language sql stable set search_path = '' as $$
  select coalesce(nullif(btrim(r.destination), ''), r.name) from public.custom_trip_requests r where r.id = request_id
  union all
  select coalesce(nullif(btrim(m.subject), ''), m.name) from public.contact_messages m where m.id = message_id;
$$;
comment on function app.entry_subject is 'What a request or a message is about, else who sent it; null: it is deleted.';

create function app.with_assignee(content jsonb) returns jsonb language sql stable set search_path = '' as $$
  select case when content ? 'assigned_to' then content || jsonb_build_object('assigned_to', coalesce(
    (select coalesce(a.name, a.email) from app.accounts a where a.id = app.as_uuid(content ->> 'assigned_to')),
    content ->> 'assigned_to'
  )) else content end;
$$;
comment on function app.with_assignee is 'Logged columns, with the name of the assignee in place of the id while there is such an account.';

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
    'c.id, c.created_at, c.by_id, c.operation, c.source, c.row_id, app.with_assignee(c.before) as before, app.with_assignee(c.after) as after, '
      || '(select a.name from app.accounts a where a.id = c.by_id) as by_name, '
      || 'coalesce(c.title, case c.source '
      || 'when ''profiles'' then (select coalesce(a.name, a.email) from app.accounts a where a.id = c.row_id::uuid) '
      || 'when ''custom_trip_requests'' then app.entry_subject(c.row_id::uuid, null) '
      || 'when ''contact_messages'' then app.entry_subject(null, c.row_id::uuid) '
      || 'when ''inbox_notes'' then (select app.entry_subject(n.request_id, n.message_id) from public.inbox_notes n where n.id = c.row_id::uuid) '
      || 'when ''inbox_answers'' then (select app.entry_subject(n.request_id, n.message_id) from public.inbox_answers n where n.id = c.row_id::uuid) '
      || 'end) as title',
    'public.supervisor_changes c on c.id',
    page, size
  );
end $$;
