/** What every command of `escale` has, and how one fails. */
import type { Config } from '../config.ts';

export interface CommandContext {
  /** The folder of the product. */
  root: string;
  /** The configuration, read when a command needs it: `doctor` says what is wrong with it. Throws ConfigError. */
  config: () => Config;
  /** What follows the name of the command, without options. */
  args: readonly string[];
  options: Readonly<{ withSecrets: boolean }>;
  print: (line: string) => void;
}

/** Answers the exit code. */
export type Command = (context: CommandContext) => Promise<number>;

/** It can't be done as it was asked. The message is for the terminal. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** The argument, or the error that names it. */
export function needed(argument: string | undefined, name: string): string {
  if (!argument) throw new CommandError(`${name} is missing. See: escale help`);
  return argument;
}
