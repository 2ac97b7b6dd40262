-- `updated_at` of a sample trip moves when the trip changes [PLUS-8]: search engines read it in the sitemap, where it was the day on which the trip
-- was loaded, for ever.

create function app.date_sample_trip() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger date_sample_trip before update on public.sample_trips
  for each row when (old.* is distinct from new.*) execute function app.date_sample_trip();
