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

do $migration$
declare
  source constant text := pg_catalog.pg_get_functiondef('app.check_expense()'::regprocedure);
  was constant text := $$new.category not in ('groceries', 'fuel', 'transport', 'meals', 'activities', 'shopping', 'health', 'other')$$;
begin
  if strpos(source, was) = 0 then raise exception 'app.check_expense is not as this migration knows it'; end if;
  execute replace(source, was, 'new.category <> all (app.expense_categories())');
end $migration$;
