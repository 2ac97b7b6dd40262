-- Unread entries of the inbox, and those that are assigned to oneself, are listed without suspected spam [ADMIN-7]: it is listed on demand, by
-- its own state, as the whole list has it.

create or replace function public.admin_requests(state text default null, page integer default 1, size integer default 25, search text default '') returns jsonb
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
    page, size
  );
end $$;

create or replace function public.admin_messages(state text default null, page integer default 1, size integer default 25, search text default '') returns jsonb
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
    page, size
  );
end $$;
