import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** @throws when `pgbench` is nowhere: the comparison cannot be made without it */
function findPgbench(): string {
  if (spawnSync('pgbench', ['--version']).status === 0) return 'pgbench';
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const found = versions
    .map((version) => join(DEBIAN, version, 'bin/pgbench'))
    .find((path) => existsSync(path));
  if (!found) throw new Error('pgbench is not installed (Debian: apt-get install postgresql-contrib).');
  return found;
}

/**
 * Runs a script of SQL over several connections with prepared statements.
 *
 * @returns transactions a second
 */
export function pgbench(
  url: string,
  script: string,
  { connections, seconds }: { connections: number; seconds: number },
): number {
  const file = join(mkdtempSync(join(tmpdir(), 'escale-pgbench-')), 'script.sql');
  writeFileSync(file, script);
  const { stdout, stderr, status } = spawnSync(
    findPgbench(),
    [
      '--no-vacuum',
      '--protocol=prepared',
      '-c',
      String(connections),
      '-j',
      '2',
      '-T',
      String(seconds),
      '-f',
      file,
      url,
    ],
    { encoding: 'utf8' },
  );
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (status !== 0 || rate === undefined) throw new Error(`pgbench failed: ${stderr}`);
  return Math.round(Number(rate));
}

/** Wraps a statement as the data API does: one transaction, the role and the claims of this person. */
export function asPerson(personId: string, statement: string): string {
  const claims = JSON.stringify({ sub: personId, role: 'authenticated' });
  return `begin;
select set_config('request.jwt.claims', '${claims}', true), set_config('request.jwt.claim.sub', '${personId}', true), set_config('role', 'authenticated', true);
${statement.replaceAll('\n', ' ')};
commit;
`;
}
