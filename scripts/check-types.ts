import { spawnSync } from 'node:child_process';

/**
 * Type-checks every runtime by its own project, so that `domain` cannot reach for `window` or `process`
 * and the browser cannot reach for Node.
 */
const PROJECTS = ['domain', 'server', 'web', 'tests'];

const failed = PROJECTS.filter((project) => {
  const { status } = spawnSync('tsc', ['-p', `tsconfig.${project}.json`], { stdio: 'inherit' });
  return status !== 0;
});

if (failed.length > 0) {
  console.error(`Types do not hold in: ${failed.join(', ')}`);
  process.exit(1);
}
