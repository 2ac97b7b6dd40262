import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListEntryRow } from '#domain/trip-commands/command.ts';
import { Note } from '#web/ui/layout.tsx';
import { type ListOnScreen, stepBefore } from '../list-entries.ts';
import type { ListChanges } from '../mutations.ts';
import { useReorder } from '../use-reorder.ts';
import { ListRow } from './list-row.tsx';
import styles from './lists.module.css';

interface ListRowsProps {
  list: ListOnScreen;
  names: ReadonlyMap<string, string>;
  canEdit: boolean;
  changes: ListChanges;
  onEdit: (entry: ListEntryRow) => void;
}

/** Rows are ordered by drag, keys and menu. */
export function ListRows({ list, names, canEdit, changes, onEdit }: ListRowsProps) {
  const { t } = useTranslation('lists');
  const rows = useRef<HTMLUListElement>(null);
  const { entries } = list;
  const { reordering, begin } = useReorder(rows, (id, before) => {
    const moved = entries.find((entry) => entry.id === id);
    if (moved) changes.move(list, moved, before);
  });
  const step = (entry: ListEntryRow, by: -1 | 1) => {
    const before = stepBefore(entries, entry, by);
    if (before !== undefined) changes.move(list, entry, before);
  };
  return (
    <>
      {entries.length === 0 && (
        <Note size="text" className={styles.listsEmpty}>
          {t('empty')}
        </Note>
      )}
      <ul
        ref={rows}
        className={styles.rows}
        aria-label={list.title}
        data-end={reordering?.before === null || undefined}
      >
        {entries.map((entry, at) => (
          <ListRow
            key={entry.id}
            entry={entry}
            tickedBy={
              list.private_to === null && entry.ticked_by
                ? (names.get(entry.ticked_by) ?? t('someone'))
                : null
            }
            isDragged={reordering?.id === entry.id}
            isTarget={reordering?.before === entry.id}
            onTick={(isTicked) => changes.tick(entry, isTicked)}
            {...(canEdit && {
              editing: {
                isFirst: at === 0,
                isLast: at === entries.length - 1,
                onEdit: () => onEdit(entry),
                onRemove: () => changes.removeEntry(entry),
                onStep: (by) => step(entry, by),
                onDrag: (event) => begin(event, entry.id),
              },
            })}
          />
        ))}
      </ul>
    </>
  );
}
