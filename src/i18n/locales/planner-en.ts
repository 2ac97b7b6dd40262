import affiliateSuggestions from './en/affiliate-suggestions.ts';
import trip from './en/trip.ts';
import tripActivities from './en/trip-activities.ts';
import tripItems from './en/trip-items.ts';
import tripItineraries from './en/trip-itineraries.ts';
import tripRoutes from './en/trip-routes.ts';
import tripTransport from './en/trip-transport.ts';
import weather from './en/weather.ts';

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
