-- Changing some of one's preferences: those that are named are set, the others stay, whoever else writes at the same moment.
--
-- The profile's form reads what is stored and writes all of it (PROF-2). A switch, or the language that somebody just chose, is one
-- key; written that way it could take back what another window, or the link of a mail, has stored in between.

create function public.change_preferences(changes jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  caller constant uuid := app.uid();
  changed jsonb;
begin
  if caller is null then perform app.forbid('not_signed_in'); end if;
  if jsonb_typeof(changes) is distinct from 'object' then
    perform app.refuse(400, 'preferences_invalid', 'preferences');
  end if;
  update app.accounts a set preferences = a.preferences || changes where a.id = caller returning a.preferences into changed;
  return changed;
end;
$$;
comment on function public.change_preferences is
  'Sets the preferences that are named, and leaves the others. Answers all of them; null without a profile.';
