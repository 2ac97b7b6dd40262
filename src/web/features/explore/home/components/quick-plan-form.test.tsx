// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { readQuickPlan, saveQuickPlan } from '#web/forms/quick-plan.ts';
import { QuickPlanForm } from './quick-plan-form.tsx';

vi.mock('#web/session/session.tsx', () => ({ useSession: () => ({ user: null }) }));

const show = reactPage();
beforeAll(() => initI18n('fr'));
beforeEach(() => localStorage.clear());

const PLAN = { startDate: '2027-03-12', endDate: '2027-03-16', travellers: 2 };
const LISBON = { name: 'Lisbonne', lat: 38.7, lng: -9.1, country_iso_a2: 'PT' };

async function openHome() {
  const router = createMemoryRouter(
    [
      { path: '/', Component: QuickPlanForm },
      { path: '*', Component: () => null },
    ],
    { initialEntries: ['/'] },
  );
  const page = await show(<RouterProvider router={router} />);
  return {
    destination: page.querySelector<HTMLInputElement>('[name=destination]'),
    begin: async () => {
      const submit = new Event('submit', { bubbles: true, cancelable: true });
      await act(async () => page.querySelector('form')?.dispatchEvent(submit));
      await until(() => expect(router.state.location.pathname).toBe('/auth'));
    },
  };
}

it('[PUB-1] [DASH-4] who comes back to the home page and begins again has the place that they had picked', async () => {
  saveQuickPlan({ ...PLAN, destination: 'Lisbonne', place: LISBON });
  const { begin } = await openHome();
  await begin();
  expect(readQuickPlan()).toEqual({ ...PLAN, destination: 'Lisbonne', place: LISBON });
});

it('[PUB-1] another destination is not at the place of the one before', async () => {
  saveQuickPlan({ ...PLAN, destination: 'Lisbonne', place: LISBON });
  const { destination, begin } = await openHome();
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(destination, 'Porto');
    destination?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await begin();
  expect(readQuickPlan()).toEqual({ ...PLAN, destination: 'Porto' });
});
