import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftForm } from '#web/forms/use-draft.ts';
import type { ItemWrite, PlannerItem } from '#web/trip-data/trip.ts';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import styles from '../item-dialog/item-dialog.module.css';
import { destinationOf, hasTime, moveDraftName, moveWrite } from '../move-destination.ts';
import { ItemIcon } from './item-icon.tsx';

interface MoveDialogProps {
  item: PlannerItem;
  onMove: (item: PlannerItem, write: ItemWrite) => void;
  onClose: () => void;
}

/** Dialog that moves an item to a typed day and time. */
export function MoveDialog({ item, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('trip-items');
  const [to, setTo, close] = useDraftForm(moveDraftName(item), destinationOf(item), onClose);
  const [isMissing, setMissing] = useState(false);
  const handleSubmit = () => {
    const write = moveWrite(item, to);
    if (!write) return setMissing(true);
    onMove(item, write);
    close();
  };
  return (
    <FormDialog
      title={t('move')}
      size="small"
      description={item.title}
      icon={<ItemIcon item={item} size={22} />}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      submitLabel={t('save')}
      formClassName={styles.itemForm}
      onSubmit={handleSubmit}
      onClose={close}
    >
      <div data-span={hasTime(item) ? '3' : undefined}>
        <TextField
          type="date"
          label={item.kind === 'accommodation' ? t('checkIn') : t('date')}
          value={to.date}
          onChange={(event) => setTo({ ...to, date: event.currentTarget.value })}
          {...(isMissing && { error: t('dateRequired') })}
          {...(item.kind === 'accommodation' && { hint: t('moveStayHint') })}
        />
      </div>
      {hasTime(item) && (
        <div data-span="3">
          <TextField
            type="time"
            label={t('time')}
            value={to.time}
            hint={t('moveTimeHint')}
            onChange={(event) => setTo({ ...to, time: event.currentTarget.value })}
          />
        </div>
      )}
    </FormDialog>
  );
}
