import { beforeAll, expect, it } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { tripDetails, tripExpense, tripMeal } from '#tests/support/trip-details.ts';
import { costsCsv } from './costs-csv.ts';

beforeAll(async () => {
  await initI18n();
  await loadAreas('take-along', 'trip', 'trip-items');
});

it('[PLUS-14] [PLUS-18] costs are a line each, and money that came back has a minus sign, so that a column adds up', () => {
  const refund = tripExpense('back', {
    title: 'SNCF',
    date: '2026-12-02',
    category: 'refund',
    price: 90,
    paid_by: 'camille',
  });
  const trip = tripDetails({
    items: [tripMeal('tasca', { price: 300, paid_by: 'camille' })],
    trip_expenses: [refund],
  });
  const [, ...lines] = costsCsv(trip, 'fr').trim().split('\r\n');
  expect(lines).toEqual([
    '2026-12-01;Repas;Tasca;300;EUR;camille;',
    '2026-12-02;Remboursement;SNCF;-90;EUR;camille;',
  ]);
});
