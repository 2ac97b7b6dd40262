import { changeLimits, limitText, listLimits, parseLimits } from '../operations/limits.ts';
import { CommandError } from './command.ts';
import { exportUser, supervisor } from './people.ts';
import type { Task } from './task.ts';

const limits: Task = async (database, args, print) => {
  const changes = args.length === 0 ? [] : parseLimits(args.join(','));
  if (!changes) throw new CommandError('escale limits takes names with their limits: sign-in-account=10/900');
  await changeLimits(database, changes);
  const names = new Set(changes.map(({ name }) => name));
  const listed = (await listLimits(database)).filter(({ name }) => names.size === 0 || names.has(name));
  for (const limit of listed) print(`${limit.name.padEnd(24)}${limitText(limit)}`);
  if (names.size > 0)
    print('A server that runs counts requests, ways in and sockets by it from its next start.');
};

/** Commands that change the database alone, by the names that a server's socket takes (ADR 0066). */
export const TASKS: Readonly<Record<string, Task>> = { limits, supervisor, 'export-user': exportUser };
