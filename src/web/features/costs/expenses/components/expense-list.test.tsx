// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails, tripExpense, tripPerson } from '#tests/support/trip-details.ts';
import { queryClient } from '#web/data/query-client.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { ExpenseList } from './expense-list.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('trip', 'trip-items');
});

const list = async (trip: TripDetails) => {
  const actions = { readOnlyReason: 'viewer', onAdd: () => {}, onEdit: () => {} };
  const page = await show(
    <QueryClientProvider client={queryClient}>
      <ExpenseList trip={trip} actions={actions} />
    </QueryClientProvider>,
  );
  return Array.from(page.querySelectorAll('[data-slot=expense]'), ({ textContent }) => textContent);
};

it('[PLUS-5] an expense names members, by their address where they have no name, and who has left', async () => {
  const shares = { camille: 1, leo: 1, zoe: 1, ines: 1 };
  const trip = tripDetails({
    trip_collaborators: [
      {
        user_id: 'leo',
        role: 'viewer',
        joined_at: '2026-01-01T00:00:00Z',
        profile: { ...tripPerson('leo'), name: null, email: 'leo.m@example.org' },
      },
    ],
    trip_former_members: [
      { user_id: 'zoe', name: 'Zoé' },
      { user_id: 'ines', name: null },
    ],
    trip_expenses: [tripExpense('Taxi', { paid_by: 'ines', split: { mode: 'parts', shares } })],
  });
  const [taxi] = await list(trip);
  expect(taxi).toContain('payé par Ancien participant · pour camille, leo.m, Zoé et Ancien participant');
});

it('[PLUS-5] an expense of one who travels alone names nobody', async () => {
  const [taxi] = await list(tripDetails({ trip_expenses: [tripExpense('Taxi')] }));
  expect(taxi).not.toMatch(/payé|pour/);
});
