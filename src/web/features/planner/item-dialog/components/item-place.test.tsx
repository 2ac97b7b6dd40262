// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createFormControl, FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { googlePlacesQuery } from '#web/places/google-places.ts';
import { airportsQuery, type PlaceResult, placesQuery } from '#web/places/place-search.ts';
import { newForm } from '../item-form.ts';
import type { ItemForm } from '../schema.ts';
import { ItemField } from './item-field.tsx';
import { ItemPlace } from './item-place.tsx';

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('trip-items', 'map');
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const place = (id: number, name: string, kind = 'station'): PlaceResult => ({
  id,
  kind,
  name,
  city: null,
  admin1: null,
  country_iso_a2: 'JP',
  country_name: 'Japon',
  lat: 35,
  lng: 139,
});
const airport = (iata: string, city: string, name: string) => {
  const at = { name: `${city} (${iata})`, formatted_address: name, lat: 35, lng: 139 };
  return { id: iata, label: at.name, detail: name, pick: () => ({ ...at, place_id: iata }) };
};

/** What the searches answer, by the text. */
const PLACES: Record<string, PlaceResult[]> = {
  shinjuku: [place(-1, 'Gare de Shinjuku')],
  tokyo: [place(-2, 'Gare de Tokyo')],
  okayama: [place(1, 'Okayama', 'town'), place(-3, 'Gare d’Okayama')],
  okayam: [place(1, 'Okayama', 'town')],
  lumen: [place(-4, 'Hôtel Lumen', 'sight')],
};
const AIRPORTS: Record<string, ReturnType<typeof airport>[]> = {
  okayama: [airport('OKJ', 'Okayama', 'Okayama Momotaro Airport')],
  okayam: [airport('OKJ', 'Okayama', 'Okayama Momotaro Airport')],
  hnd: [airport('HND', 'Tokyo', 'Haneda Airport')],
};
/** What Google answers to these texts: where the place is closed on some days. */
const GOOGLE: Record<string, number[]> = { ghibli: [2], mori: [1, 3], skytree: [] };
const googlePlace = (name: string, closedOn: number[]) => ({
  id: name,
  label: name,
  detail: '',
  pick: async () => ({ name, formatted_address: name, lat: 35, lng: 139, closedOn }),
});
const TEXTS = [
  ...Object.keys(PLACES),
  ...Object.keys(GOOGLE),
  'hnd',
  'Tokyo (HND)',
  'Gare de Shinjuku',
  'Gare de Tokyo',
  'Hakone',
  'Hakone-Yumoto',
  'Kyoto',
  'Musée Ghibli',
  'Hôtel Lumen, Japon',
  'Hôtel Lumen, Japon, 3e étage',
];

async function open(kind: ItemForm['kind'], known: Partial<ItemForm> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  for (const text of TEXTS) {
    const closed = GOOGLE[text];
    client.setQueryData(googlePlacesQuery(text, 'fr').queryKey, closed ? [googlePlace(text, closed)] : null);
    client.setQueryData(placesQuery(text, 'fr').queryKey, PLACES[text] ?? []);
    client.setQueryData(airportsQuery(text, 'fr').queryKey, AIRPORTS[text] ?? []);
  }
  const { formControl, setValue, getValues } = createFormControl<ItemForm>({
    defaultValues: { ...newForm(kind, { date: '2027-03-12', currency: 'EUR' }), ...known },
  });
  function Form() {
    const form = useForm<ItemForm>({ formControl });
    return (
      <FormProvider {...form}>
        <ItemField name="title" label="Titre" />
        {kind === 'itinerary' ? (
          <>
            <ItemPlace name="origin" label="De" />
            <ItemPlace name="destination" label="À" />
          </>
        ) : (
          <ItemPlace name="address" label="Adresse" />
        )}
      </FormProvider>
    );
  }
  const page = await show(
    <QueryClientProvider client={client}>
      <Form />
    </QueryClientProvider>,
  );
  const field = (label: string) => {
    const named = [...page.querySelectorAll('label')].find((one) => one.textContent?.startsWith(label));
    return page.querySelector<HTMLInputElement>(`[id="${named?.htmlFor}"]`);
  };
  const type = async (label: string, text: string) => {
    await act(async () => {
      const input = field(label);
      input?.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(() => vi.advanceTimersByTimeAsync(300));
  };
  const offered = () => [...page.querySelectorAll<HTMLElement>('[role=option]')];
  return {
    type,
    offered: () => offered().map(({ firstChild }) => firstChild?.textContent),
    pick: async (label: string, text: string) => {
      await type(label, text);
      await act(async () => offered()[0]?.click());
    },
    leave: (label: string) => act(async () => field(label)?.blur()),
    press: (label: string, key: string) =>
      act(async () => field(label)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))),
    title: () => field('Titre')?.value,
    set: (name: 'title' | 'transport_sub_type', value: string) => act(async () => setValue(name, value)),
    closeOn: (days: number[]) => act(async () => setValue('closed_on', days)),
    closedOn: () => getValues('closed_on'),
  };
}

