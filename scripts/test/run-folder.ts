import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY_FOLDER = '/dev/shm';
/** Four times what a run writes, which leaves its programs as much as they need. */
const NEEDED_BYTES = 8 * 1024 ** 3;

/**
 * Where the folder of the run is made: what TMPDIR names; else in memory where there is plenty, because making and
 * deleting the files of some hundred databases on a disk costs a tenth of the run; else the system's.
 */
export function parentOfRunFolder(
  env: NodeJS.ProcessEnv,
  freeBytes: () => number = freeBytesInMemory,
): string {
  return !env.TMPDIR && freeBytes() >= NEEDED_BYTES ? MEMORY_FOLDER : tmpdir();
}

function freeBytesInMemory(): number {
  if (!existsSync(MEMORY_FOLDER)) return 0;
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return Math.min(bavail * bsize, freemem());
}

/** The one folder that everything of the run writes its temporary files into; others may pass through it, as PostgreSQL's user does. */
export function makeRunFolder(env: NodeJS.ProcessEnv): string {
  const made = mkdtempSync(join(parentOfRunFolder(env), 'escale-run-'));
  chmodSync(made, 0o711);
  return made;
}
