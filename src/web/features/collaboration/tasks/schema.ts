import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { trimmed } from '#domain/text.ts';

export const taskTitle = z
  .string()
  .check(z.overwrite(trimmed), z.minLength(1, 'titleRequired'), z.maxLength(LIMITS.title, 'titleTooLong'));

export const taskRules = z.object({ title: taskTitle, assigned_to: z.string(), due_date: z.string() });
