-- Expenses: costs of a trip that belong to no item, such as groceries and fuel [PLUS-5].
--
-- An expense has a day, a category, a price, a payer and a split in the form that items have them: `check_split` is theirs. Members read, owner
-- and editors write. Who paid counts in the trip and may leave it since, so it is no foreign key. Undo sends `created_at`, so that a restored
-- expense has its place again; it is never in the future. They are changed, and for thirty days restored, as items are: by `change_trip`. A share
-- link does not show expenses: they are not the plan. Functions that exist are changed in place.

create table if not exists public.trip_expenses (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  title text not null check (not app.is_blank(title) and char_length(title) <= 200),
  date date not null check (app.is_day(date)),
  category text not null default 'other'
    check (category in ('groceries', 'fuel', 'transport', 'meals', 'activities', 'shopping', 'health', 'other')),
  price numeric(12, 2) not null check (price > 0 and price <= 9999999999.99),
  currency text not null check (app.is_currency(currency)),
  paid_by uuid,
  split jsonb,
  created_by uuid default auth.uid() references app.accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint trip_expenses_split_check check (app.split_refusal(split, price) is null)
);
comment on table public.trip_expenses is 'Costs of a trip that belong to no item.';
comment on column public.trip_expenses.paid_by is 'Who paid: a member, or somebody who left. Null: not said.';
comment on column public.trip_expenses.currency is 'The trip''s when not given. @optional';
comment on column public.trip_expenses.split is 'Who shares the price: { mode, shares }, as of items.';
create index if not exists trip_expenses_trip_idx on public.trip_expenses (trip_id, date);
create index if not exists trip_expenses_created_by_idx on public.trip_expenses (created_by);

create or replace function app.check_expense() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if new.id <> old.id then perform app.forbid('column_protected', 'id'); end if;
    if new.trip_id <> old.trip_id then perform app.forbid('column_protected', 'trip_id'); end if;
    if new.created_by is distinct from old.created_by and app.is_client() then perform app.forbid('column_protected', 'created_by'); end if;
    new.created_at := old.created_at;
    new.updated_at := now();
  end if;
  perform app.check_text(new.title, 'title', 200, true);
  if new.date is null then perform app.refuse(400, 'day_missing', 'date'); end if;
  if not app.is_day(new.date) then perform app.refuse(400, 'day_out_of_range', 'date'); end if;
  if new.category is null
    or new.category not in ('groceries', 'fuel', 'transport', 'meals', 'activities', 'shopping', 'health', 'other') then
    perform app.refuse(400, 'category_unknown', 'category');
  end if;
  if new.price is null or not (new.price > 0 and new.price <= 9999999999.99) then perform app.refuse(400, 'price_invalid', 'price'); end if;
  new.currency := coalesce(new.currency, app.currency_of(new.trip_id), 'EUR');
  if not app.is_currency(new.currency) then perform app.refuse(400, 'currency_unknown', 'currency'); end if;
  if new.paid_by is not null and (tg_op = 'INSERT' or new.paid_by is distinct from old.paid_by)
    and app.is_client() and not app.counts_in(new.trip_id, new.paid_by) then
    perform app.refuse(422, 'payer_not_member', 'paid_by');
  end if;
  return new;
end $$;
create or replace trigger check_expense before insert or update on public.trip_expenses for each row execute function app.check_expense();
create or replace trigger check_split before insert or update of split, price on public.trip_expenses for each row execute function app.check_split();

alter table public.trip_expenses enable row level security;
create policy select_member on public.trip_expenses for select to authenticated using (trip_id in (select app.visible_trip_ids()));
create policy insert_editor on public.trip_expenses for insert to authenticated
  with check (trip_id in (select app.editable_trip_ids()) and created_by = (select app.uid()) and created_at <= now());
create policy update_editor on public.trip_expenses for update to authenticated
  using (trip_id in (select app.editable_trip_ids())) with check (trip_id in (select app.editable_trip_ids()));
create policy delete_editor on public.trip_expenses for delete to authenticated using (trip_id in (select app.editable_trip_ids()));

-- What its neighbours have: counted, published, logged, copied when deleted.
insert into app.limits (name, amount, seconds) values ('expenses', 5000, null) on conflict (name) do nothing;
alter table app.trip_sizes drop constraint trip_sizes_kind_check;
alter table app.trip_sizes add constraint trip_sizes_kind_check
  check (kind in ('items', 'tasks', 'messages', 'collaborators', 'settlements', 'expenses'));
