/** The command's id, by which its own page recognises the event. */
import { AsyncLocalStorage } from 'node:async_hooks';

const HEADER = 'x-change-id';
const VALID = /^[\w-]{1,64}$/;

const running = new AsyncLocalStorage<string>();

export function withChangeId<Result>(request: Request, work: () => Promise<Result>): Promise<Result> {
  const id = request.headers.get(HEADER);
  return id !== null && VALID.test(id) ? running.run(id, work) : work();
}

export function changeHeaders(): string | undefined {
  const id = running.getStore();
  return id === undefined ? undefined : JSON.stringify({ [HEADER]: id });
}
