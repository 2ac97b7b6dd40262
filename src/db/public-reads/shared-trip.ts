import type { SharedPlan } from '../plan.types.ts';
import type { PublicRead } from './read.ts';

/** None: unknown or revoked [PLUS-4]. */
export const sharedTripRead = (token: string): PublicRead<SharedPlan> => ({
  path: 'rpc/shared_trip',
  query: {},
  body: { token },
});
