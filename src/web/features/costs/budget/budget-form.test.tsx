// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { writeAgain } from '#web/ui/early-input.ts';
import { BudgetForm } from './budget-form.tsx';

const setBudget = vi.hoisted(() => vi.fn());
vi.mock('../mutations.ts', () => ({ useSetBudget: () => setBudget }));

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('trip', 'collaborators');
});
afterEach(() => setBudget.mockReset());

/** The form over a budget of 600, which somebody else then sets to 800. @param typed meanwhile */
async function afterTheirChange(typed: string | null) {
  const formOf = (budget: number) => <BudgetForm trip={tripDetails({ budget })} onClose={() => {}} />;
  const page = await show(formOf(600));
  const field = page.querySelector('input');
  if (!field) throw new Error('There is a field.');
  if (typed !== null) await act(async () => writeAgain(field, typed));
  await show(formOf(800));
  return { page, field };
}
const save = (page: HTMLElement) =>
  act(async () => page.querySelector<HTMLButtonElement>('[type=submit]')?.click());

it('[PLUS-5] [LIVE-1] an open form takes the budget that somebody else has set, and saves that', async () => {
  const { page, field } = await afterTheirChange(null);
  expect(field.value).toBe('800');
  await save(page);
  expect(setBudget).toHaveBeenCalledWith(800);
});

it('[PLUS-5] [LIVE-1] what was typed stays, beside what somebody else has set', async () => {
  const { page, field } = await afterTheirChange('700');
  expect(field.value).toBe('700');
  await act(async () => {});
  expect(page.textContent).toContain('800');
  await save(page);
  expect(setBudget).toHaveBeenCalledWith(700);
});
