import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEAN_FLAGS } from '#server/operations/lean-process.ts';
import { freshDataFolder } from './data-folder.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';
import { type Environment, FIXTURE_SITE, spawnServer, untilServing } from './server-process.ts';

/** Where a server is, and what opens it: all that a test needs which neither ends nor configures it. */
export type ServerAddress = {
  url: string;
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  metricsToken: string;
  dataDir: string;
  /** Undefined on PGlite. */
  databaseUrl: string | undefined;
  supervisor: { email: string; password: string };
};

export type RunningServer = ServerAddress & {
  pid: number;
  /** Standard output and error so far. */
  output: () => string;
  /** Ends it politely and removes its data; answers the exit code. */
  stop: () => Promise<number | null>;
  /** Sends a signal and waits for the end; the data stays. Answers the exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Starts it again on the same data, after `end`. */
  restart: (env?: Environment) => Promise<RunningServer>;
};

export type ServerOptions = {
  env?: Environment;
  /** Default: PGlite. */
  database?: 'pglite' | 'postgres';
  /** Countries, airports, places, themes. Default: yes. */
  referenceData?: boolean;
  /** The front end: the one that was built, or a page of the tests' own. */
  site?: 'built' | 'fixture';
  /** On PostgreSQL: the database is empty, as at the first start of all. */
  isNew?: boolean;
  /** Node's own, of the process. */
  flags?: string[];
};

const SUPERVISOR_EMAIL = 'supervisor@escale.test';

const TEST_ENVIRONMENT: Environment = {
  HOST: '127.0.0.1',
  DEMO_DATA: 'off',
  LOG_LEVEL: 'warn',
  // Nothing reaches the world.
  WEATHER_URLS: 'off',
  RATES_URL: 'off',
  // Sign-ups by the hundred, with hashes that cost next to nothing.
  LITE_AUTH_BCRYPT_COST: '4',
};

/** High enough that no test meets one unasked; those of a test's own `LIMITS` come after these. */
const LIMITS = [
  ...['request-address', 'request-account', 'function-address', 'channel-joins'],
  ...['sign-in-address', 'session-address', 'sign-up-address', 'recovery-address', 'code-address'],
  ...['form-address', 'form-total', 'invite-account'],
]
  .map((name) => `${name}=100000/60`)
  .concat('sign-in-account=1000/60', 'recovery-account=1000/60', 'code-account=1000/60')
  .concat('sockets-address=5000', 'channels-account=20000');

/**
 * A server for tests of the API: no reference data, a page of the tests' own, and unless a test names the other the database that starts
 * in half the time. It lives for seconds, in which optimised WebAssembly takes more time to compile than it saves; it has the flags
 * with which it would start itself over.
 */
export function startApiServer(options: ServerOptions = {}): Promise<RunningServer> {
  return startServer({
    database: 'postgres',
    referenceData: false,
    site: 'fixture',
    flags: ['--liftoff-only', ...LEAN_FLAGS],
    ...options,
  });
}

/** What is served: the built front end, and the data of countries, themes and posts. */
export const SITE = {
  database: 'pglite',
  referenceData: true,
  site: 'built',
} as const satisfies ServerOptions;

/** Starts the real server process on a free port, with data of its own. */
export async function startServer({
  env = {},
  database = 'pglite',
  referenceData = true,
  site = 'built',
  isNew = false,
  flags = [],
}: ServerOptions = {}): Promise<RunningServer> {
  const postgres = database === 'postgres' ? await sharedPostgres() : undefined;
  const template = referenceData || isNew ? undefined : installed;
  const name = `escale_test_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = await postgres?.createDatabase(name, template?.database);
  const { folder, supervisorPassword } = databaseUrl
    ? { folder: emptyDataFolder(template), supervisorPassword: 'supervisor-of-tests' }
    : await freshDataFolder({ referenceData });
  const settings: Environment = {
    ...TEST_ENVIRONMENT,
    DATA_DIR: folder,
    DIST_DIR: site === 'fixture' ? FIXTURE_SITE : undefined,
    DATABASE_URL: databaseUrl,
    REFERENCE_DATA: referenceData ? 'on' : 'off',
    SUPERVISOR_EMAIL,
    SUPERVISOR_PASSWORD: supervisorPassword,
    // The system chooses one: no other process can have taken it meanwhile.
    PORT: '0',
    ...env,
    ...limitsOf(env),
  };
  return launch({ settings, flags, databaseUrl, password: supervisorPassword });
}

/** The limits of all tests, and those of one. */
const limitsOf = ({ LIMITS: own }: Environment): Environment => ({
  LIMITS: [...LIMITS, ...(own ? [own] : [])].join(','),
});

/** For a server on PostgreSQL; with the secrets of the installation whose database it gets a copy of. */
function emptyDataFolder(template: InstalledPostgres | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'escale-data-'));
  if (template) cpSync(template.dataDir, folder, { recursive: true });
  return folder;
}

interface Launch {
  settings: Environment;
  flags: string[];
  databaseUrl: string | undefined;
  password: string;
}

async function launch({ settings, flags, databaseUrl, password }: Launch): Promise<RunningServer> {
  const { process: child, output, ended } = spawnServer(settings, flags);
  const port = await untilServing(child, output);
  const dataDir = settings.DATA_DIR ?? '';
  const keys: { publishableKey: string; secretKey: string; jwtSecret: string; metricsToken: string } =
    settings.SUPABASE_URL
      ? { publishableKey: '', secretKey: '', jwtSecret: '', metricsToken: '' }
      : JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    ...keys,
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    dataDir,
    databaseUrl,
    supervisor: { email: SUPERVISOR_EMAIL, password },
    output,
    end,
    async stop() {
      const code = await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
    restart: (env = {}) =>
      launch({
        settings: { ...settings, PORT: port, ...env, ...(env.LIMITS && limitsOf(env)) },
        flags,
        databaseUrl,
        password,
      }),
  };
}

/** A PostgreSQL that runs, and in it the database of an installation without reference data that no server is using. */
export type InstalledPostgres = { url: string; database: string; dataDir: string };

let installed: InstalledPostgres | undefined;
let postgres: Promise<PostgresServer> | undefined;

/** Servers of this file get copies of an installation from now on; with `undefined`, a PostgreSQL of their own. */
export function setInstalledPostgres(given: InstalledPostgres | undefined): void {
  installed = given;
}

/** One PostgreSQL for the whole test file; `stopPostgres` when it is done. */
function sharedPostgres(): Promise<PostgresServer> {
  postgres ??= startPostgres(installed && { env: { ...process.env, TEST_DATABASE_URL: installed.url } });
  return postgres;
}

/** Ends every connection to PostgreSQL and has it away for a moment; it is a real restart where it is our own. */
export async function restartPostgres({ databaseUrl }: Pick<RunningServer, 'databaseUrl'>): Promise<void> {
  await (await sharedPostgres()).restart(databaseUrl ?? '');
}

/** Ends the PostgreSQL of this file, if one was started. */
export async function stopPostgres(): Promise<void> {
  await (await postgres)?.stop();
  postgres = undefined;
}
