-- More lists of the administration: posts, people, and what supervisors have changed. See …_admin_lists.sql.
--
-- When someone was last seen is known to the sign-in service alone: the last sign-in, or the last time a session of theirs
-- was renewed. Supervisors are told that moment and nothing else of it.

create function public.admin_posts(
  search text default '', state text default null, sort text default 'updated', descending boolean default true,
  page integer default 1, size integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  direction constant text := case when descending then ' desc' else '' end;
begin
  perform app.require_supervisor();
  return app.list_page(
    'p.id, p.slug, p.title_fr, p.title_en, p.country_iso_a2, p.status, p.published_at, p.updated_at, '
      || 'p.status = ''published'' and p.published_at > now() as is_scheduled, '
      || 'p.body_fr <> '''' as has_fr, p.body_en <> '''' as has_en',
    'app.post_keys k join public.blog_posts p on p.id = k.id',
    app.list_search('k.key', search)
      || case state when 'draft' then ' and p.status = ''draft'''
        when 'scheduled' then ' and p.status = ''published'' and p.published_at > now()'
        when 'published' then ' and p.status = ''published'' and p.published_at <= now()' else '' end,
    -- The drafts stand last among the dated ones, whichever way round.
    case sort when 'title' then 'k.title_key' || direction || ', k.id' || direction
      when 'published' then 'p.published_at' || direction || ' nulls last, p.id'
      else 'p.updated_at' || direction || ', p.id' || direction end,
    page, size
  );
end;
$$;
comment on function public.admin_posts is
  'A page of the posts, drafts too. `state`: draft, scheduled, published; `sort`: updated, published, title. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedPost>';

create function app.last_seen(person uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select greatest(
    (select u.last_sign_in_at from auth.users u where u.id = person),
    (select max(s.updated_at) from auth.sessions s where s.user_id = person)
  );
$$;

create function public.admin_users(
  search text default '', role text default null, state text default null, sort text default 'created', descending boolean default true,
  page integer default 1, size integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  direction constant text := case when descending then ' desc' else '' end;
  listed jsonb;
begin
  perform app.require_supervisor();
  listed := app.list_page(
    'a.id, a.name, a.first_name, a.last_name, a.email, a.avatar_url, a.role, a.is_premium, a.is_banned, a.ban_reason, '
      || 'a.onboarding_completed, a.created_at',
    'app.account_keys k join app.accounts a on a.id = k.id',
    app.list_search('k.key', search)
      || case when role <> '' then format(' and a.role = %L', role) else '' end
      || case state when 'banned' then ' and a.is_banned' when 'premium' then ' and a.is_premium' else '' end,
    case sort when 'name' then 'k.name_key' || direction || ', k.id' else 'a.created_at' || direction || ', a.id' end || direction,
    page, size
  );
  -- Of those on the page alone.
  return listed || jsonb_build_object('rows', (
    select coalesce(jsonb_agg(r.row || jsonb_build_object('last_seen_at', app.last_seen((r.row ->> 'id')::uuid)) order by r.n), '[]')
    from jsonb_array_elements(listed -> 'rows') with ordinality r (row, n)
  ));
end;
$$;
comment on function public.admin_users is
  'A page of the accounts, with when each was last seen. `state`: banned, premium; `sort`: created, name. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedUser>';

create function public.admin_changes(
  source text default null, by_id uuid default null, page integer default 1, size integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  listed jsonb;
begin
  perform app.require_supervisor();
  listed := app.list_page(
    'c.*',
    'public.supervisor_changes c',
    case when admin_changes.source <> '' then format(' and c.source = %L', admin_changes.source) else '' end
      || case when admin_changes.by_id is not null then format(' and c.by_id = %L', admin_changes.by_id) else '' end,
    'c.id desc', page, size
  );
  return listed || jsonb_build_object('rows', (
    select coalesce(jsonb_agg(r.row || jsonb_build_object(
      'by_name', (select a.name from app.accounts a where a.id = (r.row ->> 'by_id')::uuid),
      'title', coalesce(r.row ->> 'title', case when r.row ->> 'source' = 'profiles' then
        (select coalesce(a.name, a.email) from app.accounts a where a.id = (r.row ->> 'row_id')::uuid) end)
    ) order by r.n), '[]')
    from jsonb_array_elements(listed -> 'rows') with ordinality r (row, n)
  ));
end;
$$;
comment on function public.admin_changes is
  'A page of what supervisors have changed, the last first. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedChange>';

-- Who has changed something: what the list can be narrowed to.
create function public.admin_change_authors() returns table (id uuid, name text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform app.require_supervisor();
  -- From one author to the next by the index, however long the log.
  return query
    with recursive authors as (
      (select c.by_id from public.supervisor_changes c where c.by_id is not null order by c.by_id limit 1)
      union all
      select (select c.by_id from public.supervisor_changes c where c.by_id > w.by_id order by c.by_id limit 1)
      from authors w where w.by_id is not null
    )
    select a.id, coalesce(a.name, a.email) from authors w join app.accounts a on a.id = w.by_id order by 2;
end;
$$;
comment on function public.admin_change_authors is 'Supervisors whose changes are in the log. For supervisors.';
