// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Tables } from '#db/database.types.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { AirportDialog } from './airport-dialog.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const AIRPORT: Tables<'airports'> = {
  iata: 'LIS',
  icao: null,
  name: 'Lisbonne',
  city: 'Lisbon',
  city_fr: null,
  country_iso_a2: 'PT',
  lat: 38.8,
  lng: -9.1,
  time_zone: null,
  name_words: '',
  updated_at: '1',
};
const update = vi.fn();

vi.mock('#web/data/supabase-client.ts', async () =>
  (await import('#tests/support/edited-row.ts')).editedRow(
    () => AIRPORT,
    (columns) => update(columns),
  ),
);

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('admin', 'collaborators');
});

it('[ADMIN-5] an airport keeps its country, also where the names of countries come late', async () => {
  const onClose = vi.fn();
  const dialog = (countries: readonly { value: string; label: string }[]) =>
    show(<AirportDialog airport={AIRPORT} countries={countries} onClose={onClose} />);
  await dialog([]);
  const country = () => document.querySelector<HTMLSelectElement>('[name=country_iso_a2]');
  expect(country()?.value).toBe('PT');
  await dialog([
    { value: 'FR', label: 'France' },
    { value: 'PT', label: 'Portugal' },
  ]);
  expect(country()?.selectedOptions[0]?.text).toBe('Portugal');
  const name = document.querySelector<HTMLInputElement>('[name=name]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, 'Lisboa');
    name?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => name?.form?.requestSubmit());
  await until(() => expect(onClose).toHaveBeenCalled());
  expect(update.mock.calls).toEqual([[{ name: 'Lisboa' }]]);
});
