-- Ownership mail: who is made the owner of a trip gets a mail about it, as invited members do [PLUS-17].
--
-- By a transfer, or because the owner has deleted their account. What it says is read when it is sent.

create or replace function app.queue_ownership() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Handed on, or back, before the mail about it was sent.
  delete from app.mail_queue m
  where m.kind = 'invitation' and m.user_id = old.owner_id and m.trip_id = new.id and m.mail_id is null;
  insert into app.mail_queue (kind, user_id, trip_id, payload)
  values ('invitation', new.owner_id, new.id, jsonb_build_object('byId', old.owner_id));
  return null;
end $$;
comment on function app.queue_ownership is 'Has the new owner of a trip sent a mail.';
create or replace trigger queue_ownership after update of owner_id on public.trips
  for each row when (new.owner_id is distinct from old.owner_id) execute function app.queue_ownership();
