import { noneIfStored, toAppError } from '#db/app-error.ts';
import type { Tables } from '#db/database.types.ts';
import { queryClient } from '#web/data/query-client.ts';
import { request } from '#web/data/request.ts';
import type { EditedRow } from '../use-edit-form.ts';
import { type ActivityColumns, type CopyIds, copiesFor, restored } from './activity-form.ts';

type Activity = Tables<'activities'>;

async function changed(): Promise<void> {
  queryClient.invalidateQueries({ queryKey: ['catalogue'] }).catch(console.error);
  queryClient.invalidateQueries({ queryKey: ['admin', 'activity'] }).catch(console.error);
  await queryClient.invalidateQueries({ queryKey: ['admin', 'activities'] });
}

/** Stores an activity once by its id: a try whose answer was lost may have stored it [ADMIN-3]. @throws AppError `already_exists`: it did, and somebody has changed it since */
export async function addActivity(id: string, columns: ActivityColumns): Promise<void> {
  try {
    await request((client) =>
      client
        .from('activities')
        .insert({ ...columns, id })
        .select('id')
        .single(),
    );
  } catch (error) {
    const { read, write } = activityRow(id);
    const stored = toAppError(error).key === 'already_exists' && (await read());
    const isUnchanged = stored && stored.updated_at === stored.created_at;
    if (!isUnchanged || !(await write(columns, stored.updated_at))) throw error;
  }
  await changed();
}

/** [ADMIN-3] */
export const activityRow = (id: string): EditedRow<Activity, ActivityColumns> => ({
  read: () => request((client) => client.from('activities').select('*').eq('id', id).maybeSingle()),
  write: async (changes, version) => {
    const written = await request((client) =>
      client.from('activities').update(changes).eq('id', id).eq('updated_at', version).select('id'),
    );
    await changed();
    return written.length > 0;
  },
});

/** Returns how many there were: others may have been deleted meanwhile. */
export async function publishActivities(ids: readonly string[], isPublished: boolean): Promise<number> {
  const stored = await request((client) =>
    client.from('activities').update({ is_published: isPublished }).in('id', ids).select('id'),
  );
  await changed();
  return stored.length;
}

/** Returns the rows, for {@link restoreActivities}. */
export async function deleteActivities(ids: readonly string[]): Promise<Activity[]> {
  const gone = await request((client) => client.from('activities').delete().in('id', ids).select('*'));
  await changed();
  return gone;
}

/** Inserts deleted activities again, with the same ids. */
export async function restoreActivities(activities: readonly Activity[]): Promise<void> {
  await request((client) => client.from('activities').insert(restored(activities)).select('id')).catch(
    noneIfStored,
  );
  await changed();
}

/** Copies all of the activities, or none when one is refused, once by the ids of the copies; returns how many there were. */
export async function duplicateActivities(copyIds: CopyIds, country: string): Promise<number> {
  const originals = await request((client) =>
    client
      .from('activities')
      .select('*')
      .in('id', [...copyIds.keys()]),
  );
  const copies = copiesFor(country, copyIds, originals);
  if (copies.length > 0)
    await request((client) => client.from('activities').insert(copies).select('id')).catch(noneIfStored);
  await changed();
  return originals.length;
}
