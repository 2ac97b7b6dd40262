import { type AppError, toAppError } from './app-error.ts';

/** Failures that decided nothing. */
const UNAVAILABLE = new Set(['network', 'timeout', 'server', 'too_many_requests']);

/** Without a session; a write can be sent once there is one. */
const SIGNED_OUT = new Set(['session_expired', 'not_authenticated', 'not_signed_in']);

/** A later try may succeed. */
export const isUnavailable = (error: unknown): boolean => UNAVAILABLE.has(toAppError(error).key);

/** The database neither acknowledged nor refused the write: it waits. */
export function isTransient(error: AppError): boolean {
  return isUnavailable(error) || SIGNED_OUT.has(error.key) || error.status === 401;
}
