-- Who changed something stays in the log of supervisors' changes when their account goes, as in the security events [ADMIN-1]: the id went with it,
-- so that a supervisor who deleted their own account took their name off all that they had done. The id refers to nothing any more; lists show
-- the name of an account that is there.

alter table public.supervisor_changes drop constraint supervisor_changes_by_id_fkey;
comment on column public.supervisor_changes.by_id is 'Who did it. Stays when their account goes. Null: whose account went before this was so.';
