-- Fixed splits: who shares a cost is settled when somebody is said to have paid it [PLUS-5].
--
-- "Everyone, equally" meant the members of the moment, so that each debt changed whenever somebody joined or left. Pages store the members whom their author
-- sees (`fixedSplit` in src/domain/splits.ts). This trigger does the same for clients that set a payer and no split, and for copies that are
-- restored; it fires after `check_split`. Costs that exist are shared by the members of today. More than a hundred people do not fit a split.

create or replace function app.equal_split(trip uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('mode', 'parts', 'shares', jsonb_object_agg(p.id, 1)) from (
    select t.owner_id as id from public.trips t where t.id = trip
    union all select c.user_id from public.trip_collaborators c where c.trip_id = trip
  ) p
  having count(*) between 1 and 100;
$$;
comment on function app.equal_split is 'The members of a trip in equal parts; null: too many.';

create or replace function app.fix_split() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.split := app.equal_split(new.trip_id);
  return new;
end $$;
create or replace trigger fix_split before insert or update of paid_by, split on public.trip_accommodations
  for each row when (new.paid_by is not null and new.split is null) execute function app.fix_split();
create or replace trigger fix_split before insert or update of paid_by, split on public.trip_activities
  for each row when (new.paid_by is not null and new.split is null) execute function app.fix_split();
create or replace trigger fix_split before insert or update of paid_by, split on public.trip_itineraries
  for each row when (new.paid_by is not null and new.split is null) execute function app.fix_split();
create or replace trigger fix_split before insert or update of paid_by, split on public.trip_meals
  for each row when (new.paid_by is not null and new.split is null) execute function app.fix_split();
comment on column public.trip_accommodations.split is 'Who shares the price: { mode, shares }; null: nobody has paid yet, everyone in the trip is to share it equally.';
comment on column public.trip_activities.split is 'Who shares the price: { mode, shares }; null: nobody has paid yet, everyone in the trip is to share it equally.';
comment on column public.trip_itineraries.split is 'Who shares the price: { mode, shares }; null: nobody has paid yet, everyone in the trip is to share it equally.';
comment on column public.trip_meals.split is 'Who shares the price: { mode, shares }; null: nobody has paid yet, everyone in the trip is to share it equally.';

-- Without triggers: nobody has changed anything, and nothing is published.
do $$
declare
  source text;
begin
  foreach source in array array['trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals'] loop
    execute format('alter table public.%I disable trigger user', source);
    execute format('update public.%I set split = app.equal_split(trip_id) where paid_by is not null and split is null', source);
    execute format('alter table public.%I enable trigger user', source);
  end loop;
end $$;
