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

it('[DASH-3] [PLUS-6] a trip goes to a country as to a town: with its code, its point and its time zone', async () => {
  const client = new QueryClient();
  client.setQueryData(googlePlacesQuery('Japon', 'fr').queryKey, null);
  client.setQueryData(placesQuery('Japon', 'fr', { withCountries: true }).queryKey, [JAPAN]);
  const { formControl, getValues } = createFormControl<TripForm>({ defaultValues: toTripForm(null, {}) });
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
  const field = page.querySelector('input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Japon');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(() => vi.advanceTimersByTimeAsync(300));
  await act(async () => page.querySelector<HTMLElement>('[role=option]')?.click());
  expect(page.textContent).not.toContain('introuvable');
  expect(getValues(['destination', 'destination_details'])).toEqual([
    'Japon',
    {
      name: 'Japon',
      formatted_address: 'Japon',
      lat: 35.69,
      lng: 139.69,
      country_iso_a2: 'JP',
      place_id: 'JP',
      time_zone: 'Asia/Tokyo',
    },
  ]);
});
