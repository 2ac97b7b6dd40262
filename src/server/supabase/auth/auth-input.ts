/** Bodies of the account endpoints, checked: the library trusts the types in them. */
import { z } from 'zod';
import { isRecord, parsedJson } from '#domain/json.ts';
import { LONGEST_PASSWORD_BYTES } from '#domain/passwords.ts';
import { AuthRefusal, parsed } from './refusal.ts';

export type AuthInput = Record<string, unknown>;

export const LARGEST_METADATA = 10_000;

export const text = z.string().refine((value) => !value.includes('\0'), 'must not contain NUL characters');
const email = text.max(254, 'Unable to validate email address: too long');
export const password = text.refine(
  (value) => Buffer.byteLength(value) <= LONGEST_PASSWORD_BYTES,
  'Password cannot be longer than 72 bytes',
);
export const metadata = z
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

/** Reads the body, without fields that are null. @throws AuthRefusal `bad_json`, `validation_failed` */
export function readAuthInput(body: string): AuthInput {
  const value = parsedJson(body);
  if (value === undefined) throw new AuthRefusal(400, 'bad_json', 'Could not parse request body as JSON');
  if (!isRecord(value)) return parsed(bodySchema, value);
  return parsed(bodySchema, Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null)));
}
