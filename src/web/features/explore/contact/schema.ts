import * as z from 'zod/mini';
import { line, MESSAGE_FIELDS } from '../message-fields.ts';

/** Messages are keys of the area `contact` [PUB-4]. */
export const contactSchema = z.object({ ...MESSAGE_FIELDS, subject: line() });

export type ContactForm = z.infer<typeof contactSchema>;
