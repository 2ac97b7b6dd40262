// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { useCreateTrip, useUpdateTrip } from './mutations.ts';
import type { TripForm } from './schema.ts';
import { toTripForm } from './trip-form.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/trip-data/queries.ts', async (original) => ({
  ...(await original<object>()),
  tripQuery: (id: string) => ({
    queryKey: ['trips', id],
    queryFn: () => Promise.reject(new TypeError('Failed to fetch')),
  }),
}));
vi.mock('#web/session/session.tsx', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ user: { id: 'camille' } }),
}));
const toast = vi.hoisted(() => vi.fn());
vi.mock('#web/ui/toasts.ts', async (original) => ({ ...(await original<object>()), toast }));

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('dashboard', 'errors');
});
beforeEach(() => toast.mockClear());

async function press(form: ReactNode, asked: readonly Promise<unknown>[]): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = await show(<QueryClientProvider client={client}>{form}</QueryClientProvider>);
  await act(async () => {
    page.querySelector('button')?.click();
    await Promise.allSettled(asked);
  });
}

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
  await press(<Form />, asked);
  await expect(asked[0]).rejects.toThrow('Failed to fetch');
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Erreur lors de la modification du voyage', variant: 'destructive' }),
  );
});

const MADE = { ...tripDetails(), updated_at: '2026-11-01T10:00:00Z' };
/** Creates a trip that is stored already. @param lines of its activity @returns the requests that write */
async function createStored(form: TripForm, lines: number): Promise<string[]> {
  const written: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, { method = 'GET' }: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, 'https://escale.test');
    if (url.pathname === '/config.json')
      return Response.json({ supabaseUrl: 'https://escale.test', supabaseKey: 'k' });
    if (method === 'POST') return Response.json({ code: '23505', message: '' }, { status: 409 });
    if (method === 'PATCH') written.push(url.search);
    if (url.pathname.endsWith('/trip_activity_log'))
      return Response.json(Array.from({ length: lines }, (_, id) => ({ id })));
    return Response.json(method === 'GET' ? [MADE] : { id: MADE.id });
  });
  const created: Promise<string>[] = [];
  function Form() {
    const { mutateAsync } = useCreateTrip();
    const save = () => void created.push(mutateAsync({ id: MADE.id, form }));
    return (
      <button type="button" onClick={save}>
        Create
      </button>
    );
  }
  await press(<Form />, created);
  vi.unstubAllGlobals();
  return written;
}

it('[DASH-3] a trip whose answer was lost is made once, as it was sent last, unless it was changed since', async () => {
  const form = toTripForm(MADE, {});
  expect(await createStored(form, 2)).toEqual([]);
  expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Voyage créé' }));
  const renamed = { ...form, title: 'Lisbonne à trois' };
  expect(await createStored(renamed, 1)).toEqual([
    expect.stringContaining(`updated_at=eq.${encodeURIComponent(MADE.updated_at)}`),
  ]);
  expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Voyage créé' }));
  expect(await createStored(renamed, 2)).toEqual([]);
  expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ variant: 'destructive' }));
});
