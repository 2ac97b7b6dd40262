import { AsyncLocalStorage } from 'node:async_hooks';
import type { Setting } from './session.ts';

const running = new AsyncLocalStorage<readonly Setting[]>();

export function withSettings<Result>(settings: readonly Setting[], work: () => Result): Result {
  return settings.length > 0 ? running.run(settings, work) : work();
}

export function currentSettings(): readonly Setting[] {
  return running.getStore() ?? [];
}
