// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { googlePlacesQuery } from '#web/places/google-places.ts';
import type { PickedPlace } from '#web/places/place-search.ts';
import { PollDialog } from './poll-dialog.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('discussion', 'trip', 'map');
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const fieldOf = (label: string) => {
  const named = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.startsWith(label),
  );
  return document.querySelector<HTMLInputElement | HTMLSelectElement>(`[id="${named?.htmlFor}"]`);
};
/** Writes into a field as the browser does, and waits for what it searches. */
async function write(label: string, text: string): Promise<void> {
  await act(async () => {
    const field = fieldOf(label);
    if (!field) throw new Error(`There is no field ${label}.`);
    field.focus();
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    const type = field instanceof HTMLSelectElement ? 'change' : 'input';
    field.dispatchEvent(new Event(type, { bubbles: true }));
  });
  await act(() => vi.advanceTimersByTimeAsync(300));
}

it('[PLUS-19] a place that arrives late leaves alone what was typed into another option meanwhile', async () => {
  const details = Promise.withResolvers<PickedPlace>();
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  for (const text of ['ghibli', 'Musée Ghibli', 'mori'])
    client.setQueryData(
      googlePlacesQuery(text, 'fr').queryKey,
      text === 'ghibli' ? [{ id: 'g', label: 'Musée Ghibli', detail: '', pick: () => details.promise }] : [],
    );
  await show(
    <QueryClientProvider client={client}>
      <PollDialog trip={tripDetails()} onAsk={() => {}} onClose={() => {}} />
    </QueryClientProvider>,
  );
  await write('On choisit', 'place');
  await write('Option 1', 'ghibli');
  await act(async () => document.querySelector<HTMLElement>('[role=option]')?.click());
  await write('Option 2', 'mori');
  await act(async () =>
    details.resolve({ name: 'Musée Ghibli, Mitaka', formatted_address: 'Mitaka', lat: 35, lng: 139 }),
  );
  expect(fieldOf('Option 1')?.value).toBe('Musée Ghibli, Mitaka');
  expect(fieldOf('Option 2')?.value).toBe('mori');
});

it('[PLUS-19] options that were typed come back with their kind', async () => {
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <PollDialog trip={tripDetails({ id: 'other' })} onAsk={() => {}} onClose={() => {}} />
    </QueryClientProvider>,
  );
  await write('Option 1', 'Alfama');
  await write('Option 2', 'Graça');
  await write('On choisit', 'date');
  expect(fieldOf('Option 1')?.value).toBe('');
  await write('On choisit', 'text');
  expect(fieldOf('Option 1')?.value).toBe('Alfama');
  expect(fieldOf('Option 2')?.value).toBe('Graça');
});
