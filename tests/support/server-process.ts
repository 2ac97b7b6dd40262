import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Environment = Record<string, string | undefined>;

export const root = fileURLToPath(new URL('../../', import.meta.url));
/** The built programs of the server. */
export const PROGRAMS = join(root, 'dist-server');
/** A small front end of its own, so that these tests don't wait for a build. */
export const FIXTURE_SITE = join(root, 'tests/support/site');

/** The bare process, for tests of what keeps it from starting; `flags` are Node's. */
export function spawnServer(settings: Environment, flags: string[] = []) {
  const given = Object.entries({
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    // Servers are started by the hundred: what one has compiled the next one need not.
    NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
    ...settings,
  });
  const child = spawn(process.execPath, [...flags, join(PROGRAMS, 'main.js')], {
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
export function untilServing(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, port] = /^ {2}Escale {3}[\s\S]*?http:\/\/127\.0\.0\.1:(\d+)\n/m.exec(output()) ?? [];
      if (port) resolve(port);
    });
    child.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${output()}`)));
  });
}
