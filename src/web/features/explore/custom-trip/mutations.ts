import { readAmount } from '#domain/money.ts';
import { request } from '#web/data/request.ts';
import type { Sending } from '../use-submission.ts';
import { BUDGET_CURRENCY, type CustomTripForm } from './schema.ts';

/** Does not return the row, which visitors may not read. @throws AppError */
export async function sendCustomTripRequest(form: CustomTripForm, sending: Sending): Promise<void> {
  const { phone, destination, start_date, end_date, travellers, budget, ...rest } = form;
  await request((client) =>
    client.from('custom_trip_requests').insert({
      ...rest,
      phone: phone || null,
      destination: destination || null,
      start_date: start_date || null,
      end_date: end_date || null,
      ...(travellers !== '' && { travellers: Number(travellers) }),
      budget: readAmount(budget, BUDGET_CURRENCY) ?? null,
      currency: BUDGET_CURRENCY,
      ...sending,
    }),
  );
}
