import type { OwnerSql } from '../database/session.ts';
import { makePassword } from '../operations/first-supervisor.ts';
import { hashPassword } from '../supabase/auth/passwords.ts';
import { CommandError, needed } from './command.ts';
import type { Task } from './task.ts';

interface Found {
  id: string;
  email: string;
}

/** Sets a new password, shown once; sessions and second factors end. The machine's operator is trusted. */
export const supervisor: Task = async (database, [action, email], print) => {
  if (action !== 'reset') throw new CommandError('escale supervisor knows one thing: reset [EMAIL]');
  const found = await theSupervisor(database, email);
  const password = makePassword();
  const hash = await hashPassword(password);
  await database.transaction(async (sql) => {
    await sql.query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1', [
      found.id,
      hash,
    ]);
    await sql.query('delete from auth.sessions where user_id = $1', [found.id]);
    await sql.query('delete from auth.mfa_factors where user_id = $1', [found.id]);
  });
  print(`e-mail    ${found.email}`);
  print(`password  ${password}`);
  print('Their sessions and second factors have ended.');
};

export const exportUser: Task = async (database, args, print) => {
  const email = needed(args[0], 'EMAIL');
  const [found] = await database.query<Found & { isBanned: boolean }>(
    `select u.id, u.email, coalesce(a.is_banned, false) as "isBanned"
     from auth.users u left join app.accounts a on a.id = u.id where u.email = lower($1)`,
    [email],
  );
  if (!found) throw new CommandError(`There is no account with the address ${email}.`);
  if (found.isBanned)
    throw new CommandError(`${email} is banned: lift the ban first, and set it again afterwards.`);
  const claims = JSON.stringify({ sub: found.id, role: 'authenticated', aal: 'aal2' });
  const rows = await database.transaction(async (sql) => {
    await sql.query(
      `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`,
      [claims, found.id],
    );
    return sql.query<{ data: string }>('select jsonb_pretty(public.export_my_data()) as data');
  });
  print(rows[0]?.data ?? 'null');
};

async function theSupervisor(database: OwnerSql, email: string | undefined): Promise<Found> {
  const found = await database.query<Found>(
    `select u.id, u.email from app.accounts a join auth.users u on u.id = a.id
     where a.role = 'supervisor' and ($1::text is null or u.email = lower($1)) order by u.created_at`,
    [email ?? null],
  );
  const [one, another] = found;
  if (!one) throw new CommandError(email ? `${email} is no supervisor.` : 'There is no supervisor yet.');
  if (another)
    throw new CommandError(
      `There are ${found.length} supervisors: name one by address. ${found.map((row) => row.email).join(', ')}`,
    );
  return one;
}
