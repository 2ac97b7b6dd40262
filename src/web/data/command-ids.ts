import { newId } from './new-id.ts';

/** What this page's writes are known by: every one carries it, with a number of its own (docs/realtime.md). */
const page = newId();
let count = 0;

/** The id of the next write, for the header `X-Change-Id`. */
export function nextChangeId(): string {
  count += 1;
  return `${page}-${count}`;
}

/** Whether an event is the answer to one of this tab's own commands. */
export function isOwnChange(id: string | null): boolean {
  return id?.startsWith(page) === true;
}
