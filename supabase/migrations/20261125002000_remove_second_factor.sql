-- A supervisor removes the second factor of somebody who lost the phone and the recovery codes.
--
-- The supervisor checks first, outside of the product, that it is the account's owner who asks. The person gets a mail in their own
-- language, and the security events and the audit name the supervisor.

create or replace function public.remove_second_factor(user_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner app.accounts;
begin
  perform app.require_supervisor();
  if remove_second_factor.user_id = auth.uid() then perform app.forbid('profile_protected', 'user_id'); end if;
  select a.* into owner from app.accounts a where a.id = remove_second_factor.user_id;
  if not found then perform app.refuse(404, 'user_not_found', 'user_id'); end if;
  delete from auth.mfa_factors f where f.user_id = owner.id;
  if not found then return false; end if;
  update auth.sessions s set aal = 'aal1', factor_id = null where s.user_id = owner.id;
  perform app.audit('factor_removed', owner.id::text);
  insert into public.supervisor_changes (by_id, operation, source, row_id, before, after)
  values (auth.uid(), 'UPDATE', 'profiles', owner.id::text, '{"has_second_factor": true}', '{"has_second_factor": false}');
  if owner.email <> '' then
    insert into app.mail_queue (kind, address, payload, expires_at)
    values ('factor_removed', owner.email, jsonb_build_object('userId', owner.id), now() + interval '1 day');
  end if;
  return true;
end $$;
comment on function public.remove_second_factor is
  'Removes the authenticator apps and the recovery codes of someone else. For supervisors. Answers whether there were any.';
