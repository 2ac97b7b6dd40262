/** What the server knows of a request beside who calls, as settings of its transaction. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Setting } from './session.ts';

const running = new AsyncLocalStorage<readonly Setting[]>();

/** Runs `work`; the transactions that it begins have these settings. Their names begin with `escale.`. */
export function withSettings<Result>(settings: readonly Setting[], work: () => Result): Result {
  return settings.length > 0 ? running.run(settings, work) : work();
}

/** The settings of the request that is running; none outside of one. */
export function currentSettings(): readonly Setting[] {
  return running.getStore() ?? [];
}
