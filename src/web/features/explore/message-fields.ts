import * as z from 'zod/mini';

/** Characters, as in the database. */
const LINE_MAX = 200;
const MESSAGE_MAX = 10_000;

/** What may be wrong, as keys of the form's own area: the form has a text for each. */
export type MessageMistake =
  | 'nameRequired'
  | 'emailInvalid'
  | 'messageRequired'
  | 'lineTooLong'
  | 'messageTooLong';

const mistake = (error: MessageMistake) => ({ error });

export const line = () => z.string().check(z.trim(), z.maxLength(LINE_MAX, mistake('lineTooLong')));

export const MESSAGE_FIELDS = {
  name: line().check(z.minLength(1, mistake('nameRequired'))),
  email: z
    .string()
    .check(z.trim(), z.email(mistake('emailInvalid')), z.maxLength(LINE_MAX, mistake('lineTooLong'))),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, mistake('messageRequired')),
      z.maxLength(MESSAGE_MAX, mistake('messageTooLong')),
    ),
};
