import affiliateSuggestions from './fr/affiliate-suggestions.ts';
import trip from './fr/trip.ts';
import tripActivities from './fr/trip-activities.ts';
import tripItems from './fr/trip-items.ts';
import tripItineraries from './fr/trip-itineraries.ts';
import tripRoutes from './fr/trip-routes.ts';
import tripTransport from './fr/trip-transport.ts';
import weather from './fr/weather.ts';

/** What the planner shows, in one module, so that opening a trip costs one request for its texts. */
export default {
  'affiliate-suggestions': affiliateSuggestions,
  trip,
  'trip-activities': tripActivities,
  'trip-items': tripItems,
  'trip-itineraries': tripItineraries,
  'trip-routes': tripRoutes,
  'trip-transport': tripTransport,
  weather,
};
