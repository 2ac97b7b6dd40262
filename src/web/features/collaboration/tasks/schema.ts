import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';

/** The title of a task. */
export const taskTitle = z
  .string()
  .check(z.trim(), z.minLength(1, 'titleRequired'), z.maxLength(LIMITS.title, 'titleTooLong'));

/** What the form of a task must have. */
export const taskRules = z.object({ title: taskTitle, assigned_to: z.string(), due_date: z.string() });
