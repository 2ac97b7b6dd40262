// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { CopyTripDialog } from './copy-trip-dialog.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
const copy = vi.hoisted(() => vi.fn<(copy: { id: string; start: string }) => Promise<void>>());
vi.mock('../mutations.ts', () => ({ useCopyTrip: () => useMutation({ mutationFn: copy }) }));

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('dashboard');
});

const field = () => document.querySelector<HTMLInputElement>('input[type=date]');
const submit = async () => {
  copy.mockClear();
  await act(async () => document.querySelector('form')?.requestSubmit());
  await until(() => expect(copy).toHaveBeenCalledOnce());
  return copy.mock.calls[0]?.[0];
};

it('[PLUS-21] [SHELL-5] sends the same copy again under its id, also after a reload, and one of another day under another', async () => {
  copy.mockRejectedValue(new TypeError('Failed to fetch'));
  const open = () =>
    show(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <CopyTripDialog trip={tripDetails()} onClose={() => {}} />
        </QueryClientProvider>
      </MemoryRouter>,
    );
  const typeStart = (day: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), day);
      field()?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await open();
  await typeStart('2028-02-19');
  const first = await submit();
  expect(await submit()).toEqual(first);
  await show(null);
  await open();
  expect(await submit()).toEqual(first);
  await typeStart('2028-02-20');
  const other = await submit();
  expect(other).toMatchObject({ start: '2028-02-20' });
  expect(other?.id).not.toBe(first?.id);
});
