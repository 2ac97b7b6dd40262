import { useInfiniteQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '#domain/roles.ts';
import { formatList } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { olderPages } from '#web/data/older-page.ts';
import { PanelFailed } from '#web/offline/panel-failed.tsx';
import { useSession } from '#web/session/session.tsx';
import { useCountsBefore } from '#web/trip-data/counts.ts';
import { momentOf } from '#web/trip-data/message-pages.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { authorsOf, roleIn } from '#web/trip-data/trip.ts';
import { Note } from '#web/ui/layout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';
import { PollsSection } from '../../votes/components/polls-section.tsx';
import { AnsweredContext, useAnsweredMessages } from '../answered-messages.ts';
import { ItemLinksContext, useItemLinksOf } from '../item-links.ts';
import { type AwaySince, useJump } from '../log-scroll.ts';
import { membersOf } from '../mentions.ts';
import { useSending } from '../mutations.ts';
import { type Message, messagesQuery } from '../queries.ts';
import { useFirstUnread } from '../use-first-unread.ts';
import { useMarkSeen } from '../use-reading.ts';
import { useReply } from '../use-reply.ts';
import { useTypingNames } from '../use-typing.ts';
import { useVisibleMessages } from '../visible-messages.ts';
import { Composer } from './composer.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import styles from './discussion.module.css';
import { MessageLog } from './message-log.tsx';

/** Shows the trip's messages and polls [CHAT-1] [CHAT-2]. */
export function DiscussionPanel({ trip }: { trip: TripDetails }) {
  const { t } = useTranslation('discussion');
  const { user } = useSession();
  const userId = user?.id ?? '';
  const pages = useInfiniteQuery(messagesQuery(trip.id));
  const sending = useSending(trip.id, userId);
  const [asked, setAsked] = useState<Message | null>(null);
  const { answered: answering, ...replying } = useReply(trip.id);
  const [awaySince, setAwaySince] = useState<AwaySince>(null);
  const before = useCountsBefore(trip.id);
  const isOwner = can(roleIn(trip, user?.id), 'delete_any_message');
  // The map is stable, or a new message would render thousands of others.
  const people = useMemo(() => authorsOf(trip), [trip]);
  const members = useMemo(() => membersOf(trip, userId), [trip, userId]);
  const mayDelete = useCallback(
    (message: Message) => isOwner || message.user_id === userId,
    [isOwner, userId],
  );
  const { pending } = sending;
  const messages = useVisibleMessages(trip.id, pages.data, pending, userId);
  const find = useAnsweredMessages(trip.id, messages, answering.id);
  const older = olderPages(pages);
  const panel = useRef<HTMLDivElement>(null);
  const jump = useJump({ part: panel, messages, older });
  const joined = trip.trip_collaborators.find(({ user_id }) => user_id === userId)?.joined_at ?? '';
  const firstUnread = useFirstUnread({
    messages,
    userId,
    readUpTo: before && momentOf({ created_at: before.readAt ?? joined }),
    unread: before?.unread ?? 0,
    isCurrent: pages.data !== undefined && !pages.isFetching,
    older,
    onAway: setAwaySince,
  });
  useMarkSeen(trip.id, pages.data, firstUnread.isPlaced && awaySince === null);
  const answered = useMemo(() => ({ find, jump }), [find, jump]);
  const itemLinks = useItemLinksOf(trip);
  const reply = useStableCallback(replying.reply);
  const isEmpty = !pages.isPending && !pages.isError && messages.length === 0;

  return (
    <div ref={panel} className={styles.discussion} data-empty={isEmpty || undefined}>
      <PollsSection trip={trip} />
      {pages.isPending && <Spinner label={t('loading')} />}
      {pages.isError && !pages.data && <PanelFailed onRetry={() => void pages.refetch()} />}
      <AnsweredContext value={answered}>
        <ItemLinksContext value={itemLinks}>
          <MessageLog
            messages={messages}
            people={people}
            userId={userId}
            firstUnread={firstUnread.id}
            isEmpty={isEmpty}
            older={older}
            awaySince={awaySince}
            onAway={setAwaySince}
            mayDelete={mayDelete}
            onReply={reply}
            onDelete={setAsked}
            onAgain={sending.sendAgain}
            onGiveUp={sending.giveUp}
          />
          <TypingLine />
          <Composer
            draftName={`message-${trip.id}`}
            label={t('yourMessage')}
            replyTo={answering.id}
            people={people}
            onCancelReply={replying.end}
            members={members}
            onSend={(text, mentions) => {
              // An answer to a comment is about the same item.
              sending.send({ text, reply_to: answering.id, mentions, item_id: answering.item_id });
              replying.end();
            }}
          />
        </ItemLinksContext>
      </AnsweredContext>
      <DeleteQuestion tripId={trip.id} message={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

/** Of more people only the number is shown. */
const NAMED = 2;

/** Has a fixed place, so that nothing moves. Not announced: it changes with each pause. */
function TypingLine() {
  const { t } = useTranslation('discussion');
  const { language } = useLanguage();
  const names = useTypingNames();
  return (
    <Note className={clsx(styles.typing, 'cut')}>
      {names.length > NAMED && t('severalTyping')}
      {names.length > 0 &&
        names.length <= NAMED &&
        t('typing', { count: names.length, names: formatList(names, language) })}
    </Note>
  );
}
