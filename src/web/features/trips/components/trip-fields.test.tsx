// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createFormControl, FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { JAPAN } from '#tests/support/places.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { googlePlacesQuery } from '#web/places/google-places.ts';
import { placesQuery } from '#web/places/place-search.ts';
import type { TripForm } from '../schema.ts';
import { toTripForm } from '../trip-form.ts';
import { DestinationField } from './trip-fields.tsx';

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('dashboard', 'map');
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const THERE = {
  formatted_address: 'Japon',
  lat: 35.69,
  lng: 139.69,
  country_iso_a2: 'JP',
  place_id: 'JP',
  time_zone: 'Asia/Tokyo',
};

async function open() {
  const client = new QueryClient();
  for (const [text, places] of Object.entries({ Jap: [JAPAN], japon: [JAPAN], 'japon et Corée': [] })) {
    client.setQueryData(googlePlacesQuery(text, 'fr').queryKey, null);
    client.setQueryData(placesQuery(text, 'fr', { withCountries: true }).queryKey, places);
  }
  const { formControl, getValues } = createFormControl<TripForm>({
    defaultValues: toTripForm(null, {}),
  });
  function Form() {
    const form = useForm<TripForm>({ formControl });
    return (
      <FormProvider {...form}>
        <DestinationField />
      </FormProvider>
    );
  }
  const page = await show(
    <QueryClientProvider client={client}>
      <Form />
    </QueryClientProvider>,
  );
  const type = async (text: string) => {
    const field = page.querySelector('input');
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(() => vi.advanceTimersByTimeAsync(300));
  };
  return { page, type, destination: () => getValues(['destination', 'destination_details']) };
}

it('[DASH-3] [PLUS-6] a trip goes to a country as to a town: with its code, its point and its time zone', async () => {
  const { page, type, destination } = await open();
  await type('Jap');
  expect(destination()).toEqual(['Jap', null]);
  await act(async () => page.querySelector<HTMLElement>('[role=option]')?.click());
  expect(page.textContent).not.toContain('introuvable');
  expect(destination()).toEqual(['Japon', { name: 'Japon', ...THERE }]);
});

it('[DASH-3] [PLUS-6] a name that is typed whole is the place, as it is written, until more is typed', async () => {
  const { type, destination } = await open();
  await type('japon');
  expect(destination()).toEqual(['japon', { name: 'japon', ...THERE }]);
  await type('japon et Corée');
  expect(destination()).toEqual(['japon et Corée', null]);
});
