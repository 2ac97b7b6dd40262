import type { SharedPlan } from '../plan.types.ts';
import type { PublicRead } from './read.ts';

/** Answers no row for an unknown or revoked link [PLUS-4]. */
export const sharedTripRead = (token: string): PublicRead<SharedPlan> => ({
  path: 'rpc/shared_trip',
  query: {},
  body: { token },
});
