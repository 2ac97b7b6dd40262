// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { discardDraft, hasDraft, keepDraft } from '#web/forms/drafts.ts';
import { readQuickPlan, saveQuickPlan } from '#web/forms/quick-plan.ts';
import { copyDraftName, tripDraftName } from './trip-form.ts';
import { useTripDialogs } from './use-trip-dialogs.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const PLAN = { destination: 'Porto', startDate: '', endDate: '', travellers: null };
const show = reactPage();

function Dialogs() {
  const { dialog, close } = useTripDialogs(['porto', 'faro']);
  const isNew = dialog?.kind === 'create';
  return (
    <button type="button" onClick={close}>
      {isNew ? (dialog.plan.destination ?? 'draft') : dialog ? Object.values(dialog).join(' ') : 'none'}
    </button>
  );
}
/** Opens the dashboard; answers what its dialog begins with. */
async function openDashboard(search: string): Promise<HTMLElement> {
  const routes = [{ path: '/dashboard', Component: Dialogs }];
  const router = createMemoryRouter(routes, { initialEntries: [`/dashboard${search}`] });
  return show(<RouterProvider key={Math.random()} router={router} />);
}

afterEach(() => {
  discardDraft(tripDraftName(null));
  localStorage.clear();
  sessionStorage.clear();
});

it('[DASH-4] the quick plan comes before an older draft, and is there until the dialog is dismissed', async () => {
  keepDraft(tripDraftName(null), { destination: 'Évora' });
  saveQuickPlan(PLAN);
  const page = await openDashboard('?action=createTrip');
  expect(page.textContent).toBe('Porto');
  expect(hasDraft(tripDraftName(null))).toBe(false);
  await act(async () => page.querySelector('button')?.click());
  expect(page.textContent).toBe('none');
  expect(readQuickPlan()).toBeNull();
});

it('[SHELL-5] what was typed over the quick plan is there after a reload', async () => {
  saveQuickPlan(PLAN);
  await openDashboard('?action=createTrip');
  keepDraft(tripDraftName(null), { destination: 'Porto et Braga' });
  const page = await openDashboard('?action=createTrip');
  expect(page.textContent).toBe('draft');
  expect(hasDraft(tripDraftName(null))).toBe(true);
});

it('[SHELL-5] the dialog that copies a trip opens again where it was open, and one dialog at most', async () => {
  keepDraft(copyDraftName('faro'), {}, false);
  expect((await openDashboard('')).textContent).toBe('copy faro');
  keepDraft(tripDraftName('porto'), { title: 'Porto' });
  expect((await openDashboard('')).textContent).toBe('edit porto');
  saveQuickPlan(PLAN);
  expect((await openDashboard('?action=createTrip')).textContent).toBe('Porto');
});
