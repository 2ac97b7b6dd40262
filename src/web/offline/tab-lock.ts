/** Browsers have locks for pages that come over https, and for the own machine. */
const locks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/** Runs `task` under an origin-wide Web Lock; other tabs wait. Where there are no locks it runs at once. */
export function withTabLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  return locks()?.request(name, task) ?? task();
}
