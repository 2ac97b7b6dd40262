/** Recovery codes [AUTH-9]: ten, shown once, each good once in place of an authenticator's code. */
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Query, Sql } from '../../../database/session.ts';
import { type Caller, requireFresh } from '../bearer.ts';
import { AuthRefusal, parsed } from '../refusal.ts';
import { raiseSession } from '../session-tokens.ts';
import { countFailure, forgetFailures, lockPerson, waitAfterFailures } from './attempts.ts';
import { factorNotFound, removeFactor } from './enrolment.ts';
import type { FactorServices } from './vault.ts';

const COUNT = 10;
const LENGTH = 16;
/** Characters without those that look alike; 16 of them have 79 bits. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const DEFAULT_NAME = 'Recovery codes';

const generateSchema = z.object({ friendly_name: z.string().trim().min(1).max(100).nullish() });
const verifySchema = z.object({ code: z.string().max(100) });

type CodesFactor = { id: string; friendly_name: string };

export async function status(caller: Caller, { database }: FactorServices): Promise<object> {
  const { id } = await findCodes(database, caller);
  const [count] = await database.query<{ total: number; remaining: number }>(
    `select count(*)::integer as total, (count(*) filter (where used_at is null))::integer as remaining
     from auth.mfa_recovery_codes where factor_id = $1`,
    [id],
  );
  return { id, type: 'recovery_code', total: count?.total ?? 0, remaining: count?.remaining ?? 0 };
}

export async function generate(caller: Caller, body: unknown, services: FactorServices): Promise<object> {
  const { friendly_name: name } = parsed(generateSchema, body ?? {});
  requireProof(caller);
  const factor = { id: crypto.randomUUID(), friendly_name: name ?? DEFAULT_NAME };
  return services.database.transaction(async (sql) => {
    await lockPerson(sql, caller.userId);
    const factors = await sql.query<{ factor_type: string; friendly_name: string | null }>(
      `select factor_type, friendly_name from auth.mfa_factors where user_id = $1 and status = 'verified'`,
      [caller.userId],
    );
    if (factors.some(({ factor_type: type }) => type === 'recovery_code'))
      throw new AuthRefusal(
        422,
        'mfa_verified_factor_exists',
        'Recovery codes exist already: regenerate them',
      );
    if (factors.length === 0)
      throw new AuthRefusal(
        422,
        'mfa_recovery_codes_sole_factor',
        'Recovery codes cannot be the only factor',
      );
    if (factors.some((other) => other.friendly_name === factor.friendly_name))
      throw new AuthRefusal(
        422,
        'mfa_factor_name_conflict',
        'A factor with this friendly name exists already',
      );
    await sql.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status) values ($1, $2, $3, 'recovery_code', 'verified')`,
      [factor.id, caller.userId, factor.friendly_name],
    );
    return newSet(sql, factor, services);
  });
}

export async function regenerate(caller: Caller, services: FactorServices): Promise<object> {
  requireProof(caller);
  return services.database.transaction(async (sql) => {
    await lockPerson(sql, caller.userId);
    const factor = await findCodes(sql, caller);
    await sql.query('delete from auth.mfa_recovery_codes where factor_id = $1', [factor.id]);
    await forgetFailures(sql, caller.userId);
    return newSet(sql, factor, services);
  });
}

/** `POST /factors/recovery-codes/verify`: the session, raised to `aal2`; the code is spent. */
export async function verify(caller: Caller, body: unknown, services: FactorServices): Promise<object> {
  const code = parsed(verifySchema, body).code.toLowerCase().replace(/[\s-]/g, '');
  const session = await services.database.transaction(async (sql) => {
    await lockPerson(sql, caller.userId);
    const factor = await findCodes(sql, caller);
    const wait = await waitAfterFailures(sql, caller.userId, services.rate);
    if (wait !== undefined)
      throw new AuthRefusal(429, 'mfa_recovery_codes_locked', 'Too many wrong codes: try again later', {
        retryAfter: wait,
      });
    const [spent] = await sql.query<{ factor_id: string }>(
      `update auth.mfa_recovery_codes set used_at = now() where factor_id = $1 and code_hash = $2 and used_at is null returning factor_id`,
      [factor.id, services.vault.hash(factor.id, code)],
    );
    if (!spent) {
      await countFailure(sql, caller.userId, services.rate);
      return undefined;
    }
    await forgetFailures(sql, caller.userId);
    const { jwtSecret } = services;
    return raiseSession(sql, caller, { method: 'mfa/recovery_code', factorId: factor.id, jwtSecret });
  });
  if (!session) throw new AuthRefusal(422, 'mfa_verification_failed', 'Invalid recovery code entered');
  return session;
}

export async function remove(caller: Caller, { database }: FactorServices): Promise<object> {
  requireProof(caller);
  const { id } = await findCodes(database, caller);
  await database.transaction((sql) => removeFactor(sql, caller.userId, id));
  return { id };
}

async function findCodes(sql: Query, { userId }: Caller): Promise<CodesFactor> {
  const [factor] = await sql.query<CodesFactor>(
    `select id, friendly_name from auth.mfa_factors where user_id = $1 and factor_type = 'recovery_code'`,
    [userId],
  );
  if (!factor) throw factorNotFound();
  return factor;
}

/** Requires `aal2` and a recent sign-in. */
function requireProof(caller: Caller): void {
  if (caller.level !== 'aal2')
    throw new AuthRefusal(403, 'insufficient_aal', 'AAL2 required to manage recovery codes');
  requireFresh(caller);
}

async function newSet(sql: Sql, factor: CodesFactor, { vault }: FactorServices): Promise<object> {
  const codes = Array.from({ length: COUNT }, makeCode);
  await sql.query(
    `insert into auth.mfa_recovery_codes (factor_id, code_hash) select $1, h.value from jsonb_array_elements_text($2::jsonb) h`,
    [factor.id, JSON.stringify(codes.map((code) => vault.hash(factor.id, code)))],
  );
  return { id: factor.id, type: 'recovery_code', friendly_name: factor.friendly_name, total: COUNT, codes };
}

function makeCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
