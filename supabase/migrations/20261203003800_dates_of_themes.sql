-- When a theme was last changed, as in other tables that supervisors edit: by it, one who saves knows whether somebody else has changed
-- the theme meanwhile [ADMIN-5]. Themes that are there begin with the moment of this migration. The function that dates sample trips dates
-- themes likewise, under a name for both.

alter table public.themes add column updated_at timestamptz not null default now();

alter function app.date_sample_trip() rename to date_changed_row;

create trigger date_theme before update on public.themes
  for each row when (old.* is distinct from new.*) execute function app.date_changed_row();