alter table public.trip_activity_log drop constraint trip_activity_log_source_check;
alter table public.trip_activity_log add constraint trip_activity_log_source_check check (source in (
  'trips', 'trip_collaborators', 'trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals', 'trip_notes',
  'trip_tasks', 'trip_settlements', 'trip_expenses'
));
alter table app.deleted_items drop constraint deleted_items_source_check;
alter table app.deleted_items add constraint deleted_items_source_check check (source in (
  'trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals', 'trip_notes', 'trip_expenses'
));
create or replace trigger track_inserts after insert on public.trip_expenses referencing new table as came for each statement execute function app.track_inserts('expenses');
create or replace trigger track_deletes after delete on public.trip_expenses referencing old table as went for each statement execute function app.track_deletes('expenses');
create or replace trigger publish_deletes after delete on public.trip_expenses referencing old table as went for each statement execute function app.publish_rows();
create or replace trigger publish_inserts after insert on public.trip_expenses referencing new table as came for each statement execute function app.publish_rows();
create or replace trigger publish_updates after update on public.trip_expenses referencing old table as went new table as came for each statement execute function app.publish_rows();
create or replace trigger log_deletes after delete on public.trip_expenses referencing old table as went for each statement execute function app.log_rows();
create or replace trigger log_inserts after insert on public.trip_expenses referencing new table as came for each statement execute function app.log_rows();
create or replace trigger log_updates after update on public.trip_expenses referencing old table as went new table as came for each statement execute function app.log_rows();
create or replace trigger copy_deleted_items after delete on public.trip_expenses referencing old table as gone for each statement execute function app.copy_deleted_items();
create or replace trigger refuse_reserved_ids after insert on public.trip_expenses referencing new table as came for each statement execute function app.refuse_reserved_ids();

do $migration$
declare
  change record;
  source text;
begin
  for change in select * from (values
    ('public.whole_trip(uuid)', $$as trip_settlements$$, $$as trip_settlements,
        (
          select coalesce(json_agg(r), '[]') from (
            select e.id, e.trip_id, e.title, e.date, e.category, e.price, e.currency, e.paid_by, e.split, e.created_at
            from public.trip_expenses e where e.trip_id = t.id order by e.created_at
          ) r
        ) as trip_expenses$$),
    ('public.export_my_data()', $$'activity', ($$, $$'expenses', (select coalesce(jsonb_agg(to_jsonb(e) order by e.date, e.created_at), '[]')
      from public.trip_expenses e where caller in (e.created_by, e.paid_by)),
    'activity', ($$),
    ('app.trip_tables()', $$'trip_activity_log'::text$$, $$'trip_activity_log'::text, 'trip_expenses'::text$$),
    ('app.ids_of_snapshot(jsonb)', $$'trip_settlements'$$, $$'trip_settlements', 'trip_expenses'$$),
    ('app.restore_items(uuid, uuid[])', $$array app.item_tables()$$, $$array app.item_tables() || 'trip_expenses'::text$$),
    ('public.change_trip(uuid, jsonb)', $$source <> all (app.item_tables())$$, $$source <> all (app.item_tables() || 'trip_expenses'::text)$$),
    ('app.counts_in(uuid, uuid)', $$public.trip_meals i where i.trip_id = trip$$, $$public.trip_meals i where i.trip_id = trip
      union all select e.paid_by, e.split from public.trip_expenses e where e.trip_id = trip$$),
    ('app.refuse_too_many(text)', $$when 'settlements' then$$, $$when 'expenses' then perform app.refuse(422, 'expenses_too_many');
    when 'settlements' then$$)
  ) v (name, was, is_now) loop
    source := pg_catalog.pg_get_functiondef(change.name::regprocedure);
    if strpos(source, change.was) = 0 then raise exception '% is not as this migration knows it', change.name; end if;
    execute replace(source, change.was, change.is_now);
  end loop;
  -- Where the split is fixed once somebody has paid, that of an expense is too.
  if to_regprocedure('app.fix_split()') is not null then
    create or replace trigger fix_split before insert or update of paid_by, split on public.trip_expenses
      for each row when (new.paid_by is not null and new.split is null) execute function app.fix_split();
  end if;
end $migration$;
