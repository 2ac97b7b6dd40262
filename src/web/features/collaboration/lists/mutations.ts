import { useTranslation } from 'react-i18next';
import type { ListEntryRow, ListRow } from '#domain/trip-commands/command.ts';
import { newId } from '#web/data/new-id.ts';
import { useSubmitCommand } from '#web/trip-data/submit-command.ts';
import { type ListOnScreen, positionBefore, positionsAfter } from './list-entries.ts';
import type { TypedEntry } from './read-entries.ts';

/** A list to make. */
export interface NewList {
  title: string;
  isPrivate: boolean;
  entries: readonly TypedEntry[];
}

/** What is said of a change: once it is done, and once it is undone; absent: nothing, and it has no undo. */
interface Said {
  done: string;
  undone: string;
}

/** Commands on a trip's lists: each shows at once, and leaves the screen with the reason when it is refused [PLUS-11]. */
export function useListChanges(tripId: string, userId: string) {
  const { t } = useTranslation('lists');
  const send = useSubmitCommand(tripId);
  const feedback = (title: string, said?: Said) => {
    const failed = t('changeFailed', { title });
    if (!said) return { failed };
    return { failed, done: { title: said.done }, undo: { done: () => ({ title: said.undone }), failed } };
  };
  const patch = (row: ListRow, to: Partial<ListRow>, said: Said) =>
    send({ type: 'patch', entity: 'list', label: row.title, row, to }, feedback(row.title, said));
  const patchEntry = (row: ListEntryRow, to: Partial<ListEntryRow>, said?: Said) =>
    send({ type: 'patch', entity: 'listEntry', label: row.text, row, to }, feedback(row.text, said));
  const now = () => Temporal.Now.instant().toString();
  const removed = (title: string): Said => ({
    done: t('deleted', { title }),
    undone: t('restored', { title }),
  });

  return {
    make: ({ title, isPrivate, entries }: NewList) => {
      const id = newId();
      const row = {
        id,
        title: title.trim(),
        private_to: isPrivate ? userId : null,
        created_at: now(),
        deleted_at: null,
      };
      send(
        {
          type: 'add',
          entity: 'list',
          label: row.title,
          row,
          entries: newEntries(id, [], undefined, entries),
        },
        {
          ...feedback(row.title, {
            done: t('made', { title: row.title }),
            undone: t('deleted', { title: row.title }),
          }),
          failed: t('addFailed', { title: row.title }),
        },
      );
    },
    rename: (list: ListRow, title: string) => {
      if (title.trim() === list.title) return;
      patch(
        list,
        { title: title.trim() },
        { done: t('renamed', { title: title.trim() }), undone: t('renamed', { title: list.title }) },
      );
    },
    /** Brings back a list that somebody else has deleted. */
    restore: (list: ListRow) =>
      patch(
        { ...list, deleted_at: now() },
        { deleted_at: null },
        {
          done: t('restored', { title: list.title }),
          undone: t('deleted', { title: list.title }),
        },
      ),
    remove: (list: ListRow) => patch(list, { deleted_at: now() }, removed(list.title)),
    /** Adds entries after one of the list; undefined: at its end. */
    add: (list: ListOnScreen, after: ListEntryRow | undefined, entries: readonly TypedEntry[]) => {
      for (const row of newEntries(list.id, list.entries, after, entries))
        send(
          { type: 'add', entity: 'listEntry', label: row.text, row },
          { failed: t('addFailed', { title: row.text }) },
        );
    },
    tick: (entry: ListEntryRow, isTicked: boolean) =>
      patchEntry(entry, { ticked_by: isTicked ? userId : null }),
    /** Writes only what the form changed: someone else's change of another column stays. */
    change: (entry: ListEntryRow, columns: Partial<ListEntryRow>) => {
      if (Object.keys(columns).length === 0) return;
      patchEntry(entry, columns, {
        done: t('changed', { title: columns.text ?? entry.text }),
        undone: t('changed', { title: entry.text }),
      });
    },
    removeEntry: (entry: ListEntryRow) => patchEntry(entry, { deleted_at: now() }, removed(entry.text)),
    /** Brings an entry before another of its list; null: to the end. */
    move: (list: ListOnScreen, entry: ListEntryRow, before: string | null) => {
      const position = positionBefore(list.entries, entry, before);
      if (position === null) return;
      patchEntry(
        entry,
        { position },
        {
          done: t('moved', { title: entry.text }),
          undone: t('movedBack', { title: entry.text }),
        },
      );
    },
  };
}

export type ListChanges = ReturnType<typeof useListChanges>;

function newEntries(
  list_id: string,
  present: readonly ListEntryRow[],
  after: ListEntryRow | undefined,
  typed: readonly TypedEntry[],
): ListEntryRow[] {
  const positions = positionsAfter(present, after, typed.length);
  return typed.map((entry, at) => ({
    id: newId(),
    list_id,
    ...entry,
    position: positions[at] ?? '',
    ticked_by: null,
    deleted_at: null,
  }));
}
