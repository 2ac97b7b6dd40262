import { useTranslation } from 'react-i18next';
import { noteOf, type TripPerson } from '#web/trip-data/trip.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { NoteDialog } from '#web/ui/note-dialog.tsx';
import { ItemDialog, type ItemDialogProps } from '../item-dialog/components/item-dialog.tsx';
import { MoveDialog } from '../item-dialog/components/move-dialog.tsx';
import type { PlannerDialogs as Dialogs, OpenDialog } from './use-planner-dialogs.ts';

export interface PlannerDialogsProps {
  trip: ItemDialogProps['trip'];
  dialogs: Dialogs;
  open: OpenDialog;
  people: readonly TripPerson[];
}

export function PlannerDialogs({ trip, dialogs, open, people }: PlannerDialogsProps) {
  const { t } = useTranslation(['trip-items', 'trip']);
  const { close, draftName, save, items, stored } = dialogs;
  switch (open.type) {
    case 'form':
      return (
        <ItemDialog
          key={open.key}
          trip={trip}
          draftName={draftName}
          people={people}
          initial={open.initial}
          stored={stored}
          onSave={save}
          onClose={close}
        />
      );
    case 'move':
      return (
        <MoveDialog
          item={open.item}
          onMove={(item, write) => items.move([{ item, write }])}
          onClose={close}
        />
      );
    case 'delete':
      return (
        <ConfirmDialog
          onClose={close}
          title={t('trip-items:deleteTitle', { title: open.item.title })}
          description={t('trip-items:deleteText')}
          confirmLabel={t('trip-items:delete')}
          onConfirm={() => {
            items.remove(open.item);
            close();
          }}
        />
      );
    case 'note':
      return (
        <NoteDialog
          onClose={close}
          content={noteOf(open.item)}
          {...(open.item.kind === 'note'
            ? { title: open.item.title, hasButton: false }
            : {
                title: t('trip:accommodationNote', { title: open.item.title }),
                closeLabel: t('trip:accommodationNoteGotIt'),
              })}
        />
      );
  }
}
