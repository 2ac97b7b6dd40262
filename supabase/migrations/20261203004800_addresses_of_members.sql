-- Who has a trip open sees another address of a fellow traveller at once, as another name or picture, and the person's own pages have it too
-- [COLLAB-3] [AUTH-8]. It was shown after the next load of the page alone, though members see each other's addresses.
--
-- `publish_profile` and its trigger are as in `accounts` otherwise.

create or replace function app.publish_profile() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  rows constant jsonb := jsonb_build_array(jsonb_build_object('id', new.id));
  trip uuid;
begin
  perform app.publish('user:' || new.id, 'profiles', 'UPDATE', rows, false);
  if (new.name, new.avatar_url, new.email) is distinct from (old.name, old.avatar_url, old.email) then
    for trip in
      select t.id from public.trips t where t.owner_id = new.id
      union select c.trip_id from public.trip_collaborators c where c.user_id = new.id
    loop
      perform app.publish('trip:' || trip, 'profiles', 'UPDATE', rows, false);
    end loop;
  end if;
  return null;
end $$;
drop trigger publish_profile on app.accounts;
create trigger publish_profile after update of name, avatar_url, email, role, is_premium on app.accounts
  for each row when ((new.name, new.avatar_url, new.email, new.role, new.is_premium)
    is distinct from (old.name, old.avatar_url, old.email, old.role, old.is_premium))
  execute function app.publish_profile();
