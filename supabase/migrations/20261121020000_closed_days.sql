-- Weekdays on which something to do is closed.
--
-- A list of ISO weekdays, 1 for Monday to 7 for Sunday, on the activities of trips and on those of the catalogue.
-- None, the default, means that nothing is known of it: the rows made before this stay as they are. The database
-- keeps the list in order and each day once; what is no weekday is refused (`weekday_invalid`).

create function app.is_weekdays(value smallint[]) returns boolean
language sql immutable parallel safe
return value is null or (
  coalesce(array_ndims(value), 1) = 1
  and array_position(value, null) is null
  and value <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]
  and cardinality(value) <= 7
);
comment on function app.is_weekdays is 'Whether a list holds ISO weekdays (1 to 7) and nothing else.';

alter table public.trip_activities
  add column closed_on smallint[] not null default '{}' check (app.is_weekdays(closed_on));
alter table public.activities
  add column closed_on smallint[] not null default '{}' check (app.is_weekdays(closed_on));
comment on column public.trip_activities.closed_on is 'ISO weekdays (1 Monday to 7 Sunday) on which it is closed, in order; none: not known.';
comment on column public.activities.closed_on is 'ISO weekdays (1 Monday to 7 Sunday) on which it is closed, in order; none: not known.';

create function app.check_closed_on() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.closed_on := coalesce(new.closed_on, '{}');
  if coalesce(array_ndims(new.closed_on), 1) = 1 then
    new.closed_on := array(select distinct day from unnest(new.closed_on) day order by day);
  end if;
  if not app.is_weekdays(new.closed_on) then perform app.refuse(400, 'weekday_invalid', 'closed_on'); end if;
  return new;
end;
$$;
create trigger check_closed_on before insert or update of closed_on on public.trip_activities
  for each row execute function app.check_closed_on();
create trigger check_closed_on before insert or update of closed_on on public.activities
  for each row execute function app.check_closed_on();
