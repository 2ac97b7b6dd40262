import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useDeleteTrip } from '../mutations.ts';

export interface DeleteTripDialogProps {
  trip: { id: string; title: string };
  onClose: () => void;
  onDeleted?: () => void;
}

/** Deletes the trip for all its people [TRIP-3]. Needs the texts of the area `dashboard`. */
export function DeleteTripDialog({ trip, onClose, onDeleted }: DeleteTripDialogProps) {
  const { t } = useTranslation('dashboard');
  const { mutateAsync, isPending } = useDeleteTrip();
  const confirm = async () => {
    try {
      await mutateAsync(trip);
      onDeleted?.();
    } catch {
      // The toast has the reason.
    } finally {
      onClose();
    }
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('deleteTitle')}
      confirmLabel={t('delete')}
      isBusy={isPending}
      onConfirm={confirm}
    >
      {t('deleteText', { title: trip.title })}
    </ConfirmDialog>
  );
}
