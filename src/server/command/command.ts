import type { Config } from '../config.ts';
import { OperatorError } from '../operations/operator-error.ts';

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

export class CommandError extends OperatorError {
  override name = 'CommandError';
}

export function needed(argument: string | undefined, name: string): string {
  if (!argument) throw new CommandError(`${name} is missing. See: escale help`);
  return argument;
}
