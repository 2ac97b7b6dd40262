import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changedColumns } from '#domain/item-rules.ts';
import type { ListOnScreen } from '../list-entries.ts';
import { type Edited, editDraftName, textForm } from '../list-form.ts';
import type { ListChanges } from '../mutations.ts';
import { TextDialog } from './text-dialog.tsx';

interface EditDialogProps {
  tripId: string;
  edited: Edited;
  /** Deleted lists are missing; saving restores one. */
  lists: readonly ListOnScreen[];
  changes: ListChanges;
  onClose: () => void;
}

/** Keeps the row's last version: somebody may have changed it before deleting it. */
function useLastSeen<Row>(row: Row | undefined, opened: Row): Row {
  const [seen, setSeen] = useState(opened);
  if (row !== undefined && row !== seen) setSeen(row);
  return row ?? seen;
}

export function EditDialog({ tripId, edited, lists, changes, onClose }: EditDialogProps) {
  const { t } = useTranslation('lists');
  const list = lists.find(({ id }) => id === edited.list.id);
  const seenList = useLastSeen(list, edited.list);
  const opened = edited.type === 'entry' ? edited.entry : undefined;
  const entry = list?.entries.find(({ id }) => id === opened?.id);
  const seenEntry = useLastSeen(entry, opened);
  const ofList = {
    id: edited.list.id,
    name: editDraftName(tripId, edited),
    hasQuantity: false,
    goneText: (name: string) => t('gone', { name, title: seenList.title }),
    onClose,
  };
  const ensureList = () => {
    if (!list) changes.restore(seenList);
    return seenList;
  };
  switch (edited.type) {
    case 'list':
      return (
        <TextDialog
          {...ofList}
          title={t('rename')}
          label={t('listTitle')}
          opened={textForm(edited.list.title)}
          stored={list ? textForm(list.title) : null}
          onSave={(title) => changes.rename(ensureList(), title)}
        />
      );
    case 'newGroup':
      return (
        <TextDialog
          {...ofList}
          title={t('newGroup')}
          label={t('groupName')}
          opened={textForm('')}
          stored={list ? undefined : null}
          onSave={(text) => changes.add(ensureList(), undefined, [{ text, quantity: 1, is_heading: true }])}
        />
      );
    case 'entry': {
      const { id, is_heading, text: openedText, quantity: openedQuantity } = edited.entry;
      const row = seenEntry ?? edited.entry;
      const save = (text: string, quantity: number) => {
        ensureList();
        const columns = changedColumns(row, { text, quantity });
        changes.change(row, entry ? columns : { ...columns, deleted_at: null });
      };
      return (
        <TextDialog
          {...ofList}
          id={id}
          title={t(is_heading ? 'editGroup' : 'editEntry')}
          label={t(is_heading ? 'groupName' : 'entryText')}
          opened={textForm(openedText, openedQuantity)}
          stored={entry ? textForm(entry.text, entry.quantity) : null}
          hasQuantity={!is_heading}
          goneText={(name) => t('gone', { name, title: row.text })}
          onSave={save}
        />
      );
    }
  }
}
