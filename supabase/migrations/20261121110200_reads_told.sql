-- That one has read on is told to oneself alone, so that one's other windows drop the mark too (docs/realtime.md).

do $$
begin
  perform app.broadcast_changes('trip_reads', 'tell_secrets');
end;
$$;
