import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';

export const taskTitle = z
  .string()
  .check(z.trim(), z.minLength(1, 'titleRequired'), z.maxLength(LIMITS.title, 'titleTooLong'));

export const taskRules = z.object({ title: taskTitle, assigned_to: z.string(), due_date: z.string() });
