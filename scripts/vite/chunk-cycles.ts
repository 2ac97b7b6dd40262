/**
 * Fails a build whose files import each other in a circle. Such files load, and then one reads what the other has not set
 * yet: `Cannot convert undefined or null to object`, in the browser alone. The groups of `vite.config.ts` can make one.
 */
import type { Plugin } from 'vite';

/** A file of a build, and the files that it imports when it loads. */
interface Chunk {
  fileName: string;
  imports: readonly string[];
}

/** One circle of imports among these files, from a file back to itself; null when there is none. */
export function findCycle(chunks: readonly Chunk[]): string[] | null {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const isDone = new Set<string>();
  const visit = (name: string, trail: readonly string[]): string[] | null => {
    const at = trail.indexOf(name);
    if (at >= 0) return [...trail.slice(at), name];
    if (isDone.has(name)) return null;
    for (const imported of byName.get(name)?.imports ?? []) {
      const cycle = visit(imported, [...trail, name]);
      if (cycle) return cycle;
    }
    isDone.add(name);
    return null;
  };
  for (const { fileName } of chunks) {
    const cycle = visit(fileName, []);
    if (cycle) return cycle;
  }
  return null;
}

/** The Vite plugin that does so. */
export function chunkCycles(): Plugin {
  return {
    name: 'escale-chunk-cycles',
    generateBundle(_, bundle) {
      const cycle = findCycle(Object.values(bundle).filter((output) => output.type === 'chunk'));
      if (cycle) this.error(`Files of the build import each other in a circle: ${cycle.join(' → ')}`);
    },
  };
}
