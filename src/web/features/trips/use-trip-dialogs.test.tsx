// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { hasDraft, keepDraft } from '#web/forms/drafts.ts';
import { readQuickPlan, saveQuickPlan } from '#web/forms/quick-plan.ts';
import { tripDraftName } from './trip-form.ts';
import { useTripDialogs } from './use-trip-dialogs.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const PLAN = { destination: 'Porto', startDate: '', endDate: '', travellers: null };
const show = reactPage();

function Dialogs() {
  const { dialog, close } = useTripDialogs([]);
  return (
    <button type="button" onClick={close}>
      {dialog?.kind === 'create' ? (dialog.plan.destination ?? 'draft') : 'none'}
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
