/** By role; `server`: accounts, mails, live updates. */
export const STATEMENT_LIMITS = {
  anon: 3000,
  authenticated: 10_000,
  service_role: 15_000,
  server: 15_000,
} as const;

/** Longer than a person's statement may run, so that one does not turn everybody away. */
export const LONGEST_WAIT = 12_000;

/** PostgreSQL then ends the connection: a stuck process holds no locks. */
export const LONGEST_IDLE_TRANSACTION = 60_000;
