import * as z from 'zod/mini';
import { line, MESSAGE_FIELDS } from '../message-fields.ts';

/** The contact form (PUB-4). A message is a key of the area `contact`. */
export const contactSchema = z.object({ ...MESSAGE_FIELDS, subject: line() });

export type ContactForm = z.infer<typeof contactSchema>;
