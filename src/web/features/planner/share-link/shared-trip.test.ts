import { describe, expect, it } from 'vitest';
import type { SharedPlan } from '#db/plan.types.ts';
import { printPlan } from '../print-view/print-plan.ts';
import { asTripDetails } from './shared-trip.ts';

const plan: SharedPlan = {
  shows_prices: false,
  documents: [],
  trip: {
    id: 'trip',
    title: 'Lisbonne',
    description: null,
    destination: 'Lisbonne',
    destination_details: null,
    start_date: '2026-12-01',
    end_date: '2026-12-02',
    status: 'planned',
    currency: 'EUR',
    image_url: null,
    image_attribution: null,
  },
  trip_accommodations: [],
  trip_activities: [],
  trip_itineraries: [],
  trip_meals: [],
  trip_notes: [{ id: 'note', title: 'Prises', content: 'Type F', date: '2026-12-02' }],
};

describe('[PLUS-4] a shared plan', () => {
  it('is read by the planner’s models as a trip without people and money', () => {
    const trip = asTripDetails(plan);
    expect(trip).toMatchObject({ owner_id: '', budget: null, trip_collaborators: [] });
    expect(printPlan(trip).days[1]?.waiting).toMatchObject([{ kind: 'note', id: 'note' }]);
  });
});
