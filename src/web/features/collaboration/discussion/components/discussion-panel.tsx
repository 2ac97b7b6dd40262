import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '#domain/roles.ts';
import { useSession } from '#web/session/session.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { namesIn, peopleOf, roleIn } from '#web/trip-data/trip.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from '../discussion.module.css';
import { useDeleteMessage, useSending } from '../mutations.ts';
import { type Message, messagesQuery } from '../queries.ts';
import type { AwaySince } from '../use-newest.ts';
import { useReading } from '../use-reading.ts';
import { useVisibleMessages } from '../visible-messages.ts';
import { Composer } from './composer.tsx';
import type { MessageAuthor } from './message-group.tsx';
import { MessageLog } from './message-log.tsx';

/** What the people of a trip say to each other [CHAT-1] [CHAT-2]. */
export function DiscussionPanel({ trip }: { trip: TripDetails }) {
  const { t } = useTranslation(['discussion', 'trip']);
  const { user } = useSession();
  const userId = user?.id ?? '';
  const pages = useInfiniteQuery(messagesQuery(trip.id));
  const sending = useSending(trip.id, userId);
  const deleteMessage = useDeleteMessage(trip.id);
  const [asked, setAsked] = useState<Message | null>(null);
  const [awaySince, setAwaySince] = useState<AwaySince>(null);
  const readUpTo = useReading(trip.id, pages.data, awaySince === null);
  const isOwner = can(roleIn(trip, user?.id), 'delete_any_message');
  // The same for as long as they say the same: thousands of messages are not drawn again for one that comes.
  const people = useMemo(() => authorsOf(trip), [trip]);
  const mayDelete = useCallback(
    (message: Message) => isOwner || message.user_id === userId,
    [isOwner, userId],
  );
  const { pending } = sending;
  const messages = useVisibleMessages(trip.id, pages.data, pending, userId);

  return (
    <div className={styles.discussion}>
      {pages.isPending && <Spinner label={t('discussion:loading')} />}
      {pages.isError && !pages.data && (
        <p className={styles.discussionNote}>
          {t('discussion:loadFailed')}{' '}
          <Button size="small" onClick={() => void pages.refetch()}>
            {t('trip:retry')}
          </Button>
        </p>
      )}
      <MessageLog
        messages={messages}
        people={people}
        userId={userId}
        readUpTo={readUpTo}
        isEmpty={!pages.isPending && !pages.isError && messages.length === 0}
        hasOlder={pages.hasNextPage}
        isLoadingOlder={pages.isFetchingNextPage}
        isOlderFailed={pages.isFetchNextPageError}
        onOlder={() => void pages.fetchNextPage()}
        awaySince={awaySince}
        onAway={setAwaySince}
        mayDelete={mayDelete}
        onDelete={setAsked}
        onAgain={sending.sendAgain}
        onGiveUp={sending.giveUp}
      />
      <Composer tripId={trip.id} onSend={sending.send} />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={t('discussion:deleteTitle')}
        description={t('discussion:deleteText')}
        confirmLabel={t('discussion:delete')}
        cancelLabel={t('trip:keep')}
        onConfirm={() => {
          if (asked) deleteMessage(asked);
          setAsked(null);
        }}
      />
    </div>
  );
}

/** Who talks in a trip, by their id. */
function authorsOf(trip: TripDetails): ReadonlyMap<string, MessageAuthor> {
  const pictures = new Map(peopleOf(trip).map(({ id, profile }) => [id, profile?.avatar_url]));
  return new Map(Array.from(namesIn(trip), ([id, name]) => [id, { name, src: pictures.get(id) }]));
}
