import clsx from 'clsx';
import { RotateCcw, Trash2, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from '../discussion.module.css';
import { linkify, type ShownMessage } from '../messages.ts';

interface MessageBubbleProps {
  message: ShownMessage;
  /** Present where it may be taken back. */
  onDelete?: () => void;
  onAgain: () => void;
  onGiveUp: () => void;
}

/** One message: its text, and whether it has arrived. */
export function MessageBubble({ message, onDelete, onAgain, onGiveUp }: MessageBubbleProps) {
  const { t } = useTranslation('discussion');
  return (
    <div className={styles.message} data-slot="message" data-state={message.state}>
      <p className={styles.messageText}>
        {linkify(message.text).map(({ text, href }, index) =>
          href ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
            <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
      {onDelete && (
        <IconButton label={t('deleteThis')} className={styles.messageDelete} onClick={onDelete}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      )}
      {message.state === 'sending' && <p className={styles.messageState}>{t('sending')}</p>}
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
