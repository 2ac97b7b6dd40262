// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { changedColumns } from '#domain/item-rules.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { discardDraft, keepDraft } from '#web/forms/drafts.ts';
import { toTripColumns } from '../model.ts';
import type { NewTrip, TripUpdate } from '../mutations.ts';
import type { TripForm } from '../schema.ts';
import { type EditedTrip, toTripForm, tripDraftName } from '../trip-form.ts';
import { TripDialog } from './trip-dialog.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/session/session.tsx', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ user: { id: 'camille' } }),
}));
const update = vi.hoisted(() => vi.fn<(update: TripUpdate) => Promise<void>>());
const create = vi.hoisted(() => vi.fn<(trip: NewTrip) => Promise<string>>());
vi.mock('../mutations.ts', async (original) => ({
  ...(await original<object>()),
  useCreateTrip: () => useMutation({ mutationFn: create }),
  useUpdateTrip: () => useMutation({ mutationFn: update }),
}));

const trip: EditedTrip = tripDetails({ start_date: '2026-12-03', end_date: '2026-12-10' });
/** The trip as somebody has renamed and moved it. */
const winter = { ...trip, title: 'Lisbonne en hiver', start_date: '2026-12-20', end_date: '2026-12-27' };
const DRAFT = tripDraftName(trip.id);
const show = reactPage();
const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
/** Opens as on the dashboard, with the list's row: the trip itself is not in the cache. */
const open = (stored: EditedTrip | null, plan: Partial<TripForm> = {}) =>
  show(
    <QueryClientProvider client={client}>
      <TripDialog trip={stored} plan={plan} onClose={() => {}} />
    </QueryClientProvider>,
  );
const dialog = () => document.querySelector('[role=dialog]');
const field = (name: string) => dialog()?.querySelector<HTMLInputElement>(`[name=${name}]`);
const type = (name: string, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text);
    field(name)?.dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (text: string) =>
  act(async () =>
    [...(dialog()?.querySelectorAll('button') ?? [])]
      .find(({ textContent }) => textContent === text)
      ?.click(),
  );
const days = () => [field('start_date')?.value, field('end_date')?.value];
/** Saves. @returns the columns that are written */
const save = async () => {
  await press('Enregistrer');
  await until(() => expect(update).toHaveBeenCalledOnce());
  const { trip: row, form } = update.mock.calls[0]?.[0] ?? expect.fail('Nothing is written.');
  return changedColumns(row, toTripColumns(form));
};
const hasQuestion = () => dialog()?.textContent?.includes('Garder le mien');

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('dashboard', 'collaborators', 'map');
});
beforeEach(() => {
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
  update.mockReset();
});
afterEach(() => {
  for (const name of [DRAFT, tripDraftName(null)]) discardDraft(name);
  localStorage.clear();
  sessionStorage.clear();
});

it('[SHELL-5] [LIVE-1] somebody’s change of a trip since a draft was typed is asked about, not overwritten', async () => {
  await open(trip);
  await type('title', 'Lisbonne à trois');
  expect(hasQuestion()).toBe(false);
  await show(null);
  await open(trip);
  expect([field('title')?.value, hasQuestion()]).toEqual(['Lisbonne à trois', false]);
  await show(null);
  await open({ ...trip, title: 'Lisbonne en hiver' });
  expect([field('title')?.value, hasQuestion()]).toEqual(['Lisbonne à trois', true]);
  expect(dialog()?.textContent).toContain('Lisbonne en hiver');
});

it('[TRIP-2] [LIVE-1] the list’s row, which has this form’s own write while it saves, is no change of others', async () => {
  const saving = Promise.withResolvers<void>();
  update.mockReturnValueOnce(saving.promise);
  await open(trip);
  await type('title', 'Lisbonne à trois');
  await save();
  await open({ ...trip, title: 'Lisbonne à trois' });
  await open(trip);
  await act(async () => saving.reject(new Error('Refused')));
  expect([field('title')?.value, hasQuestion()]).toEqual(['Lisbonne à trois', false]);
  await open({ ...trip, title: 'Lisbonne en hiver' });
  expect([field('title')?.value, hasQuestion()]).toEqual(['Lisbonne à trois', true]);
});

it('[TRIP-2] [LIVE-1] what somebody changes under the open dialog is taken into it, not overwritten', async () => {
  await open(trip);
  await open(winter);
  expect([field('title')?.value, ...days()]).toEqual([winter.title, winter.start_date, winter.end_date]);
  await type('travellers', '3');
  expect(await save()).toEqual({ travellers: 3 });
});

it('[SHELL-5] [LIVE-1] a draft that opens over the device’s copy of the list is compared with what is read then', async () => {
  await open(trip);
  await type('title', 'Lisbonne à trois');
  await show(null);
  await open(trip);
  await open(winter);
  expect([hasQuestion(), ...days()]).toEqual([true, winter.start_date, winter.end_date]);
  await press('Garder le mien');
  expect(await save()).toEqual({ title: 'Lisbonne à trois' });
  expect(update.mock.calls[0]?.[0].trip).toEqual(winter);
});

it('[SHELL-5] [LIVE-1] a draft asks about nothing that the form had taken from somebody', async () => {
  await open(trip);
  await type('travellers', '3');
  await open(winter);
  await show(null);
  await open({ ...winter, title: 'Lisbonne en été' });
  expect([field('title')?.value, field('travellers')?.value]).toEqual(['Lisbonne en été', '3']);
  expect(hasQuestion()).toBe(false);
  await show(null);
  await open(trip);
  expect(await save()).toEqual({ travellers: 3 });
});

it('[SHELL-5] [LIVE-1] both days of a draft stay together where somebody has moved the trip since', async () => {
  await open(trip);
  await type('start_date', '2026-12-05');
  await show(null);
  await open({ ...winter, title: trip.title });
  expect(days()).toEqual(['2026-12-05', '2026-12-10']);
  expect(hasQuestion()).toBe(true);
  await press('Prendre le sien');
  expect(days()).toEqual(['2026-12-20', '2026-12-27']);
});

it('[SHELL-5] [LIVE-1] a draft of an earlier release, which has one day alone, has the other as it was by then', async () => {
  keepDraft(DRAFT, { start_date: '2026-12-05', seen: toTripForm(trip, {}) });
  await open(winter);
  expect([field('title')?.value, ...days()]).toEqual([winter.title, '2026-12-05', '2026-12-10']);
  expect(hasQuestion()).toBe(true);
});

it('[DASH-3] [SHELL-5] a new trip whose answer was lost is sent again under its id, also after a reload', async () => {
  create.mockRejectedValue(new TypeError('Failed to fetch'));
  const send = async () => {
    create.mockClear();
    await press('Créer');
    await until(() => expect(create).toHaveBeenCalledOnce());
    return create.mock.calls[0]?.[0];
  };
  await open(null, { destination: 'Porto', start_date: '2026-12-03', end_date: '2026-12-10' });
  await type('title', 'Porto à deux');
  const first = await send();
  await show(null);
  await open(null);
  expect(await send()).toEqual(first);
  await type('title', 'Porto à trois');
  expect(await send()).toMatchObject({ id: first?.id, form: { title: 'Porto à trois' } });
});
