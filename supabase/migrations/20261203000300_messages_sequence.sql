-- The numbers of live messages outlive a takeover: PostgreSQL (seen with 15.18 and 18.4) leaves the sequence of an unlogged table unreadable
-- on a standby that is promoted before its next checkpoint, and every change of a trip sends a message. The messages themselves stay unlogged
-- (docs/adr/0064-a-standby-takes-over.md). On hosted Supabase the table is another, without this sequence.

do $$
begin
  if to_regclass('realtime.messages_seq_seq') is not null then
    alter sequence realtime.messages_seq_seq set logged;
  end if;
end $$;
