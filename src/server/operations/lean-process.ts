/** How the server's process uses memory (ADR 0040). */

/**
 * V8 collects young objects four times as often as by default, and compiles one function of the embedded database at a time:
 * a compiler at work takes as much memory as all that it works for.
 */
export const LEAN_FLAGS = ['--max-semi-space-size=2', '--wasm-num-compilation-tasks=1'];

/** What is freed goes back to the system: by default glibc keeps it for as many threads as there may be. Others don't read these. */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Starts this process over with these settings, which can't be changed once it runs: the same process id, another program in it,
 * so that nothing stays of what was loaded before. Returns where that is done, or where the system can't (Windows).
 *
 * @param entry the program, a path
 */
export function becomeLean(entry: string): void {
  if (!process.execve || LEAN_FLAGS.every((flag) => process.execArgv.includes(flag))) return;
  const args = [process.execPath, ...process.execArgv, ...LEAN_FLAGS, entry];
  process.execve(process.execPath, args, { ...ALLOCATOR, ...process.env });
}
