import { useTranslation } from 'react-i18next';
import type { PollRow, VoteRow } from '#domain/trip-commands/command.ts';
import { newId } from '#web/data/ids.ts';
import { useSubmitCommand } from '#web/trip-data/submit-command.ts';
import { isOpen } from './results.ts';

export type NewPoll = Pick<PollRow, 'question' | 'options' | 'is_multiple' | 'closes_at'>;

/** Changes appear at once; a refusal is reverted with a toast [PLUS-19]. */
export function usePollChanges(tripId: string, userId: string) {
  const { t } = useTranslation('discussion');
  const send = useSubmitCommand(tripId);
  const patch = (row: PollRow, to: Partial<PollRow>, done: string) =>
    send(
      { type: 'patch', entity: 'poll', label: row.question, row, to },
      {
        done: { title: done },
        failed: t('pollChangeFailed', { title: row.question }),
        undo: { label: done },
      },
    );
  const now = () => Temporal.Now.instant().toString();
  return {
    ask: (poll: NewPoll) => {
      const started = { closed_at: null, deleted_at: null, created_by: userId, created_at: now() };
      send(
        { type: 'add', entity: 'poll', label: poll.question, row: { id: newId(), ...poll, ...started } },
        { failed: t('pollAskFailed', { title: poll.question }) },
      );
    },
    /** `given` is the own vote to take back; undefined: vote. */
    vote: ({ id, question }: PollRow, optionId: string, given: VoteRow | undefined) => {
      const row = given ?? { id: newId(), poll_id: id, option_id: optionId, user_id: userId };
      const failed = t('voteFailed', { title: question });
      send({ type: given ? 'remove' : 'add', entity: 'vote', label: question, row }, { failed });
    },
    close: (poll: PollRow) => patch(poll, { closed_at: now() }, t('pollClosedDone')),
    // Past its deadline, the poll would stay closed.
    reopen: (poll: PollRow) => {
      const reopened = { closed_at: null };
      const isPast = !isOpen({ ...poll, ...reopened }, Temporal.Now.instant());
      patch(poll, { ...reopened, ...(isPast && { closes_at: null }) }, t('pollOpenedDone'));
    },
    remove: (poll: PollRow) => patch(poll, { deleted_at: now() }, t('pollDeleted', { title: poll.question })),
  };
}
