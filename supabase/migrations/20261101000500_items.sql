-- What a trip is made of: stays, activities, transport, meals and notes.
--
-- Five tables of one kind. Days and times of day have no zone: a traveller's "9 o'clock" is the place's. An item may lie
-- outside its trip's dates (shortening a trip loses nothing). The browser makes the ids, so a write can be
-- repeated: inserting an id twice answers 409 (23505), or nothing at all with `ignoreDuplicates`.
--
-- Everyone in the trip reads; owner and editors write. `created_by` is whoever inserted, `trip_id` never changes.
-- A missing currency becomes the trip's.

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
  price numeric(12, 2) check (price between 0 and 9999999999.99),
  currency text not null check (app.is_currency(currency)),
  paid_by uuid references app.accounts (id) on delete set null,
  notes text check (char_length(notes) <= 10000),
  position double precision not null default 0 check (position between -1e15 and 1e15),
  created_by uuid default auth.uid() references app.accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint trip_accommodations_nights_check check (check_out > check_in)
);

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
  price numeric(12, 2) check (price between 0 and 9999999999.99),
  currency text not null check (app.is_currency(currency)),
  paid_by uuid references app.accounts (id) on delete set null,
  notes text check (char_length(notes) <= 10000),
  catalogue_id uuid references public.activities (id) on delete set null,
  position double precision not null default 0 check (position between -1e15 and 1e15),
  created_by uuid default auth.uid() references app.accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

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
  price numeric(12, 2) check (price between 0 and 9999999999.99),
  currency text not null check (app.is_currency(currency)),
  paid_by uuid references app.accounts (id) on delete set null,
  notes text check (char_length(notes) <= 10000),
  position double precision not null default 0 check (position between -1e15 and 1e15),
  created_by uuid default auth.uid() references app.accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

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
  price numeric(12, 2) check (price between 0 and 9999999999.99),
  currency text not null check (app.is_currency(currency)),
  paid_by uuid references app.accounts (id) on delete set null,
  notes text check (char_length(notes) <= 10000),
  position double precision not null default 0 check (position between -1e15 and 1e15),
  created_by uuid default auth.uid() references app.accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

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

comment on table public.trip_accommodations is 'Stays, from the afternoon of check_in to the morning of check_out.';
comment on table public.trip_activities is 'Things to do. An end_time before time is the next day''s. `duration` in minutes.';
comment on table public.trip_itineraries is 'Transport. Ends at time + duration + break_duration (minutes); no duration: not known.';
comment on table public.trip_meals is 'Meals. An end_time before time is the next day''s. `duration` in minutes.';
comment on table public.trip_notes is 'Notes of a day, or of the whole trip when `date` is null.';
comment on column public.trip_activities.catalogue_id is 'The catalogue entry it was taken from.';
comment on column public.trip_activities.position is 'Order among the items of a day that have no time.';
comment on column public.trip_itineraries.position is 'Order among the items of a day that have no time.';
comment on column public.trip_meals.position is 'Order among the items of a day that have no time.';

do $$
declare
  kind text;
begin
  foreach kind in array array['trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals', 'trip_notes'] loop
    execute format('create index %1$I on public.%2$I (trip_id)', kind || '_trip_idx', kind);
    execute format('create index %1$I on public.%2$I (created_by)', kind || '_created_by_idx', kind);
    execute format('alter table public.%I enable row level security', kind);
    execute format('create policy select_member on public.%I for select to authenticated
      using (trip_id in (select app.visible_trip_ids()))', kind);
    execute format('create policy insert_editor on public.%I for insert to authenticated
      with check (trip_id in (select app.editable_trip_ids()) and created_by = (select app.uid()))', kind);
    execute format('create policy update_editor on public.%I for update to authenticated
      using (trip_id in (select app.editable_trip_ids())) with check (trip_id in (select app.editable_trip_ids()))', kind);
    execute format('create policy delete_editor on public.%I for delete to authenticated
      using (trip_id in (select app.editable_trip_ids()))', kind);
    if kind <> 'trip_notes' then
      execute format('create index %1$I on public.%2$I (paid_by) where paid_by is not null', kind || '_paid_by_idx', kind);
      execute format('comment on column public.%I.paid_by is %L', kind, 'Who paid; null: not said.');
      execute format('comment on column public.%I.currency is %L', kind, 'The trip''s when not given. @optional');
    end if;
  end loop;
end;
$$;
create index trip_activities_catalogue_idx on public.trip_activities (catalogue_id) where catalogue_id is not null;
