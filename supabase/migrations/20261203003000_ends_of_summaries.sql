-- A summary has what happened until it was queued: one that was sent later, after a failure of the mail server, had what the next morning's has, too.
-- `mail_days.until` begins the next one where this one ends.

create or replace function app.queue_summaries() returns integer language plpgsql volatile set search_path = '' as $$
declare
  -- After an interruption, news of so long are reported.
  longest constant interval := '3 days';
  queued integer;
begin
  with happened as materialized (
    select l.trip_id, l.created_by as by_id from public.trip_activity_log l where l.created_at > now() - longest
    union
    select m.trip_id, m.user_id from public.trip_chat_messages m where m.created_at > now() - longest
  ),
  people as (
    select t.owner_id as id from happened h join public.trips t on t.id = h.trip_id where t.owner_id is distinct from h.by_id
    union
    select c.user_id from happened h join public.trip_collaborators c on c.trip_id = h.trip_id
    where c.user_id is distinct from h.by_id
  ),
  readers as materialized (
    select a.id, coalesce(a.preferences ->> 'time_zone', 'Europe/Paris') as zone
    from people p join app.accounts a on a.id = p.id
    where not a.is_banned and coalesce(a.preferences ->> 'mail_summary', 'on') <> 'off'
  ),
  clocks as materialized (
    select z.zone, app.local_time(z.zone) as moment from (select distinct r.zone from readers r) z
  ),
  waking as materialized (
    select r.id, c.moment::date as day, greatest(coalesce(d.until, now() - interval '1 day'), now() - longest) as since
    from readers r join clocks c on c.zone = r.zone left join app.mail_days d on d.user_id = r.id
    where extract(hour from c.moment) in (7, 8) and (d.day is null or d.day < c.moment::date)
  ),
  -- Of several processes at once, one decides for a person.
  decided as (
    insert into app.mail_days as d (user_id, day, until)
    select w.id, w.day, now() from waking w order by w.id
    on conflict (user_id) do update set day = excluded.day, until = excluded.until where d.day < excluded.day
    returning d.user_id
  )
  insert into app.mail_queue (kind, user_id, payload)
  select 'summary', w.id, jsonb_build_object('since', w.since, 'until', now()) from waking w join decided d on d.user_id = w.id;
  get diagnostics queued = row_count;
  return queued;
end $$;
