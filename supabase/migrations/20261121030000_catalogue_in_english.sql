-- The catalogue in both languages.
--
-- Its texts were in one language, whichever the supervisor wrote in. They stay where they are, as the texts for everyone;
-- an English title, description or name of the city may stand beside each, for those who read English. Blank ones count as none.

alter table public.activities
  add column title_en text check (char_length(title_en) <= 200),
  add column description_en text check (char_length(description_en) <= 10000),
  add column city_en text check (char_length(city_en) <= 200);
comment on column public.activities.title_en is 'For readers of English; null: `title`.';

create function app.check_activity_in_english() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if app.is_blank(new.title_en) then new.title_en := null; end if;
  if app.is_blank(new.description_en) then new.description_en := null; end if;
  if app.is_blank(new.city_en) then new.city_en := null; end if;
  perform app.check_text(new.title_en, 'title_en', 200);
  perform app.check_text(new.description_en, 'description_en', 10000);
  perform app.check_text(new.city_en, 'city_en', 200);
  return new;
end;
$$;
create trigger check_activity_in_english before insert or update on public.activities
  for each row execute function app.check_activity_in_english();
