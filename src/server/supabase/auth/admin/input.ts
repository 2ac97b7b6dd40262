import { z } from 'zod';
import { metadata, password, text } from '../auth-input.ts';

const email = text
  .max(254, 'Unable to validate email address: too long')
  .trim()
  .toLowerCase()
  .pipe(z.email('Unable to validate email address: invalid format'));
const phone = text.regex(/^\+?[1-9]\d{6,14}$/, 'Invalid phone number format (E.164 required)');

const UNITS: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};
const PART = /(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g;
/** Milliseconds of a thousand years: farther than PostgreSQL's timestamps need to go. */
const LONGEST_BAN = 365_250 * 24 * 3_600_000;

export function readDuration(value: string): number | null | undefined {
  if (value === 'none') return null;
  const parts = [...value.matchAll(PART)];
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== value) return undefined;
  const length = parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (UNITS[unit] ?? 0), 0);
  return length <= LONGEST_BAN ? length : undefined;
}

const banDuration = z.string().transform((value, context) => {
  const length = readDuration(value);
  if (length === undefined)
    context.addIssue({ code: 'custom', message: 'invalid format for ban duration, as 24h or none' });
  return length ?? null;
});

export const attributesSchema = z.object({
  email: email.nullish(),
  phone: phone.transform((value) => value.replace(/^\+/, '')).nullish(),
  password: password.nullish(),
  password_hash: z
    .string()
    .regex(/^\$2[aby]\$(0[4-9]|1\d)\$[./A-Za-z0-9]{53}$/, 'must be a bcrypt hash')
    .nullish(),
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadata.nullish(),
  app_metadata: metadata.nullish(),
  ban_duration: banDuration.optional(),
  role: z.literal('authenticated', 'there is no other role').nullish(),
});

export type Attributes = z.infer<typeof attributesSchema>;

export const newUserSchema = attributesSchema.extend({ id: z.uuid().nullish() });

export const inviteSchema = z.object({ email, data: metadata.nullish() });

export const deletionSchema = z.object({ should_soft_delete: z.boolean().nullish() });

export const linkSchema = z.object({
  type: z.enum(
    ['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new'],
    'Invalid email action link type requested',
  ),
  email,
  new_email: email.nullish(),
  password: attributesSchema.shape.password,
  data: metadata.nullish(),
});

export type LinkRequest = z.infer<typeof linkSchema>;

/** Counts pages from one; the official client sends an empty parameter for none. */
export const pageSchema = z.object({
  page: z.preprocess((value) => value || undefined, z.coerce.number().int().min(1).max(1_000_000).default(1)),
  per_page: z.preprocess((value) => value || undefined, z.coerce.number().int().min(1).max(1000).default(50)),
  filter: text.max(200).optional(),
});
