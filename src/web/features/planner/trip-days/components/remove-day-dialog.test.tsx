// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { removedDay } from '#domain/trip-days.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails, tripMeal } from '#tests/support/trip-details.ts';
import { RemoveDayDialog } from './remove-day-dialog.tsx';

const changeWhole = vi.fn<(whole: (now: object) => unknown) => void>();
vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('../../components/planner-actions.tsx', () => ({ usePlannerActions: () => ({ changeWhole }) }));
vi.mock('../../use-formats.ts', () => ({ useFormats: () => ({ day: String }) }));

const show = reactPage();
const day = '2026-12-03';
const trip = tripDetails({ items: [tripMeal('lunch', { date: day })] });
const close = vi.fn();

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('trip-items');
});
beforeEach(() => void changeWhole.mockClear());

const showDialog = (of = trip) =>
  show(<RemoveDayDialog trip={of} day={day} draft="remove" onClose={close} />);
const choices = () => [...document.querySelectorAll('label')].map((label) => label.textContent);
const chosen = () => document.querySelector<HTMLInputElement>('input:checked')?.value;
const button = () =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === 'Supprimer ce jour');

it('[TRIP-2] asks again where the items go once somebody has made the day the first', async () => {
  await showDialog();
  expect(chosen()).toBe('before');
  await showDialog({ ...trip, start_date: day });
  expect(choices()).not.toContain('Au jour d’avant');
  expect(chosen()).toBeUndefined();
  expect(button()?.disabled).toBe(true);
  await act(async () => document.querySelector<HTMLInputElement>('input[value=after]')?.click());
  await act(async () => button()?.click());
  const now = { ...trip, start_date: day };
  await vi.waitFor(() => expect(changeWhole).toHaveBeenCalled());
  expect(changeWhole.mock.calls[0]?.[0](now)).toEqual(removedDay(now, now.items, day, 'after'));
});
