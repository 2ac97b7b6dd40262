/** The id that a client gives a change, so that its own page knows the message about it. */
import { AsyncLocalStorage } from 'node:async_hooks';

const HEADER = 'x-change-id';
const VALID = /^[\w-]{1,64}$/;

const running = new AsyncLocalStorage<string>();

/** Runs `work` as the change that the request names, if it names one. */
export function withChangeId<Result>(request: Request, work: () => Promise<Result>): Promise<Result> {
  const id = request.headers.get(HEADER);
  return id !== null && VALID.test(id) ? running.run(id, work) : work();
}

/** What the database is told of the request's headers: nothing but the change, if there is one. */
export function changeHeaders(): string | undefined {
  const id = running.getStore();
  return id === undefined ? undefined : JSON.stringify({ [HEADER]: id });
}
