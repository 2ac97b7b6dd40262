-- What somebody waits for is not held up by what can wait: mails about accounts and notifications, which expire within the hour, are claimed before
-- summaries and other mails, however long those have been due; and notifications can be claimed apart from mails, so that a mail server that does not
-- answer costs each mail its quarter of a minute, and no notification [PLUS-19].

create index mail_queue_urgent_idx on app.mail_queue (next_try, id) where sent_at is null and expires_at is not null;

-- Servers of an earlier release claim by the first two parameters.
drop function app.claim_mail(double precision, uuid);
create function app.claim_mail(collect_seconds double precision, only_id uuid default null, only_pushes boolean default null)
returns setof app.mail_queue language plpgsql volatile set search_path = '' as $$
declare
  lease constant interval := '5 minutes';
  due app.mail_queue;
begin
  for due in
    with ready as not materialized (
      select m.* from app.mail_queue m
      where m.sent_at is null and m.next_try <= now() and (only_id is null or m.id = only_id)
        and (only_pushes is null or starts_with(m.kind, 'push_') = only_pushes)
        and (m.mail_id is not null or m.created_at <= now() - make_interval(secs => case m.kind
          when 'task' then collect_seconds when 'invitation' then least(collect_seconds, 60) else 0 end))
    )
    -- Two scans, one after the other, each in the order of an index.
    (select r.* from ready r where r.expires_at is not null and r.expires_at > now() order by r.next_try, r.id)
    union all
    (select r.* from ready r where r.expires_at is null order by r.next_try, r.id)
  loop
    continue when not pg_try_advisory_xact_lock(
      hashtextextended(concat_ws(' ', 'mail', due.kind, coalesce(due.user_id, due.id), due.trip_id), 0));
    return query
      update app.mail_queue m
      set mail_id = coalesce(due.mail_id, due.id), attempts = m.attempts + 1, next_try = now() + lease
      where (m.id = due.id or (m.user_id = due.user_id and m.kind = due.kind and m.trip_id is not distinct from due.trip_id))
        and m.mail_id is not distinct from due.mail_id and m.sent_at is null and m.next_try <= now()
      returning m.*;
    if found then return; end if;
  end loop;
end $$;
comment on function app.claim_mail is
  'Claims one mail for five minutes, first of those that expire. Returns its rows: none when no mail is due, or other processes have those that are. Tasks are collected for so many seconds into one mail, invitations for a minute at most. Only notifications, or none; null: both.';
