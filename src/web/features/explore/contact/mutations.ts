import { unwrap } from '#db/unwrap.ts';
import { loadClient } from '#web/lib/supabase.ts';
import type { ContactForm } from './schema.ts';

/**
 * Stores a contact message. Nobody but supervisors may read them, so the row is not asked back.
 *
 * @param userId whoever is signed in, or null for a visitor
 * @throws AppError when the data API refuses or can't be reached
 */
export async function sendContactMessage(form: ContactForm, userId: string | null): Promise<void> {
  const client = await loadClient();
  unwrap(
    await client.from('contact_messages').insert({
      name: form.name,
      email: form.email,
      subject: form.subject || null,
      message: form.message,
      user_id: userId,
    }),
  );
}
