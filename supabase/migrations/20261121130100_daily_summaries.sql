-- The daily summary: what others did in one's trips since the last one, when the morning comes where one lives.
--
-- `app.queue_summaries()` is called by the server every minute or so. It looks at trips in which something happened of late, not at
-- everybody; decides once a day for each of their people, and puts a row into the outbox for those who want the mail.
-- What the mail says is read when it is sent: who has seen it all by then gets none.

-- Lines come in the order of time: this costs next to nothing.
create index trip_chat_messages_created_at_idx on public.trip_chat_messages using brin (created_at);

-- What browsers call a zone may be one that this database does not know.
create function app.local_time(zone text) returns timestamp
language plpgsql stable set search_path = ''
as $$
begin
  return now() at time zone coalesce(zone, 'Europe/Paris');
exception when invalid_parameter_value then
  return now() at time zone 'Europe/Paris';
end;
$$;
comment on function app.local_time is 'What the clocks show now in a zone; in Paris when there is no such zone.';
revoke execute on function app.local_time(text) from public;

create function app.queue_summaries() returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  -- After an interruption, news of so long are told.
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
  waking as (
    select a.id, l.moment::date as day, greatest(coalesce(d.until, now() - interval '1 day'), now() - longest) as since
    from people p join app.accounts a on a.id = p.id
    left join app.mail_days d on d.user_id = a.id
    cross join lateral (select app.local_time(a.preferences ->> 'time_zone') as moment) l
    where not a.is_banned and coalesce(a.preferences ->> 'mail_summary', 'on') <> 'off'
      and extract(hour from l.moment) in (7, 8) and (d.day is null or d.day < l.moment::date)
  ),
  -- Of several processes at once, one decides for a person.
  decided as (
    insert into app.mail_days as d (user_id, day, until)
    select w.id, w.day, now() from waking w order by w.id
    on conflict (user_id) do update set day = excluded.day, until = excluded.until where d.day < excluded.day
    returning d.user_id
  )
  insert into app.mail_outbox (kind, user_id, since)
  select 'summary', w.id, w.since from waking w join decided d on d.user_id = w.id;
  get diagnostics queued = row_count;
  return queued;
end;
$$;
comment on function app.queue_summaries is 'Has a summary sent to those for whom it is between seven and nine in the morning. Answers how many.';
revoke execute on function app.queue_summaries() from public;
