import { changeLimits, listLimits } from '../operations/limits.ts';
import { limitText, parseLimits } from '../operations/parse-limits.ts';
import { type Command, CommandError } from './command.ts';
import { withOwnDatabase } from './own-database.ts';

export const limits: Command = ({ config: read, args, print }) => {
  const changes = args.length === 0 ? [] : parseLimits(args.join(','));
  if (!changes) throw new CommandError('escale limits takes names with their limits: sign-in-account=10/900');
  return withOwnDatabase(read(), async (database) => {
    await changeLimits(database, changes);
    const names = new Set(changes.map(({ name }) => name));
    const listed = (await listLimits(database)).filter(({ name }) => names.size === 0 || names.has(name));
    for (const limit of listed) print(`${limit.name.padEnd(24)}${limitText(limit)}`);
    if (names.size > 0)
      print('A server that runs counts requests, ways in and sockets by it from its next start.');
    return 0;
  });
};
