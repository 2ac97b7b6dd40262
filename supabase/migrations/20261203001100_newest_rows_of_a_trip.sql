-- A trip that is taken along has the newest of its rows: of a discussion of more than 10 000 messages any 10 000 were read, of which the
-- file then took the last [PLUS-14]. Of messages a file has no more than 1000, so no more are read: all together they passed what an
-- answer may have.

create or replace function public.trip_rows(trip_id uuid, tables text[]) returns json language plpgsql stable set search_path = '' as $$
declare
  whole jsonb;
  part jsonb;
  source text;
begin
  select jsonb_build_object('trips', jsonb_build_array(to_jsonb(t))) into whole from public.trips t where t.id = trip_rows.trip_id;
  if not found then perform app.refuse(404, 'trip_not_found', 'trip_id'); end if;
  foreach source in array app.trip_file_tables() loop
    if source = any (tables) then
      execute format('select coalesce(jsonb_agg(r.content order by r.content ->> ''created_at'', r.content ->> ''id''), ''[]'') from (
        select to_jsonb(c) as content from public.%I c where c.trip_id = $1 and to_jsonb(c) ->> ''private_to'' is null
        order by %s) r', source, case source
          -- By its index: a discussion may have 100 000.
          when 'trip_chat_messages' then 'c.created_at desc, c.id desc limit 1000'
          else 'to_jsonb(c) ->> ''created_at'' desc, to_jsonb(c) ->> ''id'' desc limit 10000'
        end) into part using trip_rows.trip_id;
      whole := whole || jsonb_build_object(source, part);
    end if;
  end loop;
  return whole;
end $$;
comment on function public.trip_rows is
  'The rows of a trip that its members see, of the tables that the caller names, at one moment; of each table the newest 10 000, of messages 1000. @returns Record<string, Json[]>';
