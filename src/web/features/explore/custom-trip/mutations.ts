import { unwrap } from '#db/unwrap.ts';
import { loadClient } from '#web/lib/supabase.ts';
import { amountOf, type CustomTripForm } from './schema.ts';

/** Budgets are asked for in euros; a supervisor agrees on another currency by mail. */
const CURRENCY = 'EUR';

/**
 * Stores a custom trip request. Nobody but supervisors may read them, so the row is not asked back.
 *
 * @param userId whoever is signed in, or null for a visitor
 * @throws AppError when the data API refuses or can't be reached
 */
export async function sendCustomTripRequest(form: CustomTripForm, userId: string | null): Promise<void> {
  const client = await loadClient();
  unwrap(
    await client.from('custom_trip_requests').insert({
      name: form.name,
      email: form.email,
      phone: form.phone || null,
      destination: form.destination || null,
      start_date: form.start_date || null,
      end_date: form.end_date || null,
      flexible: form.flexible,
      ...(form.travellers === '' ? {} : { travellers: Number(form.travellers) }),
      budget: form.budget === '' ? null : amountOf(form.budget),
      currency: CURRENCY,
      style: form.style,
      message: form.message,
      user_id: userId,
    }),
  );
}
