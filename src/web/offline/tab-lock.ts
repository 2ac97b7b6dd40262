/** Runs `task` under an origin-wide Web Lock; other tabs wait. Without TLS there are no locks: it runs at once. */
export function withTabLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, task) : task();
}
