import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '#domain/roles.ts';
import { formatRecentDay } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { useSession } from '#web/session/session.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { authorsOf, type PlannerItem, roleIn } from '#web/trip-data/trip.ts';
import { Button } from '#web/ui/button.tsx';
import { Note, Row, Stack } from '#web/ui/layout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useToday } from '#web/ui/timing.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';
import { AnsweredContext, useAnsweredMessages } from '../answered-messages.ts';
import { showMessageIn } from '../log-scroll.ts';
import { membersOf } from '../mentions.ts';
import { byDay } from '../messages.ts';
import { useSending } from '../mutations.ts';
import { commentsQuery, type Message } from '../queries.ts';
import { useVisibleMessages } from '../visible-messages.ts';
import { Composer } from './composer.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import styles from './discussion.module.css';
import { MessageGroups } from './message-group.tsx';

/** Shows messages of the trip's discussion about one item [PLUS-19]. */
export function ItemComments({ trip, item }: { trip: TripDetails; item: PlannerItem }) {
  const { t } = useTranslation(['discussion', 'trip']);
  const { user } = useSession();
  const userId = user?.id ?? '';
  const comments = useQuery(commentsQuery(trip.id, item.id));
  const sending = useSending(trip.id, userId);
  const [asked, setAsked] = useState<Message | null>(null);
  const pending = useMemo(
    () => sending.pending.filter(({ item_id }) => item_id === item.id),
    [sending.pending, item.id],
  );
  const messages = useVisibleMessages(trip.id, comments.data, pending, userId);
  const people = useMemo(() => authorsOf(trip), [trip]);
  const members = useMemo(() => membersOf(trip, userId), [trip, userId]);
  const isOwner = can(roleIn(trip, user?.id), 'delete_any_message');
  const { language } = useLanguage();
  const section = useRef<HTMLElement>(null);
  const find = useAnsweredMessages(trip.id, messages, null);
  const jump = useStableCallback((id: string) => void showMessageIn(section.current, id));
  const answered = useMemo(() => ({ find, jump }), [find, jump]);
  const today = useToday();
  const counted =
    messages.length === 0
      ? t('discussion:noComments')
      : t('discussion:commentCount', { count: messages.length });
  const title = comments.data ? counted : t('discussion:comments');
  // A single traveller has nobody to write to.
  if (members.length === 0 && messages.length === 0) return null;
  return (
    <Stack
      as="section"
      ref={section}
      gap={4}
      className={styles.comments}
      aria-label={t('discussion:comments')}
    >
      <h3>{title}</h3>
      {comments.isPending && <Spinner size="small" label={t('discussion:commentsLoading')} />}
      {comments.isError && !comments.data && (
        <Note size="text">
          {t('discussion:commentsFailed')}{' '}
          <Button size="small" onClick={() => void comments.refetch()}>
            {t('trip:retry')}
          </Button>
        </Note>
      )}
      <AnsweredContext value={answered}>
        {byDay(messages, Temporal.Now.timeZoneId()).map(({ day, groups }) => (
          <section key={day}>
            <Row as="h4" gap={20} className={styles.dayName}>
              {formatRecentDay(day, today, language, 'full')}
            </Row>
            <MessageGroups
              groups={groups}
              userId={userId}
              people={people}
              firstUnread={null}
              mayDelete={(message) => isOwner || message.user_id === userId}
              onDelete={setAsked}
              onAgain={sending.sendAgain}
              onGiveUp={sending.giveUp}
            />
          </section>
        ))}
      </AnsweredContext>
      <Composer
        draftName={`comment-${trip.id}-${item.id}`}
        label={t('discussion:yourComment')}
        people={people}
        members={members}
        onSend={(text, mentions) => sending.send({ text, mentions, reply_to: null, item_id: item.id })}
      />
      <DeleteQuestion tripId={trip.id} message={asked} onClose={() => setAsked(null)} />
    </Stack>
  );
}
