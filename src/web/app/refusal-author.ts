import { useQuery } from '@tanstack/react-query';
import { unwrap } from '#db/unwrap.ts';
import { queryClient } from '#web/data/query-client.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { isPatch } from '#web/offline/patch-conflict.ts';
import { storedUserId } from '#web/session/stored-session.ts';
import { tripQuery } from '#web/trip-data/queries.ts';
import { namesIn } from '#web/trip-data/trip.ts';
import type { RefusedEntry } from './refused-changes.tsx';

/** Somebody whose change stood in the way of another. */
export interface RefusalAuthor {
  /** Whether it is who reads this, on another device or in another tab. */
  isReader: boolean;
  name: string;
}

/** What the activity log is asked for: the last change of a row, of one column where there is a conflict, or its deletion. */
interface LogQuestion {
  tripId: string;
  rowId: string;
  /** Null: the row is gone. */
  column: string | null;
}

function questionOf({ command, refusal }: RefusedEntry): LogQuestion | null {
  if (!isPatch(command)) return null;
  const [column] = Object.keys(refusal.theirs ?? {});
  if (!column && refusal.key !== 'no_row') return null;
  const rowId = command.entity === 'member' ? command.row.user_id : command.row.id;
  return { tripId: command.tripId, rowId, column: column ?? null };
}

/** So many of the last changes of a row are looked through for the one of a column. */
const LOOKED_AT = 20;

/** Id of who did it; null: the log does not say. */
async function readAuthor({ tripId, rowId, column }: LogQuestion): Promise<string | null> {
  const client = await loadClient();
  const lines = unwrap(
    await client
      .from('trip_activity_log')
      .select('created_by, changes')
      .eq('trip_id', tripId)
      .eq('item_id', rowId)
      .eq('operation', column ? 'UPDATE' : 'DELETE')
      .order('created_at', { ascending: false })
      .limit(LOOKED_AT),
  );
  const isIt = (changes: unknown) =>
    column === null || (typeof changes === 'object' && changes !== null && Object.hasOwn(changes, column));
  return lines.find(({ changes }) => isIt(changes))?.created_by ?? null;
}

/** Who has changed or deleted what a refused patch was about; null while, and where, that is not known. */
export function useRefusalAuthor(entry: RefusedEntry): RefusalAuthor | null {
  const question = questionOf(entry);
  const { data: id } = useQuery(
    {
      queryKey: ['refusal-author', entry.key],
      queryFn: () => question && readAuthor(question),
      enabled: question !== null,
    },
    queryClient,
  );
  const trip = queryClient.getQueryData(tripQuery(entry.command.tripId).queryKey);
  if (!id) return null;
  const name = trip && namesIn(trip).get(id);
  if (id === storedUserId()) return { isReader: true, name: name ?? '' };
  return name ? { isReader: false, name } : null;
}
