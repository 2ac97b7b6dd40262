// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, it } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { tripQuery } from '#web/trip-data/queries.ts';
import { afterThisTask } from '#web/ui/timing.ts';
import { useStoredTrip } from './use-stored-trip.ts';

const show = reactPage();

it('[TRIP-2] [LIVE-1] what was cached before the form opened is no change of others, what comes after is', async () => {
  const client = new QueryClient();
  const row = tripDetails({ start_date: '2026-12-02' });
  const { queryKey } = tripQuery(row.id);
  client.setQueryData(queryKey, tripDetails({ start_date: '2026-12-01' }));
  function Form() {
    return <p>{useStoredTrip(row, false)?.start_date}</p>;
  }
  const page = await show(
    <QueryClientProvider client={client}>
      <Form />
    </QueryClientProvider>,
  );
  expect(page.textContent).toBe('2026-12-02');
  await act(async () => {
    client.setQueryData(queryKey, tripDetails({ start_date: '2026-12-03' }));
    await afterThisTask();
  });
  expect(page.textContent).toBe('2026-12-03');
});
