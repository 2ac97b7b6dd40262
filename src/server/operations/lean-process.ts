/** More frequent scavenges, and one compiler for the database's functions: each takes as much memory as what it compiles. */
export const LEAN_FLAGS = ['--max-semi-space-size=2', '--wasm-num-compilation-tasks=1'];

/** Freed memory returns to the system: glibc would hold an arena per thread. Other libcs ignore these. */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Restarts in place (execve): the settings can't change later, and nothing loaded before stays. Returns where that is done or impossible
 * (Windows). @param entry path of the program
 */
export function becomeLean(entry: string): void {
  if (!process.execve || LEAN_FLAGS.every((flag) => process.execArgv.includes(flag))) return;
  const args = [process.execPath, ...process.execArgv, ...LEAN_FLAGS, entry];
  process.execve(process.execPath, args, { ...ALLOCATOR, ...process.env });
}
