import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#web/data/query-client.ts';
import { lastChangeQuery } from '#web/features/collaboration/activity/queries.ts';
import { isPatch } from '#web/offline/patch-conflict.ts';
import type { RefusedEntry } from './refused-changes.tsx';

/** Id of who has changed or deleted what a refused patch was about; null while, and where, that is not known. */
export function useRefusalAuthor({ command, refusal }: RefusedEntry): string | null {
  const [column] = Object.keys(refusal.theirs ?? {});
  const isAsked = isPatch(command) && (column !== undefined || refusal.key === 'no_row');
  const rowId = isPatch(command) ? (command.entity === 'member' ? command.row.user_id : command.row.id) : '';
  const query = lastChangeQuery(command.tripId, rowId, column);
  return useQuery({ ...query, enabled: isAsked }, queryClient).data ?? null;
}
