import { Fragment, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldOf } from '#domain/json.ts';
import { formatTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { momentOf } from '#web/trip-data/message-pages.ts';
import type { Author } from '#web/trip-data/trip.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Note, Row, Stack, VisuallyHidden } from '#web/ui/layout.tsx';
import { isSameGroup, type MessageGroup, type ShownMessage } from '../messages.ts';
import { FIRST_UNREAD_ID } from '../use-first-unread.ts';
import styles from './discussion.module.css';
import { MessageBubble } from './message-bubble.tsx';

/** These functions are stable. */
export interface MessageActions {
  mayDelete: (message: ShownMessage) => boolean;
  onReply?: (message: ShownMessage) => void;
  onDelete: (message: ShownMessage) => void;
  onAgain: (message: ShownMessage) => void;
  onGiveUp: (id: string) => void;
}

interface MessageGroupViewProps extends MessageActions {
  group: MessageGroup;
  author: Author;
  people: ReadonlyMap<string, Author>;
  isOwn: boolean;
  /** Id of the message that has the line for new messages above it. */
  firstUnread: string | null;
}

export function hasSameProps<Props extends object>(one: Props, other: Props, but: keyof Props): boolean {
  return Object.entries(one).every(([name, value]) => name === but || Object.is(value, fieldOf(other, name)));
}

export interface MessageGroupsProps extends Omit<MessageGroupViewProps, 'group' | 'author' | 'isOwn'> {
  groups: readonly MessageGroup[];
  userId: string;
}

export function MessageGroups({ groups, userId, people, ...shared }: MessageGroupsProps) {
  const { t } = useTranslation('discussion');
  return groups.map((group) => (
    <MessageGroupView
      key={group.messages[0]?.id}
      group={group}
      author={people.get(group.userId ?? '') ?? { name: t('formerMember'), src: null }}
      people={people}
      isOwn={group.userId === userId}
      {...shared}
    />
  ));
}

/** Shows avatar, name and time once for the group. */
const MessageGroupView = memo(
  MessageGroupArticle,
  (one, other) => hasSameProps(one, other, 'group') && isSameGroup(one.group, other.group),
);

function MessageGroupArticle({
  group,
  author,
  people,
  isOwn,
  firstUnread,
  mayDelete,
  onReply,
  onDelete,
  onAgain,
  onGiveUp,
}: MessageGroupViewProps) {
  const { t } = useTranslation('discussion');
  const [first] = group.messages;
  return (
    <Row as="article" gap={10} align="stretch" className={styles.group} data-own={isOwn || undefined}>
      {!isOwn && (
        <Avatar name={author.name} src={author.src} {...(group.userId && { colourOf: group.userId })} />
      )}
      <Stack gap={4} align="start" className={styles.groupMessages}>
        <p className={styles.groupAuthor}>
          {isOwn ? <VisuallyHidden>{author.name}</VisuallyHidden> : <span>{author.name}</span>}{' '}
          {first && <Clock message={first} />}
        </p>
        {group.messages.map((message) => (
          <Fragment key={message.id}>
            {message.id === firstUnread && (
              <p id={FIRST_UNREAD_ID} className={styles.messageNew}>
                {t('newMessages')}
              </p>
            )}
            <MessageBubble
              message={message}
              people={people}
              {...(onReply && !message.state && { onReply: () => onReply(message) })}
              {...(mayDelete(message) && !message.state && { onDelete: () => onDelete(message) })}
              onAgain={() => onAgain(message)}
              onGiveUp={() => onGiveUp(message.id)}
            />
          </Fragment>
        ))}
      </Stack>
    </Row>
  );
}

function Clock({ message }: { message: ShownMessage }) {
  const { language } = useLanguage();
  const at = Temporal.Instant.fromEpochMilliseconds(momentOf(message));
  const { hour, minute } = at.toZonedDateTimeISO(Temporal.Now.timeZoneId());
  return (
    <Note as="time" className="num" dateTime={at.toString()}>
      {formatTime(hour * 60 + minute, language)}
    </Note>
  );
}