describe('the title that the form makes', () => {
  it('[ITEM-3] [ITEM-5] is made of both ends, picked or typed, as soon as one is left', async () => {
    const { type, pick, leave, title } = await open('itinerary');
    await pick('De', 'shinjuku');
    await leave('De');
    expect(title()).toBe('');
    await type('À', 'Hakone');
    expect(title()).toBe('');
    await leave('À');
    expect(title()).toBe('Gare de Shinjuku → Hakone');
  });

  it('[ITEM-3] follows the ends until somebody types in it', async () => {
    const { type, pick, leave, title, set } = await open('itinerary');
    await type('De', 'Kyoto');
    await type('À', 'Hakone');
    await leave('À');
    await type('À', 'Hakone-Yumoto');
    expect(title()).toBe('Kyoto → Hakone-Yumoto');
    await type('À', '');
    expect(title()).toBe('');
    await type('À', 'Hakone');
    await leave('À');
    await pick('De', 'shinjuku');
    expect(title()).toBe('Gare de Shinjuku → Hakone');
    await set('title', 'Romancecar');
    await type('À', 'Kyoto');
    await leave('À');
    expect(title()).toBe('Romancecar');
  });

  it('[ITEM-5] is there when the form is sent from the field itself', async () => {
    const { type, press, title } = await open('activity');
    await type('Adresse', 'Musée Ghibli');
    await press('Adresse', 'Enter');
    expect(title()).toBe('Musée Ghibli');
  });

  it('[ITEM-1] [ITEM-2] is the words of an address, too, and follows them', async () => {
    const { type, leave, title } = await open('accommodation');
    await type('Adresse', 'Hakone');
    expect(title()).toBe('');
    await leave('Adresse');
    expect(title()).toBe('Hakone');
    await type('Adresse', 'Hakone-Yumoto');
    expect(title()).toBe('Hakone-Yumoto');
  });

  it('[ITEM-1] is the name of a place that was picked, also when more is added to its address', async () => {
    const { type, pick, leave, title } = await open('accommodation');
    await pick('Adresse', 'lumen');
    expect(title()).toBe('Hôtel Lumen');
    await type('Adresse', 'Hôtel Lumen, Japon, 3e étage');
    await leave('Adresse');
    expect(title()).toBe('Hôtel Lumen');
    await pick('Adresse', 'shinjuku');
    expect(title()).toBe('Gare de Shinjuku');
  });

  it('[ITEM-2] leaves a title alone that was typed, be it the beginning of the address', async () => {
    const { type, leave, title } = await open('activity', { title: 'Hakone' });
    await type('Adresse', 'Hakone');
    await type('Adresse', 'Hakone-Yumoto');
    await leave('Adresse');
    expect(title()).toBe('Hakone');
  });
});

describe('[ITEM-3] [PLUS-6] what the ends of a journey offer first', () => {
  it('from a station the town and its stations, the airport last', async () => {
    const { pick, type, offered } = await open('itinerary');
    await pick('De', 'tokyo');
    await type('À', 'okayama');
    expect(offered()).toEqual(['Okayama', 'Gare d’Okayama', 'Okayama (OKJ)']);
  });

  it('from an airport, or by plane, the airport', async () => {
    const { pick, type, leave, set, offered } = await open('itinerary');
    await pick('De', 'hnd');
    await type('À', 'okayama');
    expect(offered()[0]).toBe('Okayama (OKJ)');
    await leave('À');
    await pick('De', 'tokyo');
    await type('À', 'okayam');
    expect(offered()[0]).toBe('Okayama');
    await set('transport_sub_type', 'plane');
    expect(offered()[0]).toBe('Okayama (OKJ)');
  });

  it('while nothing is known the town, right under it its airport', async () => {
    const { type, offered } = await open('itinerary');
    await type('De', 'okayama');
    expect(offered()).toEqual(['Okayama', 'Okayama (OKJ)', 'Gare d’Okayama']);
  });

  it('an address no airport, and no country', async () => {
    const { type, offered } = await open('activity');
    await type('Adresse', 'okayama');
    expect(offered()).toEqual(['Okayama', 'Gare d’Okayama']);
  });
});

describe('[ITEM-2] [PLUS-6] the days on which a picked place is closed', () => {
  it('are those of the next place, once another one is picked', async () => {
    const { pick, closedOn } = await open('activity');
    await pick('Adresse', 'ghibli');
    expect(closedOn()).toEqual([2]);
    await pick('Adresse', 'mori');
    expect(closedOn()).toEqual([1, 3]);
    await pick('Adresse', 'skytree');
    expect(closedOn()).toEqual([]);
  });

  it('leave alone what somebody has chosen', async () => {
    const { pick, closeOn, closedOn } = await open('activity');
    await pick('Adresse', 'ghibli');
    await closeOn([2, 5]);
    await pick('Adresse', 'mori');
    expect(closedOn()).toEqual([2, 5]);
  });
});
