/** Why an account endpoint refuses, in the terms of the official client. */
import type { z } from 'zod';
import { authError } from '../error-answers.ts';
import { type Weakness, weakPassword } from './password-rules.ts';

type Details = {
  /** Seconds after which another try is worth it. */
  retryAfter?: number;
  /** What is wrong with the password. */
  weakness?: Weakness;
};

/** Ends the handling of a request with an answer `{ code, error_code, msg }`. */
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

/** The work's answer; a refusal that it throws becomes one. */
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

/** The value as the schema has it; refuses what does not fit, naming the field. */
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

/** 429, with the time to wait. */
export function tooMany(seconds: number): Response {
  const answer = authError(429, 'over_request_rate_limit', 'Request rate limit reached');
  answer.headers.set('retry-after', String(seconds));
  return answer;
}
