-- How many travel: a trip's own number, known before its members join, and what costs are divided by [DASH-4] [COST-1].
--
-- Null: not said; costs a head are divided by the members then. It goes along with copies and trip files.

alter table public.trips add column travellers integer constraint trips_travellers_check check (travellers between 1 and 999);
comment on column public.trips.travellers is 'How many people travel; null: not said.';

create function app.check_travellers() returns trigger language plpgsql set search_path = '' as $$
begin
  if not (new.travellers between 1 and 999) then perform app.refuse(400, 'travellers_invalid', 'travellers'); end if;
  return new;
end $$;
comment on function app.check_travellers is 'Trigger: refuses a number of travellers that no trip has.';
create trigger check_travellers before insert or update of travellers on public.trips
  for each row execute function app.check_travellers();

select app.change_function('public.whole_trip(uuid)', 't.budget, t.image_url', 't.budget, t.travellers, t.image_url');
select app.change_function('public.copy_trip(uuid, uuid, text, date, boolean)', 'image_attribution, budget)', 'image_attribution, budget, travellers)');
select app.change_function('public.copy_trip(uuid, uuid, text, date, boolean)', 't.image_attribution, t.budget', 't.image_attribution, t.budget, t.travellers');
select app.change_function('public.import_trip(jsonb, jsonb, jsonb)', 'image_attribution, budget)', 'image_attribution, budget, travellers)');
select app.change_function('public.import_trip(jsonb, jsonb, jsonb)', 't.image_attribution, t.budget', 't.image_attribution, t.budget, t.travellers');
-- A link shows the plan, not who goes.
select app.change_function('public.shared_trip(text)', '{owner_id,budget,created_at,updated_at}', '{owner_id,budget,travellers,created_at,updated_at}');
