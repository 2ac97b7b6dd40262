import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { StoredFormDialog } from '#web/forms/stored-form-dialog.tsx';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import type { ItemWrite, PlannerItem } from '#web/trip-data/trip.ts';
import { TextField } from '#web/ui/field.tsx';
import { ItemIcon } from '../../components/item-icon.tsx';
import { type Destination, destinationOf, hasTime, moveDraftName, moveWrite } from '../move-destination.ts';
import styles from './item-dialog.module.css';

interface MoveDialogProps {
  item: PlannerItem;
  onMove: (item: PlannerItem, write: ItemWrite) => void;
  onClose: () => void;
}

export function MoveDialog({ item, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('trip-items');
  const isDay = (date: string) => moveWrite(item, { date, time: '' }) !== null;
  const form = useStoredForm<Destination>({
    draft: moveDraftName(item),
    initial: destinationOf(item),
    rules: () => z.object({ date: z.string().check(z.refine(isDay, t('dateRequired'))), time: z.string() }),
    save: (to) => {
      const write = moveWrite(item, to);
      if (write) onMove(item, write);
      onClose();
    },
  });
  return (
    <StoredFormDialog
      form={form}
      title={t('move')}
      size="small"
      description={item.title}
      icon={<ItemIcon item={item} size={22} />}
      submitLabel={t('save')}
      formClassName={styles.itemForm}
      onClose={onClose}
    >
      <div data-span={hasTime(item) ? '3' : undefined}>
        <TextField
          type="date"
          label={item.kind === 'accommodation' ? t('checkIn') : t('date')}
          {...form.field('date')}
          {...(item.kind === 'accommodation' && { hint: t('moveStayHint') })}
        />
      </div>
      {hasTime(item) && (
        <div data-span="3">
          <TextField type="time" label={t('time')} hint={t('moveTimeHint')} {...form.field('time')} />
        </div>
      )}
    </StoredFormDialog>
  );
}
