/** The id that a client gives a command, so that its own page recognises the event about it. */
import { AsyncLocalStorage } from 'node:async_hooks';

const HEADER = 'x-change-id';
const VALID = /^[\w-]{1,64}$/;

const running = new AsyncLocalStorage<string>();

/** Runs `work` with the change id of the request, if it has one. */
export function withChangeId<Result>(request: Request, work: () => Promise<Result>): Promise<Result> {
  const id = request.headers.get(HEADER);
  return id !== null && VALID.test(id) ? running.run(id, work) : work();
}

/** The request headers that the database sees, as JSON: the change id alone. */
export function changeHeaders(): string | undefined {
  const id = running.getStore();
  return id === undefined ? undefined : JSON.stringify({ [HEADER]: id });
}
