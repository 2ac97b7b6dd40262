-- Example trips are what the house publishes, as themes and activities are: who changes one is told too.

create trigger tell_supervisor_change after insert or update or delete on public.sample_trips for each row
  when (auth.uid() is not null) execute function app.tell_supervisor_change();
