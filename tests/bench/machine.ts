import { spawnSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { findBrowser } from '../../scripts/find-browser.ts';

/** Int32 values of a cache line of 64 bytes. */
const LINE = 16;
const BYTES = 4 * 2 ** 20;
const STEPS = 2_000_000;

/**
 * Nanoseconds of one step of a walk through 4 MB in no order: what this machine's caches are worth at the moment. Cores that
 * share theirs with others' work are as fast as ever in a loop and half as fast in a browser; figures of two runs compare
 * only when their walks do.
 */
export function walkThroughMemory(): number {
  const lines = BYTES / (LINE * Int32Array.BYTES_PER_ELEMENT);
  const memory = new Int32Array(lines * LINE);
  const order = shuffled(lines);
  for (const [index, line] of order.entries()) memory[line * LINE] = (order[(index + 1) % lines] ?? 0) * LINE;
  walk(memory); // Compiled, and its pages there.
  const from = performance.now();
  walk(memory);
  return ((performance.now() - from) * 1e6) / STEPS;
}

function walk(memory: Int32Array): number {
  let at = 0;
  for (let step = 0; step < STEPS; step += 1) at = memory[at] ?? 0;
  return at;
}

/** 0 to `count` in an order that is always the same (Fisher and Yates, numbers of a linear congruential generator). */
function shuffled(count: number): Int32Array {
  const order = Int32Array.from({ length: count }, (_, index) => index);
  let seed = 1;
  for (let last = count - 1; last > 0; last -= 1) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    const other = Math.floor((seed / 2 ** 32) * (last + 1));
    const swapped = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = swapped;
  }
  return order;
}

/** What measured, in one sentence, with what its memory was worth while it did. */
export function describeMachine(walks: readonly number[]): string {
  const memory = walks.map(Math.round).join(', ');
  return (
    `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, ` +
    `Node ${process.version}, ${browserVersion()}; load and server share the machine. Meanwhile a step through 4 MB of memory in no order ` +
    `took ${memory} ns: the more, the less of its caches a shared machine left to the run`
  );
}

/** Another version loads other pictures ahead and draws at another speed. */
function browserVersion(): string {
  const { stdout } = spawnSync(findBrowser(), ['--no-sandbox', '--version'], { encoding: 'utf8' });
  return stdout.trim() || 'a browser that does not tell its version';
}
