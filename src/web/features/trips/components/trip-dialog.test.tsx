// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { discardDraft } from '#web/forms/drafts.ts';
import { type EditedTrip, tripDraftName } from '../trip-form.ts';
import { TripDialog } from './trip-dialog.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/session/session.tsx', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ user: { id: 'camille' } }),
}));

const trip: EditedTrip = tripDetails({ start_date: '2026-12-03', end_date: '2026-12-10' });
const DRAFT = tripDraftName(trip.id);
const show = reactPage();
/** Opens as on the dashboard: the trip itself is not in the cache. */
const open = (stored: EditedTrip) => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  return show(
    <QueryClientProvider client={client}>
      <TripDialog trip={stored} onClose={() => {}} />
    </QueryClientProvider>,
  );
};
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
const hasQuestion = () => dialog()?.textContent?.includes('Garder le mien');

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('dashboard', 'collaborators', 'map');
});
beforeEach(() => localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } })));
afterEach(() => {
  discardDraft(DRAFT);
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
  await open(trip);
  await type('title', 'Lisbonne à trois');
  await open({ ...trip, title: 'Lisbonne à trois' });
  await open(trip);
  expect([field('title')?.value, hasQuestion()]).toEqual(['Lisbonne à trois', false]);
});

it('[SHELL-5] [LIVE-1] both days of a draft stay together where somebody has moved the trip since', async () => {
  await open(trip);
  await type('start_date', '2026-12-05');
  await show(null);
  await open({ ...trip, start_date: '2026-12-20', end_date: '2026-12-27' });
  expect(days()).toEqual(['2026-12-05', '2026-12-10']);
  expect(hasQuestion()).toBe(true);
  await press('Prendre le sien');
  expect(days()).toEqual(['2026-12-20', '2026-12-27']);
});
