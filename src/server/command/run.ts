/** `escale`: runs the command, and explains a failure. */
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { codeOf, failureText } from '../operations/operator-error.ts';
import { backup, restore, verify } from './backup.ts';
import type { Command } from './command.ts';
import { copyTo } from './copy-to.ts';
import { doctor } from './doctor.ts';
import { loadReference } from './load-reference-data.ts';
import { commandOf } from './task.ts';
import { TASKS } from './tasks.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  backup,
  verify,
  restore,
  'copy-to': copyTo,
  ...Object.fromEntries(Object.entries(TASKS).map(([name, task]) => [name, commandOf(name, task)])),
  'load-reference-data': loadReference,
  doctor,
};

const HELP = `escale COMMAND, with the environment variables of the server (docs/operations.md)

  start                     serve
  backup FILE               write all data into one file, while the server runs or not, and verify it
    --with-secrets            with the keys of the data folder
  verify FILE               read a backup against its sums; opens no database
  restore FILE              fill the empty database of this configuration
  copy-to ADDRESS|FOLDER    copy the database into an empty PostgreSQL, or into the data folder of an embedded one
  limits [NAME=VALUE …]     list the limits (requests, sign-ins, rows), or change some: sign-in-account=10/900
  supervisor reset [EMAIL]  a new password for a supervisor; their sessions and second factors end
  export-user EMAIL         print what is stored of a person
  load-reference-data ADDRESS
                            countries, airports, places, themes, catalogue, legal pages into a Supabase project
  doctor                    check configuration, disk, port, clock, database, mail, TLS
`;

/** Runs what the command line asks. Answers the exit code: 1 where it failed, 2 for an unknown command. */
export async function runCommand(argv: readonly string[], root: string): Promise<number> {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        'with-secrets': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const [name = 'help', ...args] = positionals;
    const command = COMMANDS[name];
    if (!command || values.help) {
      (name === 'help' || values.help ? process.stdout : process.stderr).write(HELP);
      return name === 'help' || values.help ? 0 : 2;
    }
    const options = { withSecrets: values['with-secrets'] };
    return await command({ root, args, options, print, config: () => readConfig(process.env) });
  } catch (error) {
    process.stderr.write(`${isUsage(error) ? error.message : failureText(error)}\n`);
    return 1;
  }
}

const isUsage = (error: unknown): error is Error => codeOf(error).startsWith('ERR_PARSE_ARGS');
