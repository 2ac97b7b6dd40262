// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { useUpdateTrip } from './mutations.ts';
import { toTripForm } from './trip-form.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/trip-data/queries.ts', async (original) => ({
  ...(await original<object>()),
  tripQuery: (id: string) => ({
    queryKey: ['trips', id],
    queryFn: () => Promise.reject(new TypeError('Failed to fetch')),
  }),
}));
const toast = vi.hoisted(() => vi.fn());
vi.mock('#web/ui/toasts.ts', async (original) => ({ ...(await original<object>()), toast }));

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('dashboard', 'errors');
});

it('[TRIP-2] [PLUS-3] other dates of a trip whose items can’t be read, to move along, are refused in words', async () => {
  const trip = tripDetails();
  const form = { ...toTripForm(trip, {}), start_date: '2026-12-03', end_date: '2026-12-07' };
  const asked: Promise<unknown>[] = [];
  function Form() {
    const { mutateAsync } = useUpdateTrip();
    const save = () => asked.push(mutateAsync({ trip, form, movesItems: true }));
    return (
      <button type="button" onClick={save}>
        Save
      </button>
    );
  }
  const page = await show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Form />
    </QueryClientProvider>,
  );
  await act(async () => {
    page.querySelector('button')?.click();
    await expect(asked[0]).rejects.toThrow('Failed to fetch');
  });
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Erreur lors de la modification du voyage', variant: 'destructive' }),
  );
});
