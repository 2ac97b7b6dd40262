import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '#domain/roles.ts';
import type { PollRow } from '#domain/trip-commands/command.ts';
import { hasDraft } from '#web/forms/drafts.ts';
import { useSession } from '#web/session/session.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { roleIn } from '#web/trip-data/trip.ts';
import { Button } from '#web/ui/button.tsx';
import { Note, Stack } from '#web/ui/layout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useNow } from '#web/ui/timing.ts';
import { usePollChanges } from '../mutations.ts';
import { pollDraftName } from '../poll-form.ts';
import { usePolls } from '../queries.ts';
import { byAge } from '../results.ts';
import { useOptionPlanning } from '../use-option-planning.ts';
import { PollDialog } from './poll-dialog.tsx';
import { PollView } from './poll-view.tsx';
import styles from './votes.module.css';

/** Shows open polls and recent results; older ones are folded [PLUS-19]. */
export function PollsSection({ trip }: { trip: TripDetails }) {
  const { t } = useTranslation(['discussion', 'trip']);
  const { user } = useSession();
  const userId = user?.id ?? '';
  const { data, isPending, refetch } = usePolls(trip.id);
  const changes = usePollChanges(trip.id, userId);
  const planning = useOptionPlanning(trip);
  const [isAsking, setIsAsking] = useState(() => hasDraft(pollDraftName(trip.id)));
  useNow(); // Renders each minute, since deadlines are full minutes.
  const role = roleIn(trip, user?.id);
  const mayAsk = can(role, 'ask_poll');
  const { inSight, older } = byAge(data?.polls ?? [], Temporal.Now.instant());
  if (data && data.polls.length === 0 && !mayAsk) return null;

  const view = (poll: PollRow) => (
    <PollView
      key={poll.id}
      poll={poll}
      votes={data?.votes ?? []}
      trip={trip}
      userId={userId}
      mayVote={can(role, 'vote')}
      changes={changes}
      planning={can(role, 'edit_items') ? planning : null}
      mayManage={can(role, 'manage_any_poll') || poll.created_by === userId}
    />
  );
  return (
    <Stack
      as="section"
      gap={10}
      className={styles.polls}
      aria-label={t('discussion:polls')}
      data-slot="polls"
    >
      {mayAsk && (
        <Button
          size="small"
          variant="quiet"
          className={styles.pollNew}
          icon={<Plus />}
          onClick={() => setIsAsking(true)}
        >
          {t('discussion:pollNew')}
        </Button>
      )}
      {isPending && <Spinner size="small" label={t('discussion:pollsLoading')} />}
      {!isPending && !data && (
        <Note size="text">
          {t('discussion:pollLoadFailed')}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {t('trip:retry')}
          </Button>
        </Note>
      )}
      {inSight.map(view)}
      {older.length > 0 && (
        <details className={styles.pollsOlder}>
          <summary>{t('discussion:pollsOlder', { count: older.length })}</summary>
          {older.map(view)}
        </details>
      )}
      {isAsking && <PollDialog trip={trip} onAsk={changes.ask} onClose={() => setIsAsking(false)} />}
    </Stack>
  );
}
