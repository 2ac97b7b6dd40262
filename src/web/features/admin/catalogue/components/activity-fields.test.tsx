// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { countryNamesQuery } from '#web/features/explore/ideas/queries.ts';
import { useCurrentToast } from '#web/ui/toasts.ts';
import { NEW_ACTIVITY } from '../activity-form.ts';
import { ActivityFields } from './activity-fields.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const sent = vi.fn();
const STORED = {
  title: 'Tram',
  country_iso_a2: 'PT',
  sub_type: 'sightseeing',
  duration: 60,
  price: 3,
  currency: 'EUR',
  is_published: true,
  updated_at: '1',
};

vi.mock('#web/data/supabase-client.ts', () => {
  const refused = {
    data: null,
    error: { message: 'price_invalid', code: 'PT400', details: 'price' },
    status: 400,
  };
  const none = async () => ({ data: [], error: null });
  const maybeSingle = async () => ({ data: STORED, error: null });
  const select = () => ({
    order: () => ({ abortSignal: none }),
    abortSignal: none,
    eq: () => ({ maybeSingle }),
  });
  const update = (columns: object) => {
    sent(columns);
    return { eq: () => ({ eq: () => ({ select: async () => refused }) }) };
  };
  return { loadClient: async () => ({ from: () => ({ select, update }) }) };
});

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('admin', 'collaborators', 'map', 'trip-activities');
  // The configuration never arrives.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});

const OPENED = { ...NEW_ACTIVITY, title: 'Tram', country_iso_a2: 'PT', price: '3' };
const Page = () => (
  <>
    <output>{useCurrentToast()?.title}</output>
    <ActivityFields id="a" opened={OPENED} pickPoint={() => null} />
  </>
);

it('[ADMIN-3] a save that fails says so in a toast and at the field, and leaves the page as it is', async () => {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/edit'] });
  const client = new QueryClient();
  client.setQueryData(countryNamesQuery().queryKey, [
    { iso_a2: 'PT', name_fr: 'Portugal', name_en: 'Portugal', lat: 39, lng: -8 },
  ]);
  const page = await show(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const price = page.querySelector<HTMLInputElement>('[name=price]');
  const country = page.querySelector<HTMLSelectElement>('[name=country_iso_a2]');
  await act(async () => {
    // happy-dom chooses no option when its select mounts.
    if (country) country.value = 'PT';
    country?.dispatchEvent(new Event('change', { bubbles: true }));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(price, '4');
    price?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => price?.form?.requestSubmit());
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(page.querySelector('output')?.textContent).toBe('Le changement n’a pas été enregistré.');
  });
  expect(price?.getAttribute('aria-invalid')).toBe('true');
  expect(sent.mock.calls).toEqual([[{ price: 4 }]]);
  expect(router.state.location.pathname).toBe('/edit');
});
