import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDataFolder, root } from './data-folder.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';

export type Environment = Record<string, string | undefined>;

export type RunningServer = {
  url: string;
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  metricsToken: string;
  dataDir: string;
  /** Undefined on PGlite. */
  databaseUrl: string | undefined;
  supervisor: { email: string; password: string };
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
};

const SUPERVISOR_EMAIL = 'supervisor@escale.test';
/** A small front end of its own, so that these tests don't wait for a build. */
export const FIXTURE_SITE = join(root, 'tests/support/site');

const TEST_ENVIRONMENT: Environment = {
  HOST: '127.0.0.1',
  DEMO_DATA: 'off',
  LOG_LEVEL: 'warn',
  // Nothing reaches the world.
  WEATHER_URL: 'off',
  // Sign-ups by the hundred, with hashes that cost next to nothing.
  LITE_AUTH_BCRYPT_COST: '4',
  RATE_REQUEST_ADDRESS: '999999/60',
  RATE_REQUEST_ACCOUNT: '999999/60',
  RATE_FUNCTION_ADDRESS: '999999/60',
  RATE_JOIN_ACCOUNT: '999999/60',
  REALTIME_SOCKETS_ADDRESS: '5000',
  REALTIME_CHANNELS_ACCOUNT: '20000',
  RATE_SIGN_IN_ADDRESS: '100000/60',
  RATE_SIGN_IN_ACCOUNT: '1000/60',
  RATE_SESSION_ADDRESS: '100000/60',
  RATE_SIGN_UP_ADDRESS: '100000/60',
  RATE_RECOVERY_ADDRESS: '100000/60',
  RATE_RECOVERY_ACCOUNT: '1000/60',
  RATE_CODE_ACCOUNT: '1000/60',
  RATE_FORM_ADDRESS: '100000/60',
  RATE_FORM_TOTAL: '100000/60',
  RATE_INVITE_ACCOUNT: '100000/60',
};

/** A server for tests of the API: no reference data, a page of the tests' own. */
export function startApiServer(options: ServerOptions = {}): Promise<RunningServer> {
  return startServer({ referenceData: false, site: 'fixture', ...options });
}

/** Starts the real server process on a free port, with data of its own. */
export async function startServer({
  env = {},
  database = 'pglite',
  referenceData = true,
  site = 'built',
}: ServerOptions = {}): Promise<RunningServer> {
  const postgres = database === 'postgres' ? await sharedPostgres() : undefined;
  const databaseUrl = await postgres?.createDatabase(`escale_test_${randomUUID().replaceAll('-', '')}`);
  const { folder, supervisorPassword } = databaseUrl
    ? { folder: mkdtempSync(join(tmpdir(), 'escale-data-')), supervisorPassword: 'supervisor-of-tests' }
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
  };
  return launch(settings, databaseUrl, supervisorPassword);
}

async function launch(
  settings: Environment,
  databaseUrl: string | undefined,
  password: string,
): Promise<RunningServer> {
  const { process: child, output, ended } = spawnServer(settings);
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
    restart: (env = {}) => launch({ ...settings, PORT: port, ...env }, databaseUrl, password),
  };
}

/** The bare process, for tests of what keeps it from starting. */
export function spawnServer(settings: Environment) {
  const given = Object.entries({
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    // Servers are started by the hundred: what one has compiled the next one need not.
    NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
    ...settings,
  });
  const child = spawn(process.execPath, [join(root, 'src/server/main.ts')], {
    cwd: root,
    env: Object.fromEntries(given.filter(([, value]) => value !== undefined)),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test run that ends by an error takes its servers along.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  return { process: child, output: () => text, ended };
}

/** The notice is printed when everything is served; answers the port it names. */
function untilServing(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, port] = /^ {2}Escale {3}[\s\S]*?http:\/\/127\.0\.0\.1:(\d+)\n/m.exec(output()) ?? [];
      if (port) resolve(port);
    });
    child.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${output()}`)));
  });
}

let postgres: Promise<PostgresServer> | undefined;

/** One PostgreSQL for the whole test file; `stopPostgres` when it is done. */
function sharedPostgres(): Promise<PostgresServer> {
  postgres ??= startPostgres();
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
