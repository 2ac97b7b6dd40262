const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 15_000;

export function backoffMs(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS) * (1 + Math.random() * 0.2);
}
