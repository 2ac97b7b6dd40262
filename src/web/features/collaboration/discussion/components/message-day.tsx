import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Author } from '#web/trip-data/trip.ts';
import { Row } from '#web/ui/layout.tsx';
import { isSameDay, type MessageDay, partsOf } from '../messages.ts';
import styles from './discussion.module.css';
import { hasSameProps, type MessageActions, MessageGroupView } from './message-group.tsx';

interface DayOfTalkProps extends MessageActions {
  day: MessageDay;
  name: string;
  people: ReadonlyMap<string, Author>;
  userId: string;
  firstUnread: string | null;
}

/** Memoised, so that loading older days does not render it. */
export const MessageDayView = memo(
  function MessageDayView({ day, name, people, userId, firstUnread, ...actions }: DayOfTalkProps) {
    const { t } = useTranslation('discussion');
    return (
      <section className={styles.messageDay} aria-label={name}>
        <Row as="h2" gap={20}>
          {name}
        </Row>
        {partsOf(day).map(({ part, groups }) => (
          <div key={part} className={styles.messagePart}>
            {groups.map((group) => (
              <MessageGroupView
                key={group.messages[0]?.id}
                group={group}
                author={people.get(group.userId ?? '') ?? { name: t('formerMember'), src: null }}
                people={people}
                isOwn={group.userId === userId}
                firstUnread={firstUnread}
                {...actions}
              />
            ))}
          </div>
        ))}
      </section>
    );
  },
  (one, other) => hasSameProps(one, other, 'day') && isSameDay(one.day, other.day),
);
