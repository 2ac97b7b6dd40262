-- Refunds: money that comes back is an expense of the category `refund`, whose price is taken off [PLUS-18].
--
-- Prices stay above 0, so that checks, splits, rates and units hold as they are; the category says in which direction the money
-- went, and `isRefund` of the domain gives it its sign. `paid_by` is who received it, the split who bears that much less.

create function app.expense_categories() returns text[] language sql immutable parallel safe
return array['groceries', 'fuel', 'transport', 'meals', 'activities', 'shopping', 'health', 'other', 'refund'];
comment on function app.expense_categories is 'The categories that an expense can be of.';

alter table public.trip_expenses
  drop constraint trip_expenses_category_check,
  add constraint trip_expenses_category_check check (category = any (app.expense_categories()));
comment on column public.trip_expenses.category is 'What it was for; `refund`: money that came back, taken off what the trip costs.';
comment on column public.trip_expenses.paid_by is 'Who paid, or received a refund: a member, or somebody who left. Null: not said.';

select app.change_function(
  'app.check_expense()',
  $$new.category not in ('groceries', 'fuel', 'transport', 'meals', 'activities', 'shopping', 'health', 'other')$$,
  'new.category <> all (app.expense_categories())'
);

-- The activity says whether what was added, deleted or brought back is a refund, so that this is known of what is gone, too.
create function app.log_expenses() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  line record;
begin
  if auth.uid() is null then return null; end if;
  for line in execute 'select r.trip_id, count(*)::integer as amount, bool_and(r.created_at < now()) as is_back,
      bool_and(r.category = ''refund'') as is_refund, (array_agg(r.id))[1] as id, min(r.title) as title
    from ' || case tg_op when 'INSERT' then 'came' else 'went' end || ' r
    where exists (select from public.trips t where t.id = r.trip_id) group by 1'
  loop
    perform app.log_change(line.trip_id, case when tg_op = 'INSERT' and line.is_back then 'RESTORE' else tg_op end, tg_table_name,
      case line.amount when 1 then line.id end, case line.amount when 1 then line.title end,
      case when line.amount = 1 and line.is_refund then '{"category": ["refund"]}' else '{}' end::jsonb, line.amount);
  end loop;
  return null;
end $$;
comment on function app.log_expenses is 'Writes a line of the activity about expenses that were added, brought back or deleted.';
create or replace trigger log_inserts after insert on public.trip_expenses referencing new table as came for each statement execute function app.log_expenses();
create or replace trigger log_deletes after delete on public.trip_expenses referencing old table as went for each statement execute function app.log_expenses();
