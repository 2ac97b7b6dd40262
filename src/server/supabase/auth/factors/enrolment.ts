import { z } from 'zod';
import type { Config } from '../../../config.ts';
import type { Query, Sql } from '../../../database/session.ts';
import { text } from '../auth-input.ts';
import { type Caller, requireFresh } from '../bearer.ts';
import { AuthRefusal, parsed } from '../refusal.ts';
import { lockPerson } from './attempts.ts';
import { offerTotp } from './totp.ts';
import type { FactorServices } from './vault.ts';

const MAX_FACTORS = 10;
const UNVERIFIED_LASTS = '1 hour';

const enrolSchema = z.object({
  factor_type: z.string(),
  friendly_name: text.max(100).nullish(),
  issuer: text.max(100).nullish(),
});

/** `POST /factors`: a new secret, which counts once a code of it was verified. */
export async function enrol(caller: Caller, body: unknown, services: FactorServices): Promise<object> {
  const { factor_type: type, friendly_name: name, issuer } = parsed(enrolSchema, body);
  if (type === 'phone' || type === 'webauthn')
    throw new AuthRefusal(
      422,
      `mfa_${type === 'phone' ? type : 'web_authn'}_enroll_not_enabled`,
      `MFA enroll is disabled for ${type}`,
    );
  if (type !== 'totp') throw new AuthRefusal(400, 'validation_failed', 'factor_type needs to be totp');
  requireFresh(caller);
  const friendlyName = name?.trim() ?? '';
  const offer = offerTotp(issuer?.trim() || services.issuer, caller.email ?? caller.userId);
  const id = crypto.randomUUID();
  await services.database.transaction(async (sql) => {
    await lockPerson(sql, caller.userId);
    await makeRoom(sql, caller, friendlyName);
    await sql.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret) values ($1, $2, $3, 'totp', 'unverified', $4)`,
      [id, caller.userId, friendlyName, services.vault.seal(id, offer.secret)],
    );
  });
  return { id, type: 'totp', friendly_name: friendlyName, totp: offer };
}

async function makeRoom(sql: Sql, { userId, level }: Caller, friendlyName: string): Promise<void> {
  await sql.query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
     and (friendly_name = $2 or created_at < now() - interval '${UNVERIFIED_LASTS}')`,
    [userId, friendlyName],
  );
  const factors = await sql.query<{ friendly_name: string | null; status: string }>(
    'select friendly_name, status from auth.mfa_factors where user_id = $1',
    [userId],
  );
  if (factors.length >= MAX_FACTORS)
    throw new AuthRefusal(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  if (factors.some((factor) => factor.status === 'verified') && level !== 'aal2')
    throw new AuthRefusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  if (friendlyName && factors.some((factor) => factor.friendly_name === friendlyName))
    throw new AuthRefusal(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${friendlyName}" for this user already exists`,
    );
}

/** Answers `DELETE /factors/{id}`; a verified one needs `aal2` and a recent sign-in. @returns the event */
export async function unenrol(
  caller: Caller,
  factorId: string,
  { database }: FactorServices,
): Promise<'factor_removed' | 'factor_replaced' | undefined> {
  return database.transaction(async (sql) => {
    await lockPerson(sql, caller.userId);
    const [factor] = await sql.query<{ status: string }>(
      'select status from auth.mfa_factors where id = $1 and user_id = $2',
      [factorId, caller.userId],
    );
    if (!factor) throw factorNotFound();
    const wasVerified = factor.status === 'verified';
    if (wasVerified && caller.level !== 'aal2')
      throw new AuthRefusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    if (wasVerified) requireFresh(caller);
    await removeFactor(sql, caller.userId, factorId);
    if (!wasVerified) return undefined;
    const others = await sql.query(
      `select from auth.mfa_factors where user_id = $1 and factor_type = 'totp' and status = 'verified'`,
      [caller.userId],
    );
    return others.length > 0 ? 'factor_replaced' : 'factor_removed';
  });
}

/** Removes a factor; sessions that it raised stay, and recovery codes alone are no second factor. */
export async function removeFactor(sql: Sql, userId: string, factorId: string): Promise<void> {
  await sql.query('delete from auth.mfa_factors where id = $1 and user_id = $2', [factorId, userId]);
  await sql.query(
    `update auth.sessions set aal = 'aal1', factor_id = null where user_id = $1 and factor_id = $2`,
    [userId, factorId],
  );
  await sql.query(
    `delete from auth.mfa_factors f where f.user_id = $1 and f.factor_type = 'recovery_code' and not exists
     (select from auth.mfa_factors o where o.user_id = $1 and o.factor_type <> 'recovery_code' and o.status = 'verified')`,
    [userId],
  );
}

/**
 * Writes whether supervisors need a second factor, where policies read it; of several processes on one database, the last that was
 * started decides for all.
 */
export async function writeSupervisorFactor(
  { query }: Query,
  { SUPERVISOR_SECOND_FACTOR }: Pick<Config, 'SUPERVISOR_SECOND_FACTOR'>,
): Promise<void> {
  await query('update app.session_rules set supervisor_factor = $1::boolean', [
    SUPERVISOR_SECOND_FACTOR === 'required',
  ]);
}

export function factorNotFound(): AuthRefusal {
  return new AuthRefusal(404, 'mfa_factor_not_found', 'Factor not found');
}
