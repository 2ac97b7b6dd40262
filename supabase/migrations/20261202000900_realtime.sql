-- Live messages: the schema `realtime`, who may have them, and what the database broadcasts when a trip changes.
--
-- On hosted Supabase the schema exists and belongs to others: nothing is made. Elsewhere these are its names and shapes: `realtime.send`
-- writes a message for a topic, `realtime.topic()` is the topic somebody wants to join, and policies on `realtime.messages` answer
-- whether they may. Our server reads new messages after each commit and publishes them; there is no NOTIFY, since one inside the writing
-- transaction makes commits wait for each other (docs/adr/0015-live-messages.md). Messages are pruned after minutes, unlogged.
--
-- Members join `trip:{id}`; `user:{id}` is a person's own: their list of trips, and what they have lost. Each statement that writes sends
-- one message a trip: the operation as its event, and `{ table, operation, by, change, complete, rows }`. Rows are whole for an insert,
-- key and changed columns for an update, the key for a deletion. Where that would be long, `complete` is false and rows have their key
-- alone, or none: the client reads them again under its own rights. `by` is who wrote, `change` the id that the writer gave the
-- request in the header X-Change-Id. Share links and feeds are broadcast to their person alone, as keys (docs/realtime.md).

do $migration$
begin
  if exists (select from pg_catalog.pg_namespace where nspname = 'realtime') then
    if not exists (
      select from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'realtime' and c.relname = 'messages'
    ) then
      raise exception 'The schema realtime has no table messages: let Supabase Realtime start once, then migrate again.';
    end if;
    return;
  end if;

  create schema realtime;
  comment on schema realtime is 'Stands in for Supabase Realtime''s own. Never exposed by the data API.';

  create unlogged table realtime.messages (
    id uuid not null default gen_random_uuid(),
    topic text not null,
    extension text not null,
    payload jsonb,
    event text,
    private boolean default false,
    updated_at timestamp not null default timezone('utc', now()),
    inserted_at timestamp not null default timezone('utc', now()),
    xact xid8 not null default pg_current_xact_id(),
    seq bigint generated always as identity,
    primary key (xact, seq)
  );
  comment on table realtime.messages is 'Messages on their way. Pruned by the server after minutes.';
  comment on column realtime.messages.xact is
    'Who has read up to a snapshot finds the rest by it: transactions commit in another order than they begin.';
  alter table realtime.messages enable row level security;

  create function realtime.topic() returns text
  language sql stable
  return nullif(current_setting('realtime.topic', true), '');

  create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
  language plpgsql volatile set search_path = '' as $$
  begin
    insert into realtime.messages (topic, extension, payload, event, private)
    values (send.topic, 'broadcast', send.payload, send.event, send.private);
  end;
  $$;
  comment on function realtime.send is 'Sends a message to all who have joined the topic, when the transaction commits.';

  -- Asks the policies by trying, as Supabase Realtime does: what was tried is undone, and so is the change of role.
  create function realtime.channel_rights(topic text, role text, claims jsonb) returns jsonb
  language plpgsql volatile set search_path = '' as $$
  declare
    rights jsonb := '{"receive": false, "broadcast": false, "presence": false}';
    probe uuid;
    kind text;
  begin
    begin
      insert into realtime.messages (topic, extension, private) values (channel_rights.topic, 'broadcast', true)
      returning id into probe;
      perform set_config('realtime.topic', channel_rights.topic, true),
        set_config('request.jwt.claims', claims::text, true),
        set_config('request.jwt.claim.sub', coalesce(claims ->> 'sub', ''), true),
        set_config('request.jwt.claim.role', channel_rights.role, true),
        set_config('role', channel_rights.role, true);
      if exists (select from realtime.messages m where m.id = probe) then
        rights := rights || '{"receive": true}';
      end if;
      foreach kind in array array['broadcast', 'presence'] loop
        begin
          insert into realtime.messages (topic, extension, private) values (channel_rights.topic, kind, true);
          rights := rights || jsonb_build_object(kind, true);
        exception
          when insufficient_privilege then null;
        end;
      end loop;
      raise sqlstate 'RT000';
    exception
      when sqlstate 'RT000' then null;
    end;
    return rights;
  end;
  $$;
  comment on function realtime.channel_rights is
    'What somebody may do on a topic: receive, send broadcasts, be present. Asked by the server at a join.';

  revoke all on function realtime.send(jsonb, text, text, boolean), realtime.channel_rights(text, text, jsonb) from public;
  grant usage on schema realtime to anon, authenticated, service_role;
  grant select, insert on realtime.messages to anon, authenticated, service_role;
  revoke all on function realtime.topic() from public;
  grant execute on function realtime.topic() to anon, authenticated, service_role;
end;
$migration$;

create function app.may_receive(topic text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if topic ~ '^trip:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return substr(topic, 6)::uuid in (select app.visible_trip_ids());
  end if;
  return coalesce(topic = 'user:' || app.uid(), false);
end $$;
comment on function app.may_receive is 'Whether the caller may join a topic: their trips'' and their own.';

create function app.may_send(topic text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return topic like 'trip:%' and app.may_receive(topic);
end $$;
comment on function app.may_send is 'Whether the caller may be present on a topic: on their trips'' alone.';

-- Only the database broadcasts: a member's own part on a channel is presence (docs/adr/0036-only-the-database-broadcasts.md). `realtime.send`
-- in our triggers is not subject to this. Supabase Realtime asks it for each kind apart, at a join.
create policy select_member on realtime.messages for select to authenticated
  using (extension in ('broadcast', 'presence') and (select app.may_receive((select realtime.topic()))));
create policy insert_member on realtime.messages for insert to authenticated
  with check (extension = 'presence' and (select app.may_send((select realtime.topic()))));
create function app.change_id() returns text language sql stable
return left(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-change-id', 64);
comment on function app.change_id is 'The id that the caller gave this request: its own page knows the echo by it.';

-- What identifies a row to a client.
create function app.row_key(whole jsonb) returns jsonb language sql immutable
return case when whole ? 'id' then jsonb_build_object('id', whole -> 'id')
  else jsonb_build_object('trip_id', whole -> 'trip_id', 'user_id', whole -> 'user_id') end;

-- The columns of an updated row that changed, and its key.
create function app.changed_columns(was jsonb, is_now jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select app.row_key(is_now) || coalesce(jsonb_object_agg(c.key, c.value), '{}')
  from jsonb_each(is_now) c where c.value is distinct from was -> c.key;
$$;

create function app.publish(topic text, source text, operation text, rows jsonb, complete boolean default true) returns void
language plpgsql volatile set search_path = '' as $$
declare
  longest constant integer := 32768;
begin
  if octet_length(rows::text) > longest then
    complete := false;
    select jsonb_agg(app.row_key(r.value)) into rows from jsonb_array_elements(rows) r;
    if octet_length(rows::text) > longest then rows := '[]'; end if;
  end if;
  perform realtime.send(
    jsonb_build_object('table', source, 'operation', operation, 'by', auth.uid(), 'change', app.change_id(),
      'complete', complete, 'rows', rows),
    operation, topic, true);
end $$;
comment on function app.publish is 'Sends what changed in a table to a topic.';

create function app.publish_revoked(person uuid, topic text, reason text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform realtime.send(
    jsonb_build_object('topic', topic, 'reason', reason, 'by', auth.uid(), 'change', app.change_id()),
    'revoked', 'user:' || person, true);
end $$;
comment on function app.publish_revoked is 'Tells a person that a topic (null: any) is no longer theirs, and why. Our server closes their channels at this.';
