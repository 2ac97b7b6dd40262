// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { LatLng } from '#domain/geo.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { JAPAN } from '#tests/support/places.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { googlePlacesQuery } from './google-places.ts';
import { PlaceField } from './place-field.tsx';
import { type PlaceResult, placesQuery } from './place-search.ts';
import { type TripPlaces, TripPlacesContext } from './trip-places.ts';

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('map');
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const EIFFEL: PlaceResult = {
  id: -1,
  kind: 'sight',
  name: 'Tour Eiffel',
  city: 'Paris',
  admin1: null,
  country_iso_a2: 'FR',
  country_name: 'France',
  lat: 48.8584,
  lng: 2.2945,
};
const PARIS = { lat: 48.86, lng: 2.35 };
const KIOSK = { lat: 48.85, lng: 2.3 };

/** A client that has the answers already, by the text that is asked for. */
function answering(answers: Record<string, PlaceResult[]>, near: LatLng[], withCountries = false) {
  const client = new QueryClient();
  for (const [text, places] of Object.entries(answers)) {
    client.setQueryData(googlePlacesQuery(text, 'fr').queryKey, null);
    client.setQueryData(placesQuery(text, 'fr', { near, withCountries }).queryKey, places);
  }
  return client;
}

async function open(
  answers: Record<string, PlaceResult[]>,
  places: TripPlaces,
  { withCountries = false, typed = '' } = {},
) {
  const onPick = vi.fn();
  function Form() {
    const [text, setText] = useState(typed);
    return (
      <PlaceField
        label="Adresse"
        value={text}
        withCountries={withCountries}
        isTyped={typed !== ''}
        onType={setText}
        onPick={(place) => {
          setText(place.name);
          onPick(place);
        }}
      />
    );
  }
  const page = await show(
    <QueryClientProvider client={answering(answers, [...places.near()], withCountries)}>
      <TripPlacesContext value={places}>
        <Form />
      </TripPlacesContext>
    </QueryClientProvider>,
  );
  const type = (text: string) =>
    act(async () => {
      const field = page.querySelector('input');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  /** As long as it takes until what was typed is looked for. */
  const wait = () => act(() => vi.advanceTimersByTimeAsync(300));
  const press = (name: string) =>
    act(async () => [...page.querySelectorAll('button')].find((one) => one.textContent === name)?.click());
  return { page, type, wait, press, onPick };
}

it('[PLUS-6] a sight is offered with its town, and picked with both', async () => {
  const { page, type, wait, onPick } = await open(
    { 'tour eif': [EIFFEL] },
    { near: () => [PARIS], pickPoint: null },
  );
  await type('tour eif');
  await wait();
  const option = page.querySelector<HTMLElement>('[role=option]');
  expect(option?.textContent).toBe('Tour EiffelParis, France');
  await act(async () => option?.click());
  expect(onPick).toHaveBeenCalledWith(
    expect.objectContaining({
      name: 'Tour Eiffel',
      formatted_address: 'Tour Eiffel, Paris, France',
      place_id: -1,
    }),
  );
  expect(page.querySelector('[role=status]')).toBeNull();
});

it('[PLUS-6] a country is offered as one, and picked with its code for an id', async () => {
  const { page, type, wait, onPick } = await open(
    { japon: [JAPAN] },
    { near: () => [], pickPoint: null },
    { withCountries: true },
  );
  await type('japon');
  await wait();
  const option = page.querySelector<HTMLElement>('[role=option]');
  expect(option?.textContent).toBe('JaponPays');
  await act(async () => option?.click());
  expect(onPick).toHaveBeenCalledWith({
    name: 'Japon',
    formatted_address: 'Japon',
    lat: 35.69,
    lng: 139.69,
    country_iso_a2: 'JP',
    place_id: 'JP',
    time_zone: 'Asia/Tokyo',
  });
});

it('[PLUS-6] what is not found keeps its words, or is put on the map, in the dialog itself', async () => {
  const pickPoint = vi.fn<NonNullable<TripPlaces['pickPoint']>>(({ onPick, label }) => (
    <button type="button" onClick={() => onPick(KIOSK)}>
      {label}
    </button>
  ));
  const { page, type, wait, press, onPick } = await open(
    { 'Kiosque de Léa': [], 'Kiosque de Léa 2': [EIFFEL] },
    { near: () => [PARIS], pickPoint },
  );
  await type('Kiosque de Léa');
  expect(page.querySelector('[role=status]')).toBeNull(); // Not before there is an answer.
  await wait();
  expect(page.querySelector('[role=status]')?.textContent).toMatch(/gardez vos mots/);
  await press('Placer sur la carte');
  expect(pickPoint).toHaveBeenLastCalledWith(expect.objectContaining({ at: null, around: PARIS }));
  await press('Carte\u00a0: touchez l’endroit');
  expect(onPick).toHaveBeenCalledWith({
    name: 'Kiosque de Léa',
    formatted_address: 'Kiosque de Léa',
    ...KIOSK,
  });
  expect(pickPoint).toHaveBeenLastCalledWith(expect.objectContaining({ at: KIOSK }));
  await type('Kiosque de Léa 2');
  await wait();
  expect(page.querySelector('[role=status]')).toBeNull();
});

it('[PLUS-6] [PLUS-7] the map stays where the words ended with a space, as keyboards of phones write', async () => {
  const pickPoint = vi.fn<NonNullable<TripPlaces['pickPoint']>>(({ onPick, label }) => (
    <button type="button" onClick={() => onPick(KIOSK)}>
      {label}
    </button>
  ));
  const { page, type, wait, press } = await open({ 'Chez Marcel': [] }, { near: () => [PARIS], pickPoint });
  await type('Chez Marcel ');
  await wait();
  await act(async () =>
    page.querySelector('input')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
  );
  await press('Placer sur la carte');
  await press('Carte\u00a0: touchez l’endroit');
  for (const later of [async () => undefined, wait]) {
    await later();
    expect(page.querySelector('[role=status]')?.textContent).toMatch(/^Placé sur la carte/);
  }
  expect(page.querySelector('input')?.value).toBe('Chez Marcel');
});

it('[PLUS-6] without a map the words stay, and no map is offered', async () => {
  const { page, type, wait } = await open({ 'Chez Marcel': [] }, { near: () => [], pickPoint: null });
  await type('Chez Marcel');
  await wait();
  expect(page.querySelector('[role=status]')?.textContent).toBe(
    'Lieu introuvable\u00a0: vos mots sont gardés.',
  );
  expect(page.querySelector('button')).toBeNull();
});

it('[PLUS-6] the whole name of a sight is no choice of it: others have the same', async () => {
  const { type, wait, onPick } = await open(
    { 'tour eiffel': [EIFFEL] },
    { near: () => [PARIS], pickPoint: null },
  );
  await type('tour eiffel');
  await wait();
  expect(onPick).not.toHaveBeenCalled();
});

it('[PUB-1] [PLUS-6] a destination that was typed before the field was there is looked for, without a list', async () => {
  const { page, wait, onPick } = await open(
    { japon: [JAPAN] },
    { near: () => [], pickPoint: null },
    { withCountries: true, typed: 'japon' },
  );
  await wait();
  expect(onPick).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'japon', country_iso_a2: 'JP', time_zone: 'Asia/Tokyo' }),
  );
  expect(page.querySelector('[role=option]')).toBeNull();
});
