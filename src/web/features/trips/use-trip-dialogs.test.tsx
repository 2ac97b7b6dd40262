// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { discardDraft, keepDraft, readDraft } from '#web/forms/drafts.ts';
import { readQuickPlan, saveQuickPlan } from '#web/forms/quick-plan.ts';
import { copyDraftName, PLANNED_DRAFT, tripDraftName } from './trip-form.ts';
import { useTripDialogs } from './use-trip-dialogs.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const PLAN = { destination: 'Porto', startDate: '', endDate: '', travellers: null };
const show = reactPage();

function Dialogs() {
  const { dialog, close, create } = useTripDialogs(['porto', 'faro']);
  const shown =
    dialog?.kind === 'create'
      ? { ...dialog.plan, ...readDraft(dialog.draft) }.destination
      : dialog && Object.values(dialog).join(' ');
  return (
    <>
      <p>{shown ?? 'none'}</p>
      <button type="button" onClick={close} aria-label="Fermer" />
      <button type="button" onClick={create} aria-label="Créer" />
    </>
  );
}
/** Opens the dashboard; answers what its dialog begins with. */
async function openDashboard(search: string): Promise<HTMLElement> {
  const routes = [{ path: '/dashboard', Component: Dialogs }];
  const router = createMemoryRouter(routes, { initialEntries: [`/dashboard${search}`] });
  return show(<RouterProvider key={Math.random()} router={router} />);
}

afterEach(() => {
  for (const name of [tripDraftName(null), PLANNED_DRAFT]) discardDraft(name);
  localStorage.clear();
  sessionStorage.clear();
});

it('[DASH-4] the quick plan comes before an older draft, and is there until the dialog is dismissed', async () => {
  keepDraft(tripDraftName(null), { destination: 'Évora' });
  saveQuickPlan(PLAN);
  const page = await openDashboard('?action=createTrip');
  expect(page.textContent).toBe('Porto');
  const [close, create] = page.querySelectorAll('button');
  await act(async () => close?.click());
  expect(page.textContent).toBe('none');
  expect(readQuickPlan()).toBeNull();
  await act(async () => create?.click());
  expect(page.textContent).toBe('Évora');
});

it('[SHELL-5] what was typed over the quick plan is there after a reload', async () => {
  saveQuickPlan(PLAN);
  await openDashboard('?action=createTrip');
  keepDraft(PLANNED_DRAFT, { destination: 'Porto et Braga' });
  expect((await openDashboard('?action=createTrip')).textContent).toBe('Porto et Braga');
  expect((await openDashboard('')).textContent).toBe('Porto et Braga');
  saveQuickPlan(PLAN);
  expect((await openDashboard('?action=createTrip')).textContent).toBe('Porto');
});

it('[SHELL-5] the dialog that copies a trip opens again where it was open, and one dialog at most', async () => {
  keepDraft(copyDraftName('faro'), {}, false);
  expect((await openDashboard('')).textContent).toBe('copy faro');
  keepDraft(tripDraftName('porto'), { title: 'Porto' });
  expect((await openDashboard('')).textContent).toBe('edit porto');
  saveQuickPlan(PLAN);
  expect((await openDashboard('?action=createTrip')).textContent).toBe('Porto');
});

it('[DASH-4] the quick plan goes with its dialog, also where its draft alone has opened that', async () => {
  saveQuickPlan(PLAN);
  await openDashboard('?action=createTrip');
  keepDraft(PLANNED_DRAFT, { destination: 'Porto' });
  const page = await openDashboard('');
  expect(page.textContent).toBe('Porto');
  await act(async () => page.querySelector('button')?.click());
  expect(page.textContent).toBe('none');
  expect(readQuickPlan()).toBeNull();
});

it('[SHELL-5] of two new trips with drafts the other one opens once the first is given up', async () => {
  keepDraft(tripDraftName(null), { destination: 'Évora' });
  keepDraft(PLANNED_DRAFT, { destination: 'Porto' });
  const page = await openDashboard('');
  const close = () => act(async () => page.querySelector('button')?.click());
  expect(page.textContent).toBe('Évora');
  discardDraft(tripDraftName(null));
  await close();
  expect(page.textContent).toBe('Porto');
  discardDraft(PLANNED_DRAFT);
  await close();
  expect(page.textContent).toBe('none');
});

it('[DASH-4] another dialog leaves the quick plan for its own', async () => {
  saveQuickPlan(PLAN);
  keepDraft(tripDraftName(null), { destination: 'Évora' });
  const page = await openDashboard('');
  expect(page.textContent).toBe('Évora');
  await act(async () => page.querySelector('button')?.click());
  expect(readQuickPlan()).not.toBeNull();
});
