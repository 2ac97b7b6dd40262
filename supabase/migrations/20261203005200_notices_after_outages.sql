-- By a notice of a changed password or second factor an owner learns what somebody else may have done, so it waits for a mail server that is
-- away, as mails of trips do: a link or a code alone, for which somebody waits and which ends within the hour, is given up after a quarter of one
-- [AUTH-8].

create or replace function app.postpone_mail(postponed uuid) returns boolean language plpgsql volatile set search_path = '' as $$
declare
  waits constant interval[] := '{1 minute,5 minutes,20 minutes,1 hour,3 hours,12 hours}';
  -- Somebody waits for a mail that expires within the hour.
  short_waits constant interval[] := '{5 seconds,30 seconds,3 minutes,10 minutes}';
begin
  update app.mail_queue m
  set next_try = now() + w.pauses[m.attempts]
  from (
    select q.id, case when q.expires_at <= q.created_at + interval '1 hour' then short_waits else waits end as pauses
    from app.mail_queue q where q.mail_id = postponed
  ) w
  where m.id = w.id and m.sent_at is null and m.attempts <= cardinality(w.pauses);
  if found then return true; end if;
  delete from app.mail_queue m where m.mail_id = postponed and m.sent_at is null;
  return false;
end $$;
