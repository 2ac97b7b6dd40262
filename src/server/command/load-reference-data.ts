import { withDatabase } from '../backup/open-database.ts';
import { isDatabaseAddress } from '../database/database-address.ts';
import { loadReferenceData } from '../database/seed/reference-data.ts';
import { type Command, CommandError, needed } from './command.ts';

/** For a Supabase project, where no server of ours loads them at its start. What supervisors have changed stays. */
export const loadReference: Command = async ({ args, print }) => {
  const address = needed(args[0], 'postgres://…');
  if (!isDatabaseAddress(address)) throw new CommandError(`${address} is no postgres:// address.`);
  const loaded = await withDatabase(address, ({ maintenance }) => loadReferenceData(maintenance));
  print(loaded.length > 0 ? `Loaded: ${loaded.join(', ')}.` : 'All of it is there.');
  return 0;
};
