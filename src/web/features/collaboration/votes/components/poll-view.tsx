import { Lock, LockOpen, Trash2, Vote } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PollRow, VoteRow } from '#domain/trip-commands/command.ts';
import { formatInstant, formatList } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { WaitingMark } from '#web/offline/waiting-mark.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { namesIn } from '#web/trip-data/trip.ts';
import { Note, Row, Stack } from '#web/ui/layout.tsx';
import { ActionsMenu, MenuItem } from '#web/ui/menu.tsx';
import type { usePollChanges } from '../mutations.ts';
import { optionText } from '../option-plan.ts';
import { endOf, isOpen, resultsOf, winnersOf } from '../results.ts';
import type { OptionPlanning } from '../use-option-planning.ts';
import { OptionLine } from './option-line.tsx';
import styles from './votes.module.css';

interface PollViewProps {
  poll: PollRow;
  votes: readonly VoteRow[];
  trip: TripDetails;
  userId: string;
  mayVote: boolean;
  mayManage: boolean;
  changes: ReturnType<typeof usePollChanges>;
  planning: OptionPlanning | null;
}

export function PollView({
  poll,
  votes,
  trip,
  userId,
  mayVote,
  mayManage,
  changes,
  planning,
}: PollViewProps) {
  const { t } = useTranslation('discussion');
  const id = useId();
  const isVotable = isOpen(poll, Temporal.Now.instant());
  const results = resultsOf(poll, votes);
  const winners = winnersOf(results);
  const names = namesIn(trip);
  const most = Math.max(1, ...results.map(({ voters }) => voters.length));
  return (
    <article className={styles.poll} aria-labelledby={id} data-slot="poll" data-open={isVotable || undefined}>
      <Row as="header" gap={8} justify="between">
        <Row as="h3" gap={6} id={id}>
          <Vote size={16} />
          {poll.question} <WaitingMark id={poll.id} />
        </Row>
        {mayManage && <PollMenu poll={poll} isVotable={isVotable} changes={changes} />}
      </Row>
      <PollFacts poll={poll} isVotable={isVotable} author={names.get(poll.created_by ?? '')} />
      {!isVotable && <Winners winners={winners} />}
      <Stack as="ul" gap={4}>
        {results.map(({ option, voters }) => {
          const own = votes.find(
            (vote) => vote.poll_id === poll.id && vote.option_id === option.id && vote.user_id === userId,
          );
          const isWinner = !isVotable && winners.includes(option);
          return (
            <OptionLine
              key={option.id}
              option={option}
              voters={voters.map((voter) => names.get(voter) ?? t('formerMember'))}
              share={voters.length / most}
              own={own}
              trip={trip}
              isWinner={isWinner}
              plan={isWinner ? planning?.(option, poll.question) : undefined}
              {...(isVotable && mayVote && { onVote: () => changes.vote(poll, option.id, own) })}
            />
          );
        })}
      </Stack>
    </article>
  );
}

function PollFacts({
  poll,
  isVotable,
  author,
}: {
  poll: PollRow;
  isVotable: boolean;
  author?: string | undefined;
}) {
  const { t } = useTranslation('discussion');
  const { language } = useLanguage();
  const end = endOf(poll);
  const date = end && formatInstant(end, language, Temporal.Now.timeZoneId());
  const state = isVotable ? (date ? t('pollOpenUntil', { date }) : t('pollOpen')) : t('pollEnded', { date });
  return (
    <Row as={Note} gap={12} rowGap={0} align="stretch" wrap>
      <span>{state}</span>
      {isVotable && <span>{poll.is_multiple ? t('pollSeveral') : t('pollSingle')}</span>}
      <span>{t('pollBy', { name: author ?? t('formerMember') })}</span>
    </Row>
  );
}

function Winners({ winners }: { winners: ReturnType<typeof winnersOf> }) {
  const { t } = useTranslation('discussion');
  const { language } = useLanguage();
  const options = formatList(
    winners.map((option) => optionText(option, language)),
    language,
  );
  const text = winners.length > 1 ? t('pollTie', { options }) : t('pollWinner', { options });
  return <p className={styles.pollResult}>{winners.length === 0 ? t('pollNoVotes') : text}</p>;
}

function PollMenu({
  poll,
  isVotable,
  changes,
}: Pick<PollViewProps, 'poll' | 'changes'> & { isVotable: boolean }) {
  const { t } = useTranslation('discussion');
  return (
    <ActionsMenu size="small" label={t('pollActions', { title: poll.question })}>
      {isVotable ? (
        <MenuItem icon={<Lock />} onSelect={() => changes.close(poll)}>
          {t('pollClose')}
        </MenuItem>
      ) : (
        <MenuItem icon={<LockOpen />} onSelect={() => changes.reopen(poll)}>
          {t('pollReopen')}
        </MenuItem>
      )}
      <MenuItem variant="danger" icon={<Trash2 />} onSelect={() => changes.remove(poll)}>
        {t('pollDelete')}
      </MenuItem>
    </ActionsMenu>
  );
}
