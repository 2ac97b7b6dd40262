/** How long a statement may run, and how long a caller waits for a connection, in ms (ADR 0032). */

/** By the role that a request has; `server`: accounts, mails, live updates. */
export const STATEMENT_LIMITS = {
  anon: 3000,
  authenticated: 10_000,
  service_role: 15_000,
  server: 15_000,
} as const;

/** Longer than a person's statement may run, so that one of them does not turn everybody away. */
export const LONGEST_WAIT = 12_000;

/** PostgreSQL ends a connection whose transaction waits this long for us: a process that is stuck holds no locks. */
export const LONGEST_IDLE_TRANSACTION = 60_000;
