-- Leaving for good.
--
-- Who deletes their account says for each trip of theirs whether it goes or who has it from now on: somebody who is in it. What
-- they wrote in the discussions of others stays there, by nobody (the page says *former member*); everything else that is theirs
-- goes with them. Until now messages went too, and with them what others had answered.
--
-- It cannot be taken back, so an open session is not enough. With a password one has signed in with it in the last minutes (the
-- page asks for it, and signs in anew). An account without a password, as a social sign-in makes it, is named by its address.

alter table public.trip_chat_messages
  alter column user_id drop not null,
  drop constraint trip_chat_messages_user_id_fkey,
  add constraint trip_chat_messages_user_id_fkey foreign key (user_id) references app.accounts (id) on delete set null;
comment on table public.trip_chat_messages is 'Messages stay when the account of who wrote them goes.';
comment on column public.trip_chat_messages.user_id is 'Who wrote it. Null: their account is gone.';

create or replace function app.check_message() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    -- Only this happens to a message: its writer's account goes.
    if app.is_client() or new.user_id is not null or (to_jsonb(new) - 'user_id') <> (to_jsonb(old) - 'user_id') then
      perform app.forbid('message_unchangeable');
    end if;
    return new;
  end if;
  if app.is_client() and new.user_id is null then perform app.forbid('column_protected', 'user_id'); end if;
  perform app.check_text(new.text, 'text', 4000, true);
  return new;
end;
$$;

-- A trip that is restored brings messages of those who have left meanwhile, too.
create or replace function app.without_the_gone(rows jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(r.value || coalesce(g.gone, '{}')), '[]')
  from jsonb_array_elements(rows) r
  cross join lateral (select r.value ?& '{user_id,text}'::text[] as is_message) m
  cross join lateral (
    select jsonb_object_agg(f.key, null) as gone
    from jsonb_each_text(r.value) f
    where ((f.key in ('created_by', 'paid_by', 'assigned_to') or (f.key = 'user_id' and m.is_message))
        and not exists (select from app.accounts a where a.id = f.value::uuid))
      or (f.key = 'catalogue_id' and not exists (select from public.activities a where a.id = f.value::uuid))
  ) g
  where m.is_message or not (r.value ? 'user_id')
    or exists (select from app.accounts a where a.id = (r.value ->> 'user_id')::uuid);
$$;

-- The session began a moment ago, with the password where the token tells how.
create function app.has_just_signed_in() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.sessions s
    where s.id::text = auth.jwt() ->> 'session_id' and s.user_id = auth.uid() and s.created_at > now() - interval '5 minutes'
  ) and (auth.jwt() -> 'amr' is null or auth.jwt() @? '$.amr[*] ? (@ == "password" || @.method == "password")');
$$;

create function app.require_proof(confirmation text) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller constant uuid := app.uid();
  own auth.users;
begin
  select * into own from auth.users u where u.id = caller;
  if coalesce(own.encrypted_password, '') <> '' then
    if not app.has_just_signed_in() then perform app.refuse(403, 'password_needed', 'password'); end if;
  elsif lower(btrim(confirmation)) is distinct from lower(own.email) then
    perform app.refuse(400, 'confirmation_mismatch', 'confirmation');
  end if;
end;
$$;
comment on function app.require_proof is 'Refuses what cannot be taken back unless the caller has just shown who they are.';

create function app.hand_over_trip(trip uuid, heir uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from public.trips t where t.id = trip and t.owner_id = app.uid() for update;
  if not found then perform app.refuse(404, 'trip_not_found', 'handovers'); end if;
  if not exists (
    select from public.trip_collaborators c join app.accounts a on a.id = c.user_id
    where c.trip_id = trip and c.user_id = heir and not a.is_banned
  ) then
    perform app.refuse(422, 'heir_not_member', 'handovers');
  end if;
  delete from public.trip_collaborators c where c.trip_id = trip and c.user_id = heir;
  perform set_config('app.hands_over', trip::text, true);
  update public.trips t set owner_id = heir where t.id = trip;
end;
$$;
comment on function app.hand_over_trip is 'Gives a trip of the caller''s to someone who is in it.';

drop function public.delete_my_account();

create function public.delete_my_account(handovers jsonb default '{}', confirmation text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller constant uuid := app.uid();
  uuid_form constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  handover record;
begin
  if caller is null then perform app.forbid('not_signed_in'); end if;
  perform app.require_proof(confirmation);
  -- Two supervisors who leave at once wait for each other.
  perform from app.accounts a where a.role = 'supervisor' order by a.id for update;
  if app.is_supervisor()
    and not exists (select from app.accounts a where a.role = 'supervisor' and not a.is_banned and a.id <> caller) then
    perform app.refuse(409, 'last_supervisor');
  end if;
  if jsonb_typeof(handovers) is distinct from 'object' then perform app.refuse(400, 'handovers_invalid', 'handovers'); end if;
  for handover in select h.key as trip, h.value as heir from jsonb_each_text(handovers) h loop
    if coalesce(handover.trip !~* uuid_form or handover.heir !~* uuid_form, true) then
      perform app.refuse(400, 'handovers_invalid', 'handovers');
    end if;
    perform app.hand_over_trip(handover.trip::uuid, handover.heir::uuid);
  end loop;
  delete from auth.users u where u.id = caller;
end;
$$;
comment on function public.delete_my_account is
  'Removes the caller''s account and what is theirs, trips that `handovers` ({trip: person}) does not name included. Cannot be undone.';

-- What the page asks before: each trip of the caller's with those who could have it.
create function public.my_shared_trips() returns table (id uuid, title text, start_date date, end_date date, people jsonb)
language sql stable security definer set search_path = ''
as $$
  select t.id, t.title, t.start_date, t.end_date,
    jsonb_agg(jsonb_build_object('id', a.id, 'name', coalesce(nullif(btrim(a.name), ''), split_part(a.email, '@', 1)),
      'avatar_url', a.avatar_url) order by c.role, c.joined_at)
  from public.trips t
  join public.trip_collaborators c on c.trip_id = t.id
  join app.accounts a on a.id = c.user_id and not a.is_banned
  where t.owner_id = app.uid()
  group by t.id
  order by t.start_date, t.id;
$$;
comment on function public.my_shared_trips is 'The caller''s trips that others are in, each with those others.';

-- So that the page knows whether to ask for the password, or to offer one.
create function public.has_password() returns boolean
language sql stable security definer set search_path = ''
as $$ select coalesce((select u.encrypted_password <> '' from auth.users u where u.id = app.uid()), false); $$;
comment on function public.has_password is 'Whether the caller can sign in with a password.';
