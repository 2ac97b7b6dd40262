-- Versions of a post are in the order in which they were stored, also where the clock of the machine was set back in between: they are listed by
-- time, and the fiftieth before is dropped by it.

create or replace function app.store_post_version() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was constant jsonb := app.post_content(old);
  last_at constant timestamptz := (select max(v.replaced_at) from app.post_versions v where v.post_id = new.id);
begin
  if was = app.post_content(new) then return null; end if;
  insert into app.post_versions (post_id, replaced_at, replaced_by, content)
  values (
    new.id, greatest(clock_timestamp(), last_at + interval '1 microsecond'),
    (select a.id from app.accounts a where a.id = auth.uid()), was
  );
  delete from app.post_versions v
  where v.post_id = new.id and v.id not in (
    select k.id from app.post_versions k where k.post_id = new.id order by k.replaced_at desc, k.id limit 50
  );
  return null;
end $$;
