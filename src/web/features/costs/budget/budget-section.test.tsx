// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { BudgetSection } from './budget-section.tsx';

vi.mock('#web/session/session.tsx', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ user: null }),
}));

const show = reactPage();
beforeAll(async () => {
  await initI18n();
  await loadAreas('trip');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('[PLUS-5] what is left of the budget is for one day fewer after midnight, also where nobody has touched the page', async () => {
  vi.useFakeTimers();
  const clock = vi.spyOn(Temporal.Now, 'plainDateISO');
  clock.mockReturnValue(Temporal.PlainDate.from('2026-12-01'));
  const trip = tripDetails({ budget: 600, start_date: '2026-12-01', end_date: '2026-12-03' });
  const page = await show(<BudgetSection trip={trip} spent={0} uncounted={null} />);
  expect(page.textContent).toContain('200,00');
  clock.mockReturnValue(Temporal.PlainDate.from('2026-12-02'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(page.textContent).toContain('300,00');
});
