-- Who shares the cost of an item.
--
-- `split` says it: null, everyone in the trip, equally; else some of them, by parts or by exact amounts:
-- `{ "mode": "parts", "shares": { "<profile id>": 2, … } }`. Parts are weights above 0 and up to 1 000, with two digits
-- after the point. Amounts add up to the price, whichever of the two is written: a price cannot change under them.
--
-- Whoever is named was in the trip when they were named, and may leave it, or Escale: what they owe does not go with
-- them, so `split` holds no foreign key. Who has no part is not named. Like prices, it never shows behind a link.

create function app.split_refusal(split jsonb, price numeric) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  people integer;
  are_people boolean;
  are_numbers boolean;
begin
  if split is null then return null; end if;
  if jsonb_typeof(split) <> 'object' or octet_length(split::text) > 8192 then return 'split_invalid'; end if;
  if split - '{mode,shares}'::text[] <> '{}' or coalesce(split ->> 'mode', '') not in ('parts', 'amounts')
    or jsonb_typeof(split -> 'shares') is distinct from 'object' then
    return 'split_invalid';
  end if;
  select count(*), bool_and(s.key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'), bool_and(jsonb_typeof(s.value) = 'number')
    into people, are_people, are_numbers
    from jsonb_each(split -> 'shares') s;
  if people not between 1 and 100 or not are_people or not are_numbers then return 'split_invalid'; end if;
  if split ->> 'mode' = 'parts' then
    if exists (
      select from jsonb_each_text(split -> 'shares') s
      where not s.value::numeric between 0.01 and 1000 or s.value::numeric <> round(s.value::numeric, 2)
    ) then
      return 'split_share_invalid';
    end if;
    return null;
  end if;
  if exists (
    select from jsonb_each_text(split -> 'shares') s
    where not s.value::numeric between 0.001 and 9999999999.99 or s.value::numeric <> round(s.value::numeric, 3)
  ) then
    return 'split_share_invalid';
  end if;
  if price is distinct from (select sum(s.value::numeric) from jsonb_each_text(split -> 'shares') s) then
    return 'split_not_price';
  end if;
  return null;
end;
$$;
comment on function app.split_refusal is 'What is wrong with the split of a price, as the key of the refusal; null: nothing.';

create function app.check_split() returns trigger
language plpgsql set search_path = ''
as $$
declare
  wrong text;
  named jsonb := '{}';
begin
  if jsonb_typeof(new.split) = 'null' then new.split := null; end if;
  wrong := app.split_refusal(new.split, new.price);
  if wrong = 'split_invalid' then perform app.refuse(400, 'split_invalid', 'split'); end if;
  if wrong = 'split_share_invalid' then perform app.refuse(400, 'split_share_invalid', 'split'); end if;
  if wrong = 'split_not_price' then perform app.refuse(400, 'split_not_price', 'split'); end if;
  if new.split is null or not app.is_client() then return new; end if;
  -- Who is named already stays, even if they have left since.
  if tg_op = 'UPDATE' then named := coalesce(old.split -> 'shares', '{}'); end if;
  if exists (
    select from jsonb_object_keys(new.split -> 'shares') person
    where not named ? person and not app.is_member(new.trip_id, person::uuid)
  ) then
    perform app.refuse(422, 'split_not_member', 'split');
  end if;
  return new;
end;
$$;

do $$
declare
  kind text;
begin
  foreach kind in array array['trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals'] loop
    execute format('alter table public.%I add column split jsonb', kind);
    execute format('alter table public.%I add constraint %I check (app.split_refusal(split, price) is null)',
      kind, kind || '_split_check');
    execute format('comment on column public.%I.split is %L', kind,
      'Who shares the price: { mode, shares }; null: everyone in the trip, equally.');
    execute format('create trigger check_split before insert or update of split, price on public.%I
      for each row execute function app.check_split()', kind);
  end loop;
end;
$$;

create or replace function app.shared_rows(child text, trip uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  plan jsonb;
begin
  execute format('select coalesce(jsonb_agg(to_jsonb(c) - $2), ''[]'') from public.%I c where c.trip_id = $1', child)
    into plan
    using trip, '{trip_id,price,currency,paid_by,split,created_by,created_at,updated_at,catalogue_id}'::text[];
  return plan;
end;
$$;
