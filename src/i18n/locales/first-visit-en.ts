import common from './en/common.ts';
import errors from './en/errors.ts';
import exampleTrips from './en/example-trips.ts';
import features from './en/features.ts';
import footer from './en/footer.ts';
import landing from './en/landing.ts';
import notifications from './en/notifications.ts';

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
