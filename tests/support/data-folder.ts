import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIXTURE_SITE, root, spawnServer, untilServing } from './server-process.ts';

const cache = join(root, '.cache/test-data');
/** What a data folder that was never used depends on. */
const SOURCES = ['supabase', 'src/server/database', 'src/server/operations/secrets.ts', 'package-lock.json'];

const SUPERVISOR_PASSWORD = 'supervisor-of-tests';

/** A data folder as a first start leaves it: schema, secrets, supervisor. */
export async function freshDataFolder(options: {
  referenceData: boolean;
}): Promise<{ folder: string; supervisorPassword: string }> {
  const template = await dataTemplate(options);
  const folder = mkdtempSync(join(tmpdir(), 'escale-data-'));
  cpSync(template, folder, { recursive: true });
  return { folder, supervisorPassword: SUPERVISOR_PASSWORD };
}

/**
 * What such folders are copies of. Making it takes seconds, so it is done once for each state of the sources, before the first test:
 * processes that come at the same time would each make one, and the first one's stays.
 */
export async function dataTemplate({ referenceData }: { referenceData: boolean }): Promise<string> {
  const template = join(cache, `${fingerprint()}${referenceData ? '-with-reference-data' : ''}`);
  if (!existsSync(template)) await makeTemplate(template, referenceData);
  return template;
}

async function makeTemplate(template: string, referenceData: boolean): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  const settings = {
    HOST: '127.0.0.1',
    DATA_DIR: draft,
    DIST_DIR: FIXTURE_SITE,
    PORT: '0',
    REFERENCE_DATA: referenceData ? 'on' : 'off',
    DEMO_DATA: 'off',
    SUPERVISOR_PASSWORD,
    LOG_LEVEL: 'error',
  };
  // Optimised WebAssembly takes more time to compile than it saves in one start.
  const server = spawnServer(settings, ['--liftoff-only']);
  await untilServing(server.process, server.output);
  server.process.kill('SIGTERM');
  await server.ended;
  try {
    renameSync(draft, template);
  } catch (error) {
    if (!existsSync(template)) throw error;
    rmSync(draft, { recursive: true });
  }
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(root, source);
    const files = /\.\w+$/.test(source) ? [path] : filesIn(path);
    for (const file of files) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
