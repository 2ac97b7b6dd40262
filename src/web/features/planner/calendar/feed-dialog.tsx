import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelFailed } from '#web/offline/panel-failed.tsx';
import { SecretLink } from '#web/trip-data/secret-links.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Note } from '#web/ui/layout.tsx';
import { feedQuery } from '../queries.ts';
import { MadeOn } from '../share-link/components/link-parts.tsx';
import styles from './calendar.module.css';
import { subscribeAddress } from './calendar-file.ts';
import { useFeed } from './mutations.ts';

export function FeedDialog({ tripId, onClose }: { tripId: string; onClose: () => void }) {
  const { t } = useTranslation(['trip', 'take-along']);
  const { create, end } = useFeed(tripId);
  const { data: feed, isPending, refetch } = useQuery(feedQuery(tripId));
  const [question, setQuestion] = useState<'renew' | 'end' | null>(null);
  const address = create.data;
  // A new address would end one that may be there.
  const isUnknown = feed === undefined && !isPending;
  return (
    <Dialog
      onClose={onClose}
      title={t('feed')}
      description={t('take-along:feedText')}
      footer={
        isUnknown ? null : feed ? (
          <>
            <Button variant="quiet" isBusy={end.isPending} onClick={() => setQuestion('end')}>
              {t('take-along:feedEnd')}
            </Button>
            <Button variant="line" isBusy={create.isPending} onClick={() => setQuestion('renew')}>
              {t('take-along:feedRenew')}
            </Button>
          </>
        ) : (
          <Button
            variant="go"
            icon={<CalendarPlus />}
            isBusy={isPending || create.isPending}
            onClick={() => create.mutate()}
          >
            {t('take-along:feedCreate')}
          </Button>
        )
      }
    >
      {isUnknown && <PanelFailed onRetry={() => void refetch()} />}
      {feed && (
        <p className={styles.feedMade}>
          <MadeOn at={feed.created_at} />
        </p>
      )}
      {address && feed && (
        <>
          <SecretLink key={address} label={t('take-along:feedAddress')} address={address} />
          <a className={buttonClass({ variant: 'line' })} href={subscribeAddress(address)}>
            {t('take-along:feedOpen')}
          </a>
        </>
      )}
      <Note size={14} className={styles.feedHow}>
        {t('take-along:feedHow')}
      </Note>
      <ConfirmDialog
        open={question !== null}
        onClose={() => setQuestion(null)}
        title={question === 'end' ? t('take-along:feedEndTitle') : t('take-along:feedRenewTitle')}
        description={t('take-along:feedEndsNow')}
        confirmLabel={question === 'end' ? t('take-along:feedEnd') : t('take-along:feedRenew')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          if (question === 'renew') create.mutate();
          else {
            end.mutate();
            create.reset();
          }
          setQuestion(null);
        }}
      />
    </Dialog>
  );
}
