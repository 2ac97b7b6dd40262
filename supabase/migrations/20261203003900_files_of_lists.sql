-- A file of a list (CSV) has each row once, in the list's order, and none is missing [ADMIN-6] [ADMIN-7]. It was read page by page: what was
-- deleted or left a filter meanwhile moved others to pages that were read already. Now its rows are chosen at one moment, by a first call without
-- any row (`size` 0), and read by their ids (`ids`) after that. The lists that have files take them; all of them are as before otherwise.

drop function app.list_page(text, text, text, text, text, text, integer, integer);
drop function public.admin_users(text, text, text, text, boolean, integer, integer);
drop function public.admin_requests(text, integer, integer, text);
drop function public.admin_messages(text, integer, integer, text);

create function app.list_page(
  key text, keys text, condition text, ordering text, columns text, source text, page integer, size integer, ids uuid[] default null
) returns jsonb
language plpgsql stable set search_path = '' set jit = off as $$
declare
  most constant integer := case when size = 0 then 40001 else least(greatest(coalesce(size, 25), 1), 100) end;
  skipped constant integer := case when size = 0 then 0 else (least(greatest(coalesce(page, 1), 1), 400) - 1) * most end;
  chosen constant text := case when ids is null
    then format('array(select %s from %s where true%s order by %s limit %s offset %s)', key, keys, condition, ordering, most, skipped)
    else format('%L::uuid[]', ids[:100]) end;
  rows jsonb;
  total integer := 0;
begin
  if size = 0 then
    execute format('select to_jsonb(%s)', chosen) into rows;
    return jsonb_build_object('rows', jsonb_build_array(), 'total', 0, 'isMore', false, 'ids', rows);
  end if;
  execute format(
    'select coalesce(jsonb_agg((select to_jsonb(listed) from (select %s) listed) order by chosen.n), ''[]'')
     from unnest(%s) with ordinality chosen (key, n) join %s = chosen.key',
    columns, chosen, source
  ) into rows;
  if ids is null then
    execute format('select count(*) from (select from %s where true%s limit 1001) r', keys, condition) into total;
  end if;
  return jsonb_build_object('rows', rows, 'total', least(total, 1000), 'isMore', total > 1000);
end $$;
comment on function app.list_page is
  'One page of a list, and how many rows there are, up to a thousand: `key` of `keys` chooses, `columns` of `source` lists. `size` 0: the ids of all rows, up to 40001, in their order, and no row; `ids`: these rows. The texts are SQL, made by the caller, never by a client.';

create function public.admin_users(
  search text default '', role text default null, state text default null, sort text default 'created', descending boolean default true,
  page integer default 1, size integer default 25, ids uuid[] default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  direction constant text := case when descending then ' desc' else '' end;
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id', 'app.accounts k',
    app.list_search('k.search_key', search)
      || case when role <> '' then format(' and k.role = %L', role) else '' end
      || case state when 'banned' then ' and k.is_banned' when 'premium' then ' and k.is_premium' else '' end,
    case sort when 'name' then 'k.name_key' else 'k.created_at' end || direction || ', k.id' || direction,
    'a.id, a.name, a.first_name, a.last_name, a.email, a.avatar_url, a.role, a.is_premium, a.is_banned, a.ban_reason, '
      || 'a.onboarding_completed, a.created_at, app.last_seen(a.id) as last_seen_at',
    'app.accounts a on a.id',
    page, size, ids
  );
end $$;
comment on function public.admin_users is
  'A page of the accounts, with when each was last seen. `state`: banned, premium; `sort`: created, name; `size` 0: the ids of all; `ids`: these. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedUser>';

create function public.admin_requests(
  state text default null, page integer default 1, size integer default 25, search text default '', ids uuid[] default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id', 'public.custom_trip_requests k',
    app.list_search('k.search_key', search)
      || case when state = 'unread' then ' and k.status <> ''suspect'' and not exists (select from public.inbox_notes n where n.request_id = k.id and n.is_read)'
        when state = 'mine' then format(' and k.status <> ''suspect'' and k.id in (select n.request_id from public.inbox_notes n where n.assigned_to = %L)', auth.uid())
        when state <> '' then format(' and k.status = %L', state) else ' and k.status <> ''suspect''' end,
    'k.created_at desc, k.id',
    'r.id, r.name, r.email, r.destination, r.start_date, r.end_date, r.flexible, r.travellers, r.budget, r.currency, r.status, r.created_at, r.language, coalesce(n.is_read, false) as is_read, '
      || '(select coalesce(a.name, a.email) from app.accounts a where a.id = n.assigned_to) as assigned_name',
    '(public.custom_trip_requests r left join public.inbox_notes n on n.request_id = r.id) on r.id',
    page, size, ids
  );
end $$;
comment on function public.admin_requests is
  'A page of the requests for custom trips, the last first; found by words. `size` 0: the ids of all; `ids`: these. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedRequest>';

create function public.admin_messages(
  state text default null, page integer default 1, size integer default 25, search text default '', ids uuid[] default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id', 'public.contact_messages k',
    app.list_search('k.search_key', search)
      || case when state = 'unread' then ' and k.status <> ''suspect'' and not exists (select from public.inbox_notes n where n.message_id = k.id and n.is_read)'
        when state = 'mine' then format(' and k.status <> ''suspect'' and k.id in (select n.message_id from public.inbox_notes n where n.assigned_to = %L)', auth.uid())
        when state <> '' then format(' and k.status = %L', state) else ' and k.status <> ''suspect''' end,
    'k.created_at desc, k.id',
    'm.id, m.name, m.email, m.subject, left(m.message, 200) as beginning, m.status, m.created_at, m.language, coalesce(n.is_read, false) as is_read, '
      || '(select coalesce(a.name, a.email) from app.accounts a where a.id = n.assigned_to) as assigned_name',
    '(public.contact_messages m left join public.inbox_notes n on n.message_id = m.id) on m.id',
    page, size, ids
  );
end $$;
comment on function public.admin_messages is
  'A page of the messages, the last first; found by words. `size` 0: the ids of all; `ids`: these. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedMessage>';
