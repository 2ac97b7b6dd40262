-- Profile events: who has a trip open sees another name or picture at once, and who is made premium or a supervisor need not load the page again.
--
-- An event has the id alone; pages read the profile themselves, by their own rights.

create or replace function app.publish_profile() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  rows constant jsonb := jsonb_build_array(jsonb_build_object('id', new.id));
  trip uuid;
begin
  perform app.publish('user:' || new.id, 'profiles', 'UPDATE', rows, false);
  if (new.name, new.avatar_url) is distinct from (old.name, old.avatar_url) then
    for trip in
      select t.id from public.trips t where t.owner_id = new.id
      union select c.trip_id from public.trip_collaborators c where c.user_id = new.id
    loop
      perform app.publish('trip:' || trip, 'profiles', 'UPDATE', rows, false);
    end loop;
  end if;
  return null;
end $$;
comment on function app.publish_profile is 'Tells a person''s pages, and those of their trips when what the others see has changed.';

create or replace trigger publish_profile after update of name, avatar_url, role, is_premium on app.accounts
  for each row when ((new.name, new.avatar_url, new.role, new.is_premium) is distinct from (old.name, old.avatar_url, old.role, old.is_premium))
  execute function app.publish_profile();
