/** Work in the background, so that an answer's time does not reveal whether there was any [AUTH-8]. */
import type { Logger } from '../../operations/logger.ts';
import { reasonOf } from '../../operations/operator-error.ts';

export type Background = {
  start: (work: () => Promise<unknown>) => void;
  finish: () => Promise<void>;
};

export function createBackground(logger: Pick<Logger, 'error'>): Background {
  const underway = new Set<Promise<void>>();
  return {
    start(work) {
      const running = work()
        .then(() => {})
        .catch((error: unknown) => {
          logger.error({ reason: reasonOf(error) }, 'a mail was not prepared');
        })
        .finally(() => underway.delete(running));
      underway.add(running);
    },
    async finish() {
      await Promise.all(underway);
    },
  };
}
