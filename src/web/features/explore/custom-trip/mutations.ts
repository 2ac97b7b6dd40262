import { unwrap } from '#db/unwrap.ts';
import { readAmount } from '#domain/money.ts';
import { loadClient } from '#web/lib/supabase.ts';
import { BUDGET_CURRENCY, type CustomTripForm } from './schema.ts';

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
      budget: readAmount(form.budget, BUDGET_CURRENCY) ?? null,
      currency: BUDGET_CURRENCY,
      style: form.style,
      message: form.message,
      user_id: userId,
    }),
  );
}
