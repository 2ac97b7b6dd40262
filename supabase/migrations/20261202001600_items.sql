-- Items: accommodations, activities, transport, meals and notes of a trip.
--
-- Days and times have no zone: "9 o'clock" is the place's. An item may lie outside its trip's dates (shortening a trip loses nothing).
-- The browser makes the ids, so a write can be repeated: a second insert answers 409 (23505), or nothing with `ignoreDuplicates`.
-- Members read, owner and editors write. `created_by` is who inserted, `trip_id` never changes, a missing currency is the trip's.

create table public.trip_accommodations (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  title text not null check (not app.is_blank(title) and char_length(title) <= 200),
  address text check (char_length(address) <= 1000),
  location jsonb check (app.is_location(location)),
  check_in date not null check (app.is_day(check_in)),
  check_out date not null check (app.is_day(check_out)),
  check_in_time time not null default '14:00' check (app.is_time(check_in_time)),
  check_out_time time not null default '11:00' check (app.is_time(check_out_time)),
  price numeric(13, 3) check (price between 0 and 9999999999.99),
  currency text not null check (app.is_currency(currency)),
  paid_by uuid,
  split jsonb,
  rate jsonb check (app.is_rate(rate)),
  notes text check (char_length(notes) <= 10000),
  booking jsonb check (app.is_booking(booking)),
  position double precision not null default 0 check (position between -1e15 and 1e15),
  created_by uuid default auth.uid() references app.accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint trip_accommodations_nights_check check (check_out > check_in),
  constraint trip_accommodations_split_check check (app.split_refusal(split, price) is null),
  constraint trip_accommodations_units_check check (app.fits_currency(price, currency))
);
comment on table public.trip_accommodations is 'Stays, from the afternoon of check_in to the morning of check_out.';
create index trip_accommodations_trip_idx on public.trip_accommodations (trip_id);
create index trip_accommodations_created_by_idx on public.trip_accommodations (created_by);

create table public.trip_activities (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  title text not null check (not app.is_blank(title) and char_length(title) <= 200),
  date date not null check (app.is_day(date)),
  time time check (app.is_time(time)),
  end_time time check (app.is_time(end_time)),
  duration integer not null default 60 check (duration between 1 and 10080),
  type text check (char_length(type) <= 100),
  sub_type text not null default 'sightseeing' check (char_length(sub_type) <= 100),
  location jsonb check (app.is_location(location)),
  closed_on smallint[] not null default '{}' check (app.is_weekdays(closed_on)),
  opens_at time check (app.is_time(opens_at)),
  closes_at time check (app.is_time(closes_at)),
  price numeric(13, 3) check (price between 0 and 9999999999.99),
  currency text not null check (app.is_currency(currency)),
  paid_by uuid,
  split jsonb,
  rate jsonb check (app.is_rate(rate)),
  notes text check (char_length(notes) <= 10000),
  booking jsonb check (app.is_booking(booking)),
  catalogue_id uuid references public.activities (id) on delete set null,
  position double precision not null default 0 check (position between -1e15 and 1e15),
  created_by uuid default auth.uid() references app.accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint trip_activities_split_check check (app.split_refusal(split, price) is null),
  constraint trip_activities_units_check check (app.fits_currency(price, currency))
);
comment on table public.trip_activities is 'Things to do. An end_time before time is the next day''s. `duration` in minutes.';
comment on column public.trip_activities.closed_on is 'ISO weekdays (1 Monday to 7 Sunday) on which it is closed, in order; none: not known.';
comment on column public.trip_activities.opens_at is 'From when it is open, on days when it is.';
comment on column public.trip_activities.closes_at is 'Until when it is open; before opens_at: the next day.';
comment on column public.trip_activities.catalogue_id is 'The catalogue entry it was taken from.';
comment on column public.trip_activities.position is 'Order among the items of a day that have no time.';
create index trip_activities_catalogue_idx on public.trip_activities (catalogue_id) where catalogue_id is not null;
create index trip_activities_trip_idx on public.trip_activities (trip_id);
create index trip_activities_created_by_idx on public.trip_activities (created_by);

