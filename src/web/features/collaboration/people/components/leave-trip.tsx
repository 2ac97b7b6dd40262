import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import { useLeaveTrip } from '../mutations.ts';
import { useBalances } from '../use-balance-text.ts';

/** The person's name stays unless its removal is requested [COLLAB-4]. */
export function LeaveTrip({ trip, userId }: { trip: TripDetails; userId: string }) {
  const { t } = useTranslation(['collaborators', 'trip']);
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [forgetsName, setForgetsName] = useState(false);
  const leave = useLeaveTrip(trip.id, () => void navigate(paths.dashboard()));
  const { own: balance } = useBalances(trip, userId);
  const confirm = () => leave.mutate(forgetsName, { onSettled: () => setIsAsking(false) });
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {t('collaborators:leave')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('collaborators:leaveTitle')}
        description={
          <>
            <p>{t('collaborators:leaveText', { title: trip.title })}</p>
            {balance && <p>{balance}</p>}
            <CheckboxField
              label={t('collaborators:forgetName')}
              hint={t('collaborators:forgetNameHint')}
              checked={forgetsName}
              onChange={({ target }) => setForgetsName(target.checked)}
            />
          </>
        }
        confirmLabel={t('collaborators:leave')}
        isBusy={leave.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
