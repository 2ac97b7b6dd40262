import * as z from 'zod/mini';

/** Longest line and message that the database takes, in characters. */
const LINE_MAX = 200;
const MESSAGE_MAX = 10_000;

/** A line that may stay empty. An error is a key of the form's own area, as below. */
export const line = () => z.string().check(z.trim(), z.maxLength(LINE_MAX, { error: 'lineTooLong' }));

/** What every form that is sent to the team asks: from whom, and what they write. */
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
