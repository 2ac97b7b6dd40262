import { request } from '#web/data/request.ts';
import type { Sending } from '../use-submission.ts';
import type { ContactForm } from './schema.ts';

/** Does not return the row, which visitors may not read. @throws AppError */
export async function sendContactMessage({ subject, ...form }: ContactForm, sending: Sending): Promise<void> {
  const row = { ...form, subject: subject || null, ...sending };
  await request((client) => client.from('contact_messages').insert(row));
}
