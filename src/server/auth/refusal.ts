/** Why an account endpoint refuses, in the terms of the official client. */
import type { z } from 'zod';
import { authError } from '../data-api/answers.ts';

/** Ends the handling of a request with an answer `{ code, error_code, msg }`. */
export class AuthRefusal extends Error {
  override name = 'AuthRefusal';
  readonly status: number;
  readonly code: string;
  /** Seconds after which another try is worth it. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** The work's answer; a refusal that it throws becomes one. */
export async function answering(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    const answer = authError(error.status, error.code, error.message);
    if (error.retryAfter !== undefined) answer.headers.set('retry-after', String(error.retryAfter));
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
