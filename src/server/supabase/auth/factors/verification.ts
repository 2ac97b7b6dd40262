import { z } from 'zod';
import type { Sql } from '../../../database/session.ts';
import type { Caller } from '../bearer.ts';
import { AuthRefusal, parsed } from '../refusal.ts';
import { raiseSession } from '../session-tokens.ts';
import { countFailure, forgetFailures, lockPerson, waitAfterFailures } from './attempts.ts';
import { factorNotFound } from './enrolment.ts';
import { stepOfCode } from './totp.ts';
import type { FactorServices } from './vault.ts';

const CHALLENGE_SECONDS = 300;
/** Largest number of open challenges: a person has one or two pages open; older ones give way. */
const MAX_CHALLENGES = 10;

const verifySchema = z.object({ challenge_id: z.uuid(), code: z.string().max(50) });

type Factor = {
  id: string;
  status: string;
  factor_type: string;
  secret: string | null;
  last_used_step: number | null;
};

export async function challenge(
  caller: Caller,
  factorId: string,
  address: string | null,
  { database }: FactorServices,
): Promise<object> {
  const id = crypto.randomUUID();
  const expires = await database.transaction(async (sql) => {
    await findFactor(sql, caller, factorId);
    await sql.query(
      `delete from auth.mfa_challenges where factor_id = $1 and id not in
       (select c.id from auth.mfa_challenges c where c.factor_id = $1 order by c.created_at desc limit ${MAX_CHALLENGES - 1})`,
      [factorId],
    );
    const [row] = await sql.query<{ expires: number }>(
      `insert into auth.mfa_challenges (id, factor_id, ip_address) values ($1, $2, $3::inet)
       returning extract(epoch from created_at)::integer + ${CHALLENGE_SECONDS} as expires`,
      [id, factorId, address],
    );
    await sql.query('update auth.mfa_factors set last_challenged_at = now() where id = $1', [factorId]);
    return row?.expires;
  });
  return { id, type: 'totp', expires_at: expires };
}

/** `POST /factors/{id}/verify`: a new session at `aal2`, and whether the factor was verified by this call. */
export async function verify(
  caller: Caller,
  factorId: string,
  body: unknown,
  services: FactorServices,
): Promise<{ session: object; isNew: boolean }> {
  const { challenge_id: challengeId, code } = parsed(verifySchema, body);
  // The count of a wrong code must be committed, so the transaction ends without an error.
  const verified = await services.database.transaction(async (sql) => {
    await lockPerson(sql, caller.userId);
    const factor = await findFactor(sql, caller, factorId);
    await refuseWhileWaiting(sql, caller, services);
    await checkChallenge(sql, factorId, challengeId);
    const secret = services.vault.open(factor.id, factor.secret ?? '');
    if (secret === undefined) throw new Error('The secret of a factor was sealed under another key.');
    const step = stepOfCode(secret, code, { now: Date.now(), lastStep: factor.last_used_step });
    if (step === undefined) {
      await countFailure(sql, caller.userId, services.rate);
      return undefined;
    }
    await accept(sql, caller, factor, { challengeId, step });
    const session = await raiseSession(sql, caller, {
      method: 'totp',
      factorId,
      jwtSecret: services.jwtSecret,
    });
    return { session, isNew: factor.status !== 'verified' };
  });
  if (!verified) throw new AuthRefusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  return verified;
}

async function findFactor(sql: Sql, { userId }: Caller, factorId: string): Promise<Factor> {
  const [factor] = await sql.query<Factor>(
    `select id, status, factor_type, secret, last_used_step from auth.mfa_factors
     where id = $1 and user_id = $2 and factor_type = 'totp'`,
    [factorId, userId],
  );
  if (!factor) throw factorNotFound();
  return factor;
}

async function refuseWhileWaiting(sql: Sql, { userId }: Caller, { rate }: FactorServices): Promise<void> {
  const wait = await waitAfterFailures(sql, userId, rate);
  if (wait !== undefined)
    throw new AuthRefusal(429, 'over_request_rate_limit', 'Too many wrong codes: try again later', {
      retryAfter: wait,
    });
}

async function checkChallenge(sql: Sql, factorId: string, challengeId: string): Promise<void> {
  const [found] = await sql.query<{ is_late: boolean; is_met: boolean }>(
    `select created_at < now() - interval '${CHALLENGE_SECONDS} seconds' as is_late, verified_at is not null as is_met
     from auth.mfa_challenges where id = $1 and factor_id = $2`,
    [challengeId, factorId],
  );
  if (!found || found.is_met)
    throw new AuthRefusal(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  if (found.is_late)
    throw new AuthRefusal(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
    );
}

async function accept(
  sql: Sql,
  { userId }: Caller,
  factor: Factor,
  { challengeId, step }: { challengeId: string; step: number },
) {
  await sql.query('update auth.mfa_challenges set verified_at = now() where id = $1', [challengeId]);
  await sql.query(
    `update auth.mfa_factors set status = 'verified', last_used_step = $2, updated_at = now() where id = $1`,
    [factor.id, step],
  );
  await sql.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [userId]);
  await forgetFailures(sql, userId);
}
