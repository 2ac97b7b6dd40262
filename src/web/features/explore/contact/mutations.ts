import { request } from '#web/data/request.ts';
import type { Sending } from '../use-submission.ts';
import type { ContactForm } from './schema.ts';

/** Does not return the row, which visitors may not read. @throws AppError */
export async function sendContactMessage(form: ContactForm, sending: Sending): Promise<void> {
  await request((client) =>
    client.from('contact_messages').insert({
      name: form.name,
      email: form.email,
      subject: form.subject || null,
      message: form.message,
      user_id: sending.userId,
      language: sending.language,
      website: sending.website,
      filled_ms: sending.filledMs,
    }),
  );
}
