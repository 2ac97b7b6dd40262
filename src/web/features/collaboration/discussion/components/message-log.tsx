import { ArrowDown } from 'lucide-react';
import { type Dispatch, memo, type SetStateAction, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRecentDay } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import type { OlderPages } from '#web/data/older-page.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/layout.tsx';
import { ScrollCover } from '#web/ui/scroll-cover.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useToday } from '#web/ui/timing.ts';
import { type AwaySince, useNewest } from '../log-scroll.ts';
import { byDay, isSameDay, type MessageDay, partsOf, type ShownMessage } from '../messages.ts';
import styles from './discussion.module.css';
import { hasSameProps, MessageGroups, type MessageGroupsProps } from './message-group.tsx';

interface MessageLogProps extends Omit<MessageGroupsProps, 'groups'> {
  messages: readonly ShownMessage[];
  isEmpty: boolean;
  older: OlderPages;
  awaySince: AwaySince;
  onAway: Dispatch<SetStateAction<AwaySince>>;
}

/** Groups by day and opens at the newest; older messages load on scrolling back. */
export function MessageLog(props: MessageLogProps) {
  const { messages, people, userId, firstUnread, isEmpty, older, awaySince, onAway, ...actions } = props;
  const { t } = useTranslation(['discussion', 'trip']);
  const { language } = useLanguage();
  const today = useToday();
  // Memoised: there may be thousands of messages, and each fetch status renders.
  const days = useMemo(() => byDay(messages, Temporal.Now.timeZoneId()), [messages]);
  const scroll = useRef<HTMLDivElement>(null);
  const { missed, onScroll, toNewest } = useNewest({ scroll, messages, userId, awaySince, onAway });
  return (
    <div className={styles.messageFrame}>
      <div
        ref={scroll}
        className={styles.messageScroll}
        data-slot="message-scroll"
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area has to be reachable by keyboard
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- the same
        role="log"
        aria-label={t('trip:panel_chat')}
      >
        <div className={styles.messageLog}>
          {isEmpty && <p className={styles.discussionNote}>{t('discussion:none')}</p>}
          {older.hasOlder && <OlderMark {...older} />}
          {days.map((day) => (
            <MessageDayView
              key={day.day}
              day={day}
              name={formatRecentDay(day.day, today, language, 'full')}
              people={people}
              userId={userId}
              firstUnread={firstUnread}
              {...actions}
            />
          ))}
          <ScrollCover scroller={scroll} />
        </div>
      </div>
      {missed > 0 && (
        <Button
          size="small"
          variant="lagoon"
          className={styles.messageMissed}
          icon={<ArrowDown />}
          onClick={toNewest}
        >
          {t('missed', { count: missed })}
        </Button>
      )}
    </div>
  );
}

/** Loads when scrolled into view; after a failure, on request or once pages were read again. */
function OlderMark({ isLoading, isFailed, onOlder }: OlderPages) {
  const { t } = useTranslation(['discussion', 'trip']);
  const mark = useRef<HTMLDivElement>(null);
  const seen = useRef(onOlder);
  useEffect(() => {
    seen.current = onOlder;
  });
  useEffect(() => {
    const element = mark.current;
    if (!element || isLoading || isFailed) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) seen.current();
      },
      { root: element.closest('[data-slot="message-scroll"]'), rootMargin: '1200px 0px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isLoading, isFailed]);
  return (
    <div ref={mark} className={styles.messageOlder}>
      {isLoading && <Spinner size="small" label={t('discussion:loadingOlder')} />}
      {isFailed && !isLoading && (
        <Button size="small" onClick={onOlder}>
          {t('trip:retry')}
        </Button>
      )}
    </div>
  );
}

interface DayOfTalkProps extends Omit<MessageGroupsProps, 'groups'> {
  day: MessageDay;
  name: string;
}

/** Memoised, so that loading older days does not render it. */
const MessageDayView = memo(
  function MessageDayView({ day, name, userId, ...shared }: DayOfTalkProps) {
    return (
      <section className={styles.messageDay} aria-label={name}>
        <Row as="h2" gap={20} className={styles.dayName}>
          {name}
        </Row>
        {partsOf(day).map(({ part, groups }) => (
          <div key={part} className={styles.messagePart}>
            <MessageGroups groups={groups} userId={userId} {...shared} />
          </div>
        ))}
      </section>
    );
  },
  (one, other) => hasSameProps(one, other, 'day') && isSameDay(one.day, other.day),
);
