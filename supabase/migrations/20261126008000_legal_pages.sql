-- Legal pages: terms of use, privacy, legal notice, in both languages.
--
-- A row a page, of three that there are. Releases bring a text for each (reference data, supabase/seed/legal), which says what the application
-- stores; supervisors change it, and what they have changed stays theirs. Everybody reads them; nobody deletes one, since addresses lead to all
-- three. `updated_at` is the date that readers see: it moves when a title or a text changes, and at nothing else.

create table if not exists public.legal_pages (
  slug text primary key check (slug in ('terms', 'privacy', 'notice')),
  title_fr text not null check (not app.is_blank(title_fr) and char_length(title_fr) <= 200),
  title_en text not null check (not app.is_blank(title_en) and char_length(title_en) <= 200),
  body_fr text not null default '' check (char_length(body_fr) <= 100000),
  body_en text not null default '' check (char_length(body_en) <= 100000),
  updated_at timestamptz not null default now()
);
comment on table public.legal_pages is 'Terms, privacy, notice. Bodies are Markdown.';
comment on column public.legal_pages.updated_at is 'When a title or a text changed last.';

alter table public.legal_pages enable row level security;
create policy select_anyone on public.legal_pages for select to anon, authenticated using (true);
create policy insert_supervisor on public.legal_pages for insert to authenticated with check ((select app.is_supervisor()));
create policy update_supervisor on public.legal_pages for update to authenticated
  using ((select app.is_supervisor())) with check ((select app.is_supervisor()));

create or replace function app.check_legal_page() returns trigger language plpgsql set search_path = '' as $$
begin
  if coalesce(new.slug not in ('terms', 'privacy', 'notice'), true) then perform app.refuse(400, 'slug_invalid', 'slug'); end if;
  perform app.check_text(new.title_fr, 'title_fr', 200, true);
  perform app.check_text(new.title_en, 'title_en', 200, true);
  perform app.check_text(new.body_fr, 'body_fr', 100000);
  perform app.check_text(new.body_en, 'body_en', 100000);
  new.updated_at := now();
  if tg_op = 'UPDATE' then
    new.slug := old.slug;
    if (new.title_fr, new.title_en, new.body_fr, new.body_en) is not distinct from (old.title_fr, old.title_en, old.body_fr, old.body_en) then
      new.updated_at := old.updated_at;
    end if;
  end if;
  return new;
end $$;
create or replace trigger check_legal_page before insert or update on public.legal_pages
  for each row execute function app.check_legal_page();

create or replace trigger record_supervisor_change after insert or update on public.legal_pages
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();
