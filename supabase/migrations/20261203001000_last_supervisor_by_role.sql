-- The only supervisor cannot delete the account, whichever rights they have shown: where a second factor is demanded, `app.is_supervisor()` is
-- false before it was given, and the site was left without anybody who could make another [ADMIN-6]. The role is asked.

create or replace function app.delete_account(transfers jsonb default '{}', confirmation text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := app.require_uid();
  uuid_form constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  transfer record;
begin
  perform app.require_proof(confirmation);
  -- Two supervisors who leave at once wait for each other.
  perform from app.accounts a where a.role = 'supervisor' order by a.id for update;
  if exists (select from app.accounts a where a.id = caller and a.role = 'supervisor')
    and not exists (select from app.accounts a where a.role = 'supervisor' and not a.is_banned and a.id <> caller) then
    perform app.refuse(409, 'last_supervisor');
  end if;
  if jsonb_typeof(transfers) is distinct from 'object' then perform app.refuse(400, 'transfers_invalid', 'transfers'); end if;
  for transfer in select h.key as trip, h.value as heir from jsonb_each_text(transfers) h loop
    if coalesce(transfer.trip !~* uuid_form or transfer.heir !~* uuid_form, true) then
      perform app.refuse(400, 'transfers_invalid', 'transfers');
    end if;
    perform app.transfer_trip(transfer.trip::uuid, transfer.heir::uuid);
  end loop;
  delete from auth.users u where u.id = caller;
end $$;
