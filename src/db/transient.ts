import { type AppError, toAppError } from './app-error.ts';

/** Keys of failures after which nothing was decided: the network failed, or the server did, or it was asked too often. */
const UNAVAILABLE = new Set(['network', 'timeout', 'server', 'too_many_requests']);

/** Keys that say that nobody is signed in: what they wrote can be sent once they are. */
const SIGNED_OUT = new Set(['session_expired', 'not_authenticated', 'not_signed_in']);

/** True for a failure that another try soon may overcome; a refusal stays one however often it is asked. */
export const isUnavailable = (error: unknown): boolean => UNAVAILABLE.has(toAppError(error).key);

/** True for a failure that leaves a write waiting: the database has neither acknowledged nor refused it. */
export function isTransient(error: AppError): boolean {
  return isUnavailable(error) || SIGNED_OUT.has(error.key) || error.status === 401;
}
