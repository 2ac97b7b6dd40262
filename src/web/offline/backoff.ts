const FIRST_WAIT_MS = 1000;

/** The wait before another try, in ms: twice as long after each failure, up to `longest`, with a fifth of jitter. */
export function backoffMs(failures: number, longest: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** failures, longest) * (0.8 + Math.random() * 0.2);
}
