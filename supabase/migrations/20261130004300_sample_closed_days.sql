-- Sample trips know on which weekdays what they visit is closed [PUB-3] [PLUS-1].
--
-- An item of a plan may have `closed_on`, ISO weekdays as `trip_activities` has them: a trip that is made of the sample has them too, so that
-- the planner warns. Its prices are for two, and so is the trip.

create function app.has_closed_days(items jsonb) returns boolean language sql immutable parallel safe
return not jsonb_path_exists(items, '$[*].closed_on[*] ? (@.type() != "number" || @ < 1 || @ > 7 || @.floor() != @)');
comment on function app.has_closed_days is 'Whether the days on which items of a plan are closed are weekdays.';

alter table public.sample_trips add constraint sample_trips_closed_on_check check (app.has_closed_days(items));

select app.change_function('public.use_sample_trip(uuid, text, date, text)',
  '(trip_id, title, date, time, duration, sub_type, location, price, currency, notes, position)
  select trip, i.title, i.day, i.time, coalesce(i.duration, 60), coalesce(i.sub_type, ''sightseeing''), i.place, i.price',
  '(trip_id, title, date, time, duration, sub_type, location, closed_on, price, currency, notes, position)
  select trip, i.title, i.day, i.time, coalesce(i.duration, 60), coalesce(i.sub_type, ''sightseeing''), i.place,
    array(select e::smallint from jsonb_path_query(sample.items -> (i.n - 1)::integer, ''$.closed_on[*]'') e), i.price');
select app.change_function('public.use_sample_trip(uuid, text, date, text)', 'start_date, end_date, currency)', 'start_date, end_date, currency, travellers)');
select app.change_function('public.use_sample_trip(uuid, text, date, text)', 'first + sample.days - 1, sample.currency)', 'first + sample.days - 1, sample.currency, 2)');
