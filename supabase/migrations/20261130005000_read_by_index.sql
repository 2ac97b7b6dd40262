-- What a page, an export or the upkeep reads is found by an index, however many trips and people the site has [API-2].
--
-- `id in (select f())` of a policy is a filter of every row, with or without indexes; `id = any (array(select f()))` is a condition of
-- the index. Trips and lists need it, which are read of all of one's trips; all else is asked for by its trip. Trips have their owner besides, since
-- the set is taken before an insert that returns its own row. Indexes of the library's tables are made where these migrations own them.

alter policy select_member on public.trips
  using (owner_id = (select app.uid()) or id = any (array(select app.visible_trip_ids())));
alter policy select_member on public.trip_lists
  using (trip_id = any (array(select app.visible_trip_ids())) and (private_to is null or private_to = (select app.uid())));

-- From the members to their browsers, not from every browser of the site to its trips.
select app.change_function('app.queue_push()', 'from app.accounts a
  where a.id <> writer', 'from (
    select t.owner_id as id from public.trips t where t.id = trip
    union select c.user_id from public.trip_collaborators c where c.trip_id = trip
  ) m join app.accounts a using (id)
  where a.id <> writer');
select app.change_function('app.queue_push()', ' and app.is_member(trip, a.id)', '');
select app.change_function('app.queue_push()', 'and a.id in (select s.user_id from public.push_subscriptions s)',
  'and exists (select from public.push_subscriptions s where s.user_id = a.id)');

select app.change_function('public.export_my_data()', 'where caller in (k.created_by, k.assigned_to)', 'where k.account_id = caller or k.assigned_to = caller');
select app.change_function('public.export_my_data()', 'where caller in (e.created_by, e.paid_by)', 'where e.created_by = caller or e.paid_by = caller');
select app.change_function('public.export_my_data()', 'where caller in (l.private_to, l.created_by)', 'where l.private_to = caller or l.created_by = caller');
select app.change_function('public.export_my_data()', 'where caller in (e.private_to, e.ticked_by)', 'where e.private_to = caller or e.ticked_by = caller');
create index trip_expenses_paid_by_idx on public.trip_expenses (paid_by) where paid_by is not null;
create index trip_polls_created_by_idx on public.trip_polls (created_by);
create index trip_lists_created_by_idx on public.trip_lists (created_by);
create index trip_list_entries_private_to_idx on public.trip_list_entries (private_to) where private_to is not null;
create index trip_list_entries_ticked_by_idx on public.trip_list_entries (ticked_by) where ticked_by is not null;
create index trip_documents_created_by_idx on public.trip_documents (created_by);
create index trip_tracks_created_by_idx on public.trip_tracks (created_by);

create index trip_join_links_end_idx on public.trip_join_links (least(revoked_at, declined_at, expires_at));
select app.change_function('app.purge_join_links()',
  $$coalesce(l.revoked_at, l.declined_at, l.expires_at) < now() - interval '30 days' or l.expires_at < now() - interval '30 days'$$,
  $$least(l.revoked_at, l.declined_at, l.expires_at) < now() - interval '30 days'$$);

-- A bigint is compared with one: cast to numeric it has no index.
select app.change_function('app.purge_security()', 'extract(epoch from now()) * 1000', '(extract(epoch from now()) * 1000)::bigint');

-- What was sent a week ago was queued before that.
create index mail_queue_created_at_idx on app.mail_queue (created_at);
create index mail_queue_expires_at_idx on app.mail_queue (expires_at) where expires_at is not null;
select app.change_function('app.purge_mails()', $$m.sent_at < now() - interval '7 days' or m.created_at < now() - interval '8 days'$$,
  $$(m.created_at < now() - interval '7 days' and (m.sent_at < now() - interval '7 days' or m.created_at < now() - interval '8 days'))$$);

do $$
begin
  if pg_has_role((select relowner from pg_class where oid = 'auth.sessions'::regclass), 'member') then
    create index if not exists sessions_created_at_idx on auth.sessions (created_at);
    create index if not exists sessions_not_after_idx on auth.sessions (not_after) where not_after is not null;
    create index if not exists sessions_used_at_idx on auth.sessions (greatest(created_at, updated_at, refreshed_at at time zone 'utc'));
  end if;
end $$;
-- The view's conditions one by one, each by its index; with values that are known when the statement is planned.
select app.change_function('app.purge_sessions()', 'gone integer;', 'gone integer;
  rules app.session_rules;');
select app.change_function('app.purge_sessions()', 'delete from auth.sessions s where not exists (select from app.open_sessions o where o.id = s.id);',
  $$select r.* into rules from app.session_rules r;
  delete from auth.sessions s
  where s.not_after <= now() or s.created_at <= now() - rules.longest
    or greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'utc') <= now() - rules.idle
    or (s.created_at <= now() - rules.supervisor_longest
      and s.user_id = any (array(select a.id from app.accounts a where a.role = 'supervisor')));$$);
