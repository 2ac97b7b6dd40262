import type { Config } from '../config.ts';

export interface CommandContext {
  root: string;
  /** Read when a command needs it, so that `doctor` can report its errors. Throws ConfigError. */
  config: () => Config;
  args: readonly string[];
  options: Readonly<{ withSecrets: boolean }>;
  print: (line: string) => void;
}

/** Returns the exit code. */
export type Command = (context: CommandContext) => Promise<number>;

export class CommandError extends Error {
  override name = 'CommandError';
}

export function needed(argument: string | undefined, name: string): string {
  if (!argument) throw new CommandError(`${name} is missing. See: escale help`);
  return argument;
}
