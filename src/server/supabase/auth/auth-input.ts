/** What may be sent to the account endpoints; the library trusts the types of what it is sent. */
import { z } from 'zod';
import { LONGEST_PASSWORD_BYTES } from './password-rules.ts';

export type AuthInput = Record<string, unknown>;

const LARGEST_METADATA = 10_000;

const text = z.string().refine((value) => !value.includes('\0'), 'must not contain NUL characters');
const email = text.max(254, 'Unable to validate email address: too long');
const password = text.refine(
  (value) => Buffer.byteLength(value) <= LONGEST_PASSWORD_BYTES,
  'Password cannot be longer than 72 bytes',
);
const metadata = z
  .record(z.string(), z.unknown())
  .refine((value) => JSON.stringify(value).length <= LARGEST_METADATA, 'The metadata is too large')
  .refine((value) => !JSON.stringify(value).includes('\\u0000'), 'must not contain NUL characters');

const bodySchema = z.looseObject({
  email: email.nullish(),
  phone: text.max(50).nullish(),
  password: password.nullish(),
  data: metadata.nullish(),
  refresh_token: text.max(255).nullish(),
  auth_code: text.max(255).nullish(),
  code_verifier: text.max(255).nullish(),
  token: text.max(255).nullish(),
  token_hash: text.max(255).nullish(),
  type: text.max(50).nullish(),
  scope: text.max(50).nullish(),
  current_password: text.max(1000).nullish(),
  nonce: text.max(255).nullish(),
  create_user: z.boolean().nullish(),
});

export type CheckedInput =
  | { body: z.infer<typeof bodySchema> }
  | { code: 'bad_json' | 'validation_failed'; message: string };

/** The body of a request, or why it can't be taken. Fields that are null count as absent. */
export function checkAuthInput(body: string): CheckedInput {
  const value = parse(body);
  if (value === undefined) return { code: 'bad_json', message: 'Could not parse request body as JSON' };
  const checked = bodySchema.safeParse(value);
  if (checked.success) return { body: checked.data };
  const [issue] = checked.error.issues;
  const field = issue?.path.join('.');
  return {
    code: 'validation_failed',
    message: field ? `${field}: ${issue?.message}` : 'The request must be a JSON object',
  };
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? '';
    return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null));
  } catch {
    return undefined;
  }
}
