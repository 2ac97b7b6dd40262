import type { z } from 'zod';
import { authError } from '../answers.ts';
import { type Weakness, weakPassword } from './passwords.ts';

type Details = {
  retryAfter?: number;
  weakness?: Weakness;
};

/** Thrown to end a request with `{ code, error_code, msg }`. */
export class AuthRefusal extends Error {
  override name = 'AuthRefusal';
  readonly status: number;
  readonly code: string;
  readonly details: Details;

  constructor(status: number, code: string, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** Gives the answer of `work`, or of the AuthRefusal that it throws. */
export async function answering(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    const { retryAfter, weakness } = error.details;
    if (weakness) return weakPassword(weakness);
    const answer = authError(error.status, error.code, error.message);
    if (retryAfter !== undefined) answer.headers.set('retry-after', String(retryAfter));
    return answer;
  }
}

/** Parses a value. @throws AuthRefusal `validation_failed`, with the name of the field */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  const field = issue?.path.join('.');
  throw new AuthRefusal(
    400,
    'validation_failed',
    field ? `${field}: ${issue?.message}` : 'The request must be a JSON object',
  );
}

export function tooManyTries(seconds: number): AuthRefusal {
  return new AuthRefusal(429, 'over_request_rate_limit', 'Request rate limit reached', {
    retryAfter: seconds,
  });
}
