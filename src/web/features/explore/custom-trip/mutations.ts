import { readAmount } from '#domain/money.ts';
import { request } from '#web/data/request.ts';
import type { Sending } from '../use-submission.ts';
import { BUDGET_CURRENCY, type CustomTripForm } from './schema.ts';

/** Does not return the row, which visitors may not read. @throws AppError */
export async function sendCustomTripRequest(form: CustomTripForm, sending: Sending): Promise<void> {
  await request((client) =>
    client.from('custom_trip_requests').insert({
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
      user_id: sending.userId,
      language: sending.language,
      website: sending.website,
      filled_ms: sending.filledMs,
    }),
  );
}