create table public.trip_itineraries (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  title text not null check (not app.is_blank(title) and char_length(title) <= 200),
  date date not null check (app.is_day(date)),
  time time check (app.is_time(time)),
  duration integer check (duration between 1 and 10080),
  break_duration integer not null default 0 check (break_duration between 0 and 10080),
  sub_type text not null default 'personal_car' check (char_length(sub_type) <= 100),
  tolls_known boolean not null default false,
  start_location jsonb check (app.is_location(start_location)),
  end_location jsonb check (app.is_location(end_location)),
  distance_m integer check (distance_m between 0 and 50000000),
  price numeric(13, 3) check (price between 0 and 9999999999.99),
  currency text not null check (app.is_currency(currency)),
  paid_by uuid,
  split jsonb,
  rate jsonb check (app.is_rate(rate)),
  notes text check (char_length(notes) <= 10000),
  booking jsonb check (app.is_booking(booking)),
  position double precision not null default 0 check (position between -1e15 and 1e15),
  created_by uuid default auth.uid() references app.accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint trip_itineraries_split_check check (app.split_refusal(split, price) is null),
  constraint trip_itineraries_units_check check (app.fits_currency(price, currency))
);
comment on table public.trip_itineraries is 'Transport. Ends at time + duration + break_duration (minutes); no duration: not known.';
comment on column public.trip_itineraries.position is 'Order among the items of a day that have no time.';
create index trip_itineraries_trip_idx on public.trip_itineraries (trip_id);
create index trip_itineraries_created_by_idx on public.trip_itineraries (created_by);

create table public.trip_meals (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  title text not null check (not app.is_blank(title) and char_length(title) <= 200),
  date date not null check (app.is_day(date)),
  time time check (app.is_time(time)),
  end_time time check (app.is_time(end_time)),
  duration integer not null default 60 check (duration between 1 and 10080),
  sub_type text check (char_length(sub_type) <= 100),
  location jsonb check (app.is_location(location)),
  price numeric(13, 3) check (price between 0 and 9999999999.99),
  currency text not null check (app.is_currency(currency)),
  paid_by uuid,
  split jsonb,
  rate jsonb check (app.is_rate(rate)),
  notes text check (char_length(notes) <= 10000),
  booking jsonb check (app.is_booking(booking)),
  position double precision not null default 0 check (position between -1e15 and 1e15),
  created_by uuid default auth.uid() references app.accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint trip_meals_split_check check (app.split_refusal(split, price) is null),
  constraint trip_meals_units_check check (app.fits_currency(price, currency))
);
comment on table public.trip_meals is 'Meals. An end_time before time is the next day''s. `duration` in minutes.';
comment on column public.trip_meals.position is 'Order among the items of a day that have no time.';
create index trip_meals_trip_idx on public.trip_meals (trip_id);
create index trip_meals_created_by_idx on public.trip_meals (created_by);

create table public.trip_notes (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  title text not null check (not app.is_blank(title) and char_length(title) <= 200),
  content text check (char_length(content) <= 10000),
  date date check (app.is_day(date)),
  position double precision not null default 0 check (position between -1e15 and 1e15),
  created_by uuid default auth.uid() references app.accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.trip_notes is 'Notes of a day, or of the whole trip when `date` is null.';
create index trip_notes_trip_idx on public.trip_notes (trip_id);
create index trip_notes_created_by_idx on public.trip_notes (created_by);

-- What the five tables share, to the letter: their policies and triggers, and what is said of the columns of a cost.
do $$
declare
  item text;
begin
  foreach item in array app.item_tables() loop
    execute format($sql$
      alter table public.%1$I enable row level security;
      create policy select_member on public.%1$I for select to authenticated using (trip_id in (select app.visible_trip_ids()));
      create policy insert_editor on public.%1$I for insert to authenticated
        with check (trip_id in (select app.editable_trip_ids()) and created_by = (select app.uid()) and created_at <= now());
      create policy update_editor on public.%1$I for update to authenticated using (trip_id in (select app.editable_trip_ids()));
      create policy delete_editor on public.%1$I for delete to authenticated using (trip_id in (select app.editable_trip_ids()));

      create trigger check_item before insert or update on public.%1$I for each row execute function app.check_item();
      create trigger set_created_at before insert on public.%1$I
        for each row when (new.created_at < now() and app.is_client()) execute function app.set_created_at();
      create trigger after_inserts after insert on public.%1$I referencing new table as came
        for each statement execute function app.after_inserts('items', 'log', 'reserve', 'count');
      create trigger after_updates after update on public.%1$I referencing old table as went new table as came
        for each statement execute function app.after_updates('items', 'log');
      create trigger after_deletes after delete on public.%1$I referencing old table as went
        for each statement execute function app.after_deletes('items', 'copy', 'log', 'count');
    $sql$, item);
    continue when item = 'trip_notes';
    execute format($sql$
      create trigger check_price before insert or update of price, currency, paid_by, split, rate on public.%1$I
        for each row execute function app.check_price();
      comment on column public.%1$I.currency is 'The trip''s when not given. @optional';
      comment on column public.%1$I.paid_by is 'Who paid; null: not said.';
      comment on column public.%1$I.split is
        'Who shares the price: { mode, shares }; null: nobody has paid yet, everyone in the trip is to share it equally.';
      comment on column public.%1$I.rate is 'What the price is in another currency: { from, to, value, date }; no date: somebody''s own.';
      comment on column public.%1$I.booking is 'What is known of the booking: { reference, phone, link, seat }.';
    $sql$, item);
  end loop;
end $$;
