// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { fieldOf } from '#domain/json.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { countryNamesQuery } from '#web/features/explore/ideas/queries.ts';
import { useCurrentToast } from '#web/ui/toasts.ts';
import { NEW_ACTIVITY } from '../activity-form.ts';
import { ActivityFields } from './activity-fields.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const sent = vi.fn();
/** Rows that were sent to be added; the answer to the first is lost. */
const added: object[] = [];
const stored = {
  location: null as object | null,
  title: 'Tram',
  country_iso_a2: 'PT',
  sub_type: 'sightseeing',
  duration: 60,
  price: 3,
  currency: 'EUR',
  is_published: true,
  created_at: '1',
  updated_at: '1',
};

vi.mock('#web/data/supabase-client.ts', () => {
  const refused = {
    data: null,
    error: { message: 'price_invalid', code: 'PT400', details: 'price' },
    status: 400,
  };
  const none = async () => ({ data: [], error: null });
  const maybeSingle = async () => ({ data: stored, error: null });
  const select = () => ({
    order: () => ({ abortSignal: none }),
    abortSignal: none,
    eq: () => ({ maybeSingle }),
  });
  const update = (columns: object) => {
    sent(columns);
    const answer = added.length > 0 ? { data: [stored], error: null } : refused;
    return { eq: () => ({ eq: () => ({ select: async () => answer }) }) };
  };
  const insert = (row: object) => {
    const error =
      added.push(row) === 1
        ? { message: 'TypeError: Failed to fetch' }
        : { code: '23505', message: 'duplicate' };
    return { select: () => ({ single: async () => ({ data: null, error }) }) };
  };
  return { loadClient: async () => ({ from: () => ({ select, update, insert }) }) };
});

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('admin', 'collaborators', 'map', 'trip-activities');
  // The configuration never arrives.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});

const OPENED = { ...NEW_ACTIVITY, title: 'Tram', country_iso_a2: 'PT', price: '3' };
const Page = ({ id }: { id: string | null }) => (
  <>
    <output>{useCurrentToast()?.title}</output>
    <ActivityFields id={id} opened={OPENED} pickPoint={() => null} />
  </>
);

const type = (field: HTMLInputElement | null, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
const choosePortugal = (page: HTMLElement) =>
  act(async () => {
    const country = page.querySelector<HTMLSelectElement>('[name=country_iso_a2]');
    // happy-dom chooses no option when its select mounts.
    if (country) country.value = 'PT';
    country?.dispatchEvent(new Event('change', { bubbles: true }));
  });

const save = (page: HTMLElement) => act(async () => page.querySelector('form')?.requestSubmit());

async function openActivity(id: string | null = 'a') {
  const routes = [{ path: '*', element: <Page id={id} /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/edit'] });
  const client = new QueryClient();
  client.setQueryData(countryNamesQuery().queryKey, [
    { iso_a2: 'PT', name_fr: 'Portugal', name_en: 'Portugal', lat: 39, lng: -8 },
  ]);
  const page = await show(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { page, router };
}

it('[ADMIN-3] a save that fails says so in a toast and at the field, and leaves the page as it is', async () => {
  const { page, router } = await openActivity();
  const price = page.querySelector<HTMLInputElement>('[name=price]');
  await choosePortugal(page);
  await type(price, '4');
  await act(async () => price?.form?.requestSubmit());
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(page.querySelector('output')?.textContent).toBe('Le changement n’a pas été enregistré.');
  });
  expect(price?.getAttribute('aria-invalid')).toBe('true');
  expect(sent.mock.calls).toEqual([[{ price: 4 }]]);
  expect(router.state.location.pathname).toBe('/edit');
});

it('[ADMIN-5] a place that somebody else has changed as well is named with all that it is made of', async () => {
  stored.location = { name: 'Belém', formatted_address: 'Belém, Lisbonne', lat: 38.7, lng: -9.2 };
  const { page } = await openActivity();
  const field = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`);
  await type(field('lat'), '38.8');
  await type(field('lng'), '-9.1');
  await act(async () => field('lat')?.form?.requestSubmit());
  await until(() =>
    expect(page.textContent).toContain(
      '«\u00a0Latitude, Longitude, Adresse ou lieu\u00a0»\u00a0: «\u00a038.7, -9.2, Belém, Lisbonne\u00a0»',
    ),
  );
});

it('[ADMIN-3] a new activity whose acknowledgement was lost is stored once, also after a reload, with what was typed since', async () => {
  sent.mockClear();
  const { page } = await openActivity(null);
  await choosePortugal(page);
  await type(page.querySelector('[name=price]'), '5');
  await save(page);
  await until(() => expect(page.querySelector('[data-slot=form-failure]')).not.toBeNull());
  await show(null);
  const { page: reloaded, router } = await openActivity(null);
  await choosePortugal(reloaded);
  await type(reloaded.querySelector('[name=price]'), '4');
  // Somebody else has opened and changed it meanwhile.
  stored.updated_at = '2';
  await save(reloaded);
  await until(() => expect(reloaded.querySelector('[data-slot=form-failure]')).not.toBeNull());
  expect(sent).not.toHaveBeenCalled();
  stored.updated_at = '1';
  await save(reloaded);
  await until(() => expect(router.state.location.pathname).toBe('/admin/activities'));
  expect(sent.mock.calls).toEqual([[expect.objectContaining({ title: 'Tram', price: 4 })]]);
  expect(new Set(added.map((row) => fieldOf(row, 'id')))).toHaveLength(1);
});
