import * as z from 'zod/mini';

/** Characters, as in the database. */
const LINE_MAX = 200;
const MESSAGE_MAX = 10_000;

/** Errors are keys of the form's own area. */
export const line = () => z.string().check(z.trim(), z.maxLength(LINE_MAX, { error: 'lineTooLong' }));

export const MESSAGE_FIELDS = {
  name: line().check(z.minLength(1, { error: 'nameRequired' })),
  email: z
    .string()
    .check(z.trim(), z.email({ error: 'emailInvalid' }), z.maxLength(LINE_MAX, { error: 'lineTooLong' })),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'messageRequired' }),
      z.maxLength(MESSAGE_MAX, { error: 'messageTooLong' }),
    ),
};
