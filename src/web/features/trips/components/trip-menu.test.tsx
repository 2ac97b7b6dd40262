// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { keepDraft } from '#web/forms/drafts.ts';
import { copyDraftName } from '../trip-form.ts';
import { TripMenu } from './trip-menu.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/session/session.tsx', () => ({ useSession: () => ({ user: { id: 'camille' } }) }));
vi.mock('../lazy-parts.ts', () => ({
  CopyTripDialog: ({ trip }: { trip: { title: string } }) => <p role="dialog">{trip.title}</p>,
}));

const show = reactPage();
const menu = <TripMenu trip={tripDetails()} onEdit={() => {}} onDelete={() => {}} />;

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('dashboard');
});
beforeEach(() => localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } })));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('[SHELL-5] the dialog that copies a trip opens again where it was open', async () => {
  const page = await show(menu);
  expect(page.querySelector('[role=dialog]')).toBeNull();
  await show(null);
  keepDraft(copyDraftName('trip'), {}, false);
  await show(menu);
  expect(page.querySelector('[role=dialog]')?.textContent).toBe('Lisbonne');
});
