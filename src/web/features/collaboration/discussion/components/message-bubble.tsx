import clsx from 'clsx';
import { Reply, RotateCcw, Trash2, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#web/offline/network-state.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Row } from '#web/ui/layout.tsx';
import type { ShownMessage } from '../messages.ts';
import { messageElementId } from '../use-jump.ts';
import { AnsweredQuote } from './answered-quote.tsx';
import { CommentedItem } from './commented-item.tsx';
import styles from './discussion.module.css';
import type { MessageAuthor } from './message-group.tsx';
import { MessageText } from './message-text.tsx';

interface MessageBubbleProps {
  message: ShownMessage;
  people: ReadonlyMap<string, MessageAuthor>;
  onReply?: () => void;
  onDelete?: () => void;
  onAgain: () => void;
  onGiveUp: () => void;
}

/** Messages stored by older releases have none. */
const mentionsOf = ({ mentions }: Partial<ShownMessage>): readonly string[] => mentions ?? [];

export function MessageBubble({ message, people, onReply, onDelete, onAgain, onGiveUp }: MessageBubbleProps) {
  const { t } = useTranslation('discussion');
  const isOnline = useOnline();
  return (
    <div
      id={messageElementId(message.id)}
      className={styles.message}
      data-slot="message"
      data-state={message.state}
      tabIndex={-1}
    >
      {message.item_id && <CommentedItem id={message.item_id} />}
      {message.reply_to && <AnsweredQuote id={message.reply_to} people={people} />}
      <MessageText
        text={message.text}
        names={mentionsOf(message).flatMap((id) => people.get(id)?.name ?? [])}
      />
      {(onReply || onDelete) && (
        <Row className={styles.messageActions}>
          {onReply && (
            <IconButton label={t('reply')} onClick={onReply}>
              <Reply size={16} aria-hidden="true" />
            </IconButton>
          )}
          {onDelete && (
            <IconButton label={t('deleteThis')} onClick={onDelete}>
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          )}
        </Row>
      )}
      {message.state === 'sending' && (
        <p className={styles.messageState}>{t(isOnline ? 'sending' : 'waitsForNetwork')}</p>
      )}
      {message.state === 'refused' && (
        <p className={clsx(styles.messageState, styles.messageRefused)}>
          <TriangleAlert size={14} aria-hidden="true" />
          {t('notSent')}
          <Button size="small" icon={<RotateCcw aria-hidden="true" />} onClick={onAgain}>
            {t('sendAgain')}
          </Button>
          <Button size="small" variant="quiet" onClick={onGiveUp}>
            {t('giveUp')}
          </Button>
        </p>
      )}
    </div>
  );
}
