import { readdirSync, readFileSync } from 'node:fs';

/** Between two looks at a tree of processes, in ms. */
const EVERY = 100;

/** Proportional set sizes, in MB: pages that several processes share count once in all. */
export interface Memory {
  /** Of the process alone. */
  own: number;
  /** Of the process and all that it started. */
  tree: number;
}

/** What a process and its children have in memory now. Linux only. */
export function memoryOf(pid: number): Memory {
  const own = shareOf(pid);
  return { own, tree: childrenOf(pid).reduce((sum, child) => sum + memoryOf(child).tree, own) };
}

/** Looks at a process until it is stopped; answers the highest of each. */
export function watchMemory(pid: number): { stop: () => Memory } {
  const highest: Memory = { own: 0, tree: 0 };
  const look = () => {
    const { own, tree } = memoryOf(pid);
    highest.own = Math.max(highest.own, own);
    highest.tree = Math.max(highest.tree, tree);
  };
  look();
  const timer = setInterval(look, EVERY);
  return {
    stop() {
      clearInterval(timer);
      look();
      return highest;
    },
  };
}

function shareOf(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}

function childrenOf(pid: number): number[] {
  return threadsOf(pid).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
}

/** A process is the child of the thread that started it. */
function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** Empty when the process has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
