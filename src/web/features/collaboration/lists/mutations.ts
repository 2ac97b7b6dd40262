import { useTranslation } from 'react-i18next';
import { trimmed } from '#domain/text.ts';
import type { ListEntryRow, ListRow } from '#domain/trip-commands/command.ts';
import { newId } from '#web/data/ids.ts';
import { useSubmitCommand } from '#web/trip-data/submit-command.ts';
import { type ListOnScreen, positionBefore, positionsAfter } from './list-entries.ts';
import type { TypedEntry } from './read-entries.ts';

export interface NewList {
  title: string;
  isPrivate: boolean;
  entries: readonly TypedEntry[];
}

/** Changes appear at once; a refusal is reverted with a toast [PLUS-11]. */
export function useListChanges(tripId: string, userId: string) {
  const { t } = useTranslation('lists');
  const send = useSubmitCommand(tripId);
  /** With `done` a toast offers an undo; without it there is neither. */
  const feedback = (title: string, done?: string) => ({
    failed: t('changeFailed', { title }),
    ...(done !== undefined && { done: { title: done }, undo: { label: done } }),
  });
  const patch = (row: ListRow, to: Partial<ListRow>, done: string) =>
    send({ type: 'patch', entity: 'list', label: row.title, row, to }, feedback(row.title, done));
  const patchEntry = (row: ListEntryRow, to: Partial<ListEntryRow>, done?: string) =>
    send({ type: 'patch', entity: 'listEntry', label: row.text, row, to }, feedback(row.text, done));
  const now = () => Temporal.Now.instant().toString();

  return {
    make: ({ title, isPrivate, entries }: NewList) => {
      const id = newId();
      const row = {
        id,
        title: trimmed(title),
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
          ...feedback(row.title, t('made', { title: row.title })),
          failed: t('addFailed', { title: row.title }),
        },
      );
    },
    rename: (list: ListRow, title: string) => {
      if (trimmed(title) === list.title) return;
      patch(list, { title: trimmed(title) }, t('renamed', { title: trimmed(title) }));
    },
    restore: (list: ListRow) =>
      patch({ ...list, deleted_at: now() }, { deleted_at: null }, t('listRestored', { title: list.title })),
    remove: (list: ListRow) => patch(list, { deleted_at: now() }, t('listDeleted', { title: list.title })),
    /** `after` is undefined at the list's end. */
    add: (list: ListOnScreen, after: ListEntryRow | undefined, entries: readonly TypedEntry[]) => {
      for (const row of newEntries(list.id, list.entries, after, entries))
        send(
          { type: 'add', entity: 'listEntry', label: row.text, row },
          { failed: t('addFailed', { title: row.text }) },
        );
    },
    tick: (entry: ListEntryRow, isTicked: boolean) =>
      patchEntry(entry, { ticked_by: isTicked ? userId : null }),
    /** Sends only changed columns, so that changes of others stay. */
    change: (entry: ListEntryRow, columns: Partial<ListEntryRow>) => {
      if (Object.keys(columns).length === 0) return;
      patchEntry(entry, columns, t('changed', { title: columns.text ?? entry.text }));
    },
    removeEntry: (entry: ListEntryRow) =>
      patchEntry(entry, { deleted_at: now() }, t('deleted', { title: entry.text })),
    /** `before` is null at the list's end. */
    move: (list: ListOnScreen, entry: ListEntryRow, before: string | null) => {
      const position = positionBefore(list.entries, entry, before);
      if (position === null) return;
      patchEntry(entry, { position }, t('moved', { title: entry.text }));
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
