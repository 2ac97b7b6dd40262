import { useTranslation } from 'react-i18next';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { nameOf, type TripPerson } from '#web/trip-data/trip.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { hasSharedCosts, useBalances } from '../use-balance-text.ts';

interface RemovalDialogProps {
  trip: TripDetails;
  person: TripPerson;
  onConfirm: () => void;
  onClose: () => void;
}

/** With their balance, which stays [COLLAB-3]. */
export function RemovalDialog({ trip, person, onConfirm, onClose }: RemovalDialogProps) {
  const { t } = useTranslation(['collaborators', 'trip']);
  const name = nameOf(person);
  const balance = useBalances(trip, person.id).of(name);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('collaborators:removeTitle')}
      description={
        <>
          <p>{t('collaborators:removeText', { name })}</p>
          {balance && (
            <p>
              {balance} {t('collaborators:balanceStays')}
            </p>
          )}
          {!balance && hasSharedCosts(trip) && <p>{t('collaborators:accountsSettled')}</p>}
        </>
      }
      confirmLabel={balance ? t('collaborators:removeAnyway') : t('collaborators:remove')}
      cancelLabel={t('trip:keep')}
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
    />
  );
}
