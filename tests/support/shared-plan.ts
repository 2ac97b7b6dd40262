import type { SharedPlan } from '#db/plan.types.ts';

/** What a share link shows of a trip of two days without anything planned. */
export const sharedPlan = ({
  title = 'Lisbonne',
  ...rest
}: Partial<SharedPlan> & { title?: string } = {}): SharedPlan => ({
  shows_prices: false,
  documents: [],
  trip: {
    id: 'trip',
    title,
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
  trip_notes: [],
  ...rest,
});
