import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

/** Longest name, subject and message the database takes, in characters. */
const LINE_MAX = 200;
export const MESSAGE_MAX = 10_000;

/** The contact form (PUB-4). A message is a key of the area `contact`. */
export const contactSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'nameRequired' }),
      z.maxLength(LINE_MAX, { error: 'lineTooLong' }),
    ),
  email: z
    .string()
    .check(z.trim(), z.email({ error: 'emailInvalid' }), z.maxLength(LINE_MAX, { error: 'lineTooLong' })),
  subject: z.string().check(z.trim(), z.maxLength(LINE_MAX, { error: 'lineTooLong' })),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'messageRequired' }),
      z.maxLength(MESSAGE_MAX, { error: 'messageTooLong' }),
    ),
});

export type ContactForm = z.infer<typeof contactSchema>;

/** The same as the form asks it, field by field. */
export const contactRules: Resolver<ContactForm> = standardSchemaResolver(contactSchema);
