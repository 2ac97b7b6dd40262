import { hashKey, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { keepDraft } from '#web/forms/drafts.ts';
import { typedTexts } from '#web/forms/typed-texts.ts';
import { setLive } from '#web/live/live-state.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import { tripQuery } from '#web/trip-data/queries.ts';
import { nameOf, peopleOf } from '#web/trip-data/trip.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { EmptyPage } from '#web/ui/empty-state.tsx';
import { PageWidth, Stack } from '#web/ui/layout.tsx';
import { toast } from '#web/ui/toasts.ts';
import styles from './closed-trip-notice.module.css';
import plannerStyles from './planner.module.css';
import type { ClosedTrip } from './trip-planner.tsx';

export function ClosedTripNotice({ trip, closing, drafts }: ClosedTrip) {
  const { t } = useTranslation(['collaborators', 'trip']);
  useForget(trip.id, drafts);
  const written = typedTexts(drafts.map(({ values }) => values));
  return (
    <div>
      <EmptyPage
        className={plannerStyles.plannerState}
        title={t(TITLES[closing?.reason ?? 'unknown'])}
        text={<Reason trip={trip} closing={closing} />}
      >
        {closing?.reason === 'user_banned' ? (
          <Link className={buttonClass({ variant: 'go' })} to={paths.contact()}>
            {t('collaborators:closedWriteUs')}
          </Link>
        ) : (
          <Link className={buttonClass({ variant: 'go' })} to={paths.dashboard()}>
            {t('trip:backToTrips')}
          </Link>
        )}
      </EmptyPage>
      {written !== '' && <Written text={written} />}
    </div>
  );
}

const TITLES = {
  membership_lost: 'collaborators:closedRemoved',
  trip_deleted: 'collaborators:closedDeleted',
  user_banned: 'collaborators:closedBanned',
  account_deleted: 'collaborators:closedAccount',
  unknown: 'trip:notFoundTitle',
} as const;

function Reason({ trip, closing }: Omit<ClosedTrip, 'drafts'>) {
  const { t } = useTranslation(['collaborators', 'trip']);
  const { user } = useSession();
  const by = peopleOf(trip).find(({ id }) => id === closing?.by);
  const names = { title: trip.title, name: by ? nameOf(by) : '' };
  switch (closing?.reason) {
    case 'membership_lost':
      if (closing.by === user?.id) return t('collaborators:closedLeftText', names);
      return by ? t('collaborators:closedRemovedBy', names) : t('collaborators:closedRemovedText', names);
    case 'trip_deleted':
      return by ? t('collaborators:closedDeletedBy', names) : t('trip:notFoundText');
    case 'user_banned':
      return t('collaborators:closedBannedText');
    case 'account_deleted':
      return t('collaborators:closedAccountText');
    case undefined:
      return t('trip:notFoundText');
  }
}

function Written({ text }: { text: string }) {
  const { t } = useTranslation(['collaborators', 'trip']);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    if (await copyText(text)) return toast({ title: t('trip:copied') });
    field.current?.select();
    return toast({ title: t('trip:copyRefused'), description: t('collaborators:closedSelected') });
  };
  return (
    <PageWidth as={Stack} gap={12} align="start" className={styles.tripClosedWritten}>
      <h2 id={id}>{t('collaborators:closedWritten')}</h2>
      <textarea
        ref={field}
        readOnly
        dir="auto"
        aria-labelledby={id}
        rows={Math.min(12, text.split('\n').length + 1)}
        value={text}
      />
      <Button icon={<Copy />} onClick={() => void copy()}>
        {t('trip:copyLink')}
      </Button>
    </PageWidth>
  );
}

/** Removes the trip from the cache; once the user is let in again, puts back the drafts that went with it. */
function useForget(tripId: string, drafts: ClosedTrip['drafts']): void {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = tripQuery(tripId);
    let isForgotten = false;
    const forget = async () => {
      // A reading that runs has the trip of before.
      await client.cancelQueries({ queryKey, exact: true });
      // All other data of the trip is removed, too (`lost-trips.ts`).
      client.setQueryData(queryKey, null);
      isForgotten = true;
      await client.invalidateQueries({ queryKey: ['trips', 'list'] });
    };
    forget().catch(console.error);
    return client.getQueryCache().subscribe(({ query }) => {
      if (!isForgotten || query.queryHash !== hashKey(queryKey) || !query.state.data) return;
      for (const { name, values, isTyped } of drafts) keepDraft(name, values, isTyped);
      setLive({ closing: null });
    });
  }, [client, tripId, drafts]);
}
