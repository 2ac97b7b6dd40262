import { readAmount } from '#domain/money.ts';
import { request } from '#web/data/request.ts';
import type { Sending } from '../use-submission.ts';
import { BUDGET_CURRENCY, type CustomTripForm } from './schema.ts';

/** Does not return the row, which visitors may not read. @throws AppError */
export async function sendCustomTripRequest(form: CustomTripForm, sending: Sending): Promise<void> {
  const { phone, destination, start_date, end_date, travellers, budget, ...rest } = form;
  const sent = request((client) =>
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
  // An answer that was lost may have stored it, too.
  await sent.finally(readOwnRequests);
}

/** Reads again what the page lists above the form. A dynamic import: most visitors have no such list. */
function readOwnRequests(): void {
  import('#web/data/query-client.ts')
    .then(({ queryClient }) => queryClient.invalidateQueries({ queryKey: ['requests'] }))
    .catch(console.error);
}
