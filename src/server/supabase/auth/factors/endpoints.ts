import { isUuid } from '#domain/ids.ts';
import type { Caller } from '../bearer.ts';
import { AuthRefusal } from '../refusal.ts';
import { enrol, factorNotFound, unenrol } from './enrolment.ts';
import * as recoveryCodes from './recovery-codes.ts';
import type { FactorServices } from './vault.ts';
import { challenge, verify } from './verification.ts';

export type Note = (event: string) => void;

export type FactorCall = { caller: Caller; body: unknown; address: string | null; note: Note };

type Answer = (call: FactorCall) => Promise<object>;

const CODES = 'recovery-codes';

export function factorEndpoint(
  path: readonly string[],
  services: FactorServices,
): Partial<Record<string, Answer>> | undefined {
  const [id, action, ...rest] = path;
  if (rest.length > 0) return undefined;
  if (id === undefined) return { POST: ({ caller, body }) => enrol(caller, body, services) };
  if (id === CODES) return codesEndpoint(action, services);
  switch (action) {
    case undefined:
      return {
        DELETE: async ({ caller, note }) => {
          const event = await unenrol(caller, factorId(id), services);
          if (event) note(event);
          return { id };
        },
      };
    case 'challenge':
      return { POST: ({ caller, address }) => challenge(caller, factorId(id), address, services) };
    case 'verify':
      return {
        POST: noting('factor_verified', async ({ caller, body, note }) => {
          const { session, isNew } = await verify(caller, factorId(id), body, services);
          if (isNew) note('factor_added');
          return session;
        }),
      };
    default:
      return undefined;
  }
}

function codesEndpoint(
  action: string | undefined,
  services: FactorServices,
): Partial<Record<string, Answer>> | undefined {
  switch (action) {
    case undefined:
      return {
        GET: ({ caller }) => recoveryCodes.status(caller, services),
        POST: noting('recovery_codes_made', ({ caller, body }) =>
          recoveryCodes.generate(caller, body, services),
        ),
        DELETE: noting('recovery_codes_removed', ({ caller }) => recoveryCodes.remove(caller, services)),
      };
    case 'verify':
      return {
        POST: noting('recovery_code_used', ({ caller, body }) =>
          recoveryCodes.verify(caller, body, services),
        ),
      };
    case 'regenerate':
      return {
        POST: noting('recovery_codes_made', ({ caller }) => recoveryCodes.regenerate(caller, services)),
      };
    default:
      return undefined;
  }
}

function noting(event: string, answer: Answer): Answer {
  return async (call) => {
    try {
      const done = await answer(call);
      call.note(event);
      return done;
    } catch (error) {
      if (error instanceof AuthRefusal && error.code === 'mfa_verification_failed')
        call.note('factor_code_wrong');
      if (error instanceof AuthRefusal && error.status === 429) call.note('rate_limited');
      throw error;
    }
  };
}

function factorId(text: string): string {
  if (!isUuid(text)) throw factorNotFound();
  return text;
}
