import { describe, expect, it } from 'vitest';
import { sharedPlan } from '#tests/support/shared-plan.ts';
import { printPlan } from '../print-view/print-plan.ts';
import { asTripDetails } from './shared-trip.ts';

const plan = sharedPlan({
  trip_notes: [{ id: 'note', title: 'Prises', content: 'Type F', date: '2026-12-02' }],
});

describe('[PLUS-4] a shared plan', () => {
  it('is read by the planner’s models as a trip without people and money', () => {
    const trip = asTripDetails(plan);
    expect(trip).toMatchObject({ owner_id: '', budget: null, trip_collaborators: [] });
    expect(printPlan(trip).days[1]?.waiting).toMatchObject([{ kind: 'note', id: 'note' }]);
  });
});
