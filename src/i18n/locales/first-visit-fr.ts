import common from './fr/common.ts';
import errors from './fr/errors.ts';
import exampleTrips from './fr/example-trips.ts';
import features from './fr/features.ts';
import footer from './fr/footer.ts';
import landing from './fr/landing.ts';
import notifications from './fr/notifications.ts';

/** What every first visit shows, in one module, so that a language costs it one request. */
export default {
  common,
  errors,
  'example-trips': exampleTrips,
  features,
  footer,
  landing,
  notifications,
};
