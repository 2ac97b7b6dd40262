import { MessageSquareText, Reply, RotateCcw, Trash2, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#web/offline/network-state.ts';
import type { Author } from '#web/trip-data/trip.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import { StableLink } from '#web/ui/stable-link.tsx';
import { useAnswered } from '../answered-messages.ts';
import { useItemLinks } from '../item-links.ts';
import { splitMentions, writtenNames } from '../mentions.ts';
import { linkify, type ShownMessage } from '../messages.ts';
import styles from './discussion.module.css';

interface MessageBubbleProps {
  message: ShownMessage;
  people: ReadonlyMap<string, Author>;
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
      className={styles.message}
      data-slot="message"
      data-message={message.id}
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
              <Reply size={16} />
            </IconButton>
          )}
          {onDelete && (
            <IconButton label={t('deleteThis')} onClick={onDelete}>
              <Trash2 size={16} />
            </IconButton>
          )}
        </Row>
      )}
      {message.state === 'sending' && (
        <Row as={Note} gap={6} justify="end" wrap className={styles.messageState}>
          {t(isOnline ? 'sending' : 'waitsForNetwork')}
        </Row>
      )}
      {message.state === 'refused' && (
        <Row as={Note} tone="danger" gap={6} justify="end" wrap className={styles.messageState}>
          <TriangleAlert size={14} />
          {t('notSent')}
          <Button size="small" icon={<RotateCcw />} onClick={onAgain}>
            {t('sendAgain')}
          </Button>
          <Button size="small" variant="quiet" onClick={onGiveUp}>
            {t('giveUp')}
          </Button>
        </Row>
      )}
    </div>
  );
}

/** Shows the answered message, and jumps to it when pressed [PLUS-19]. */
function AnsweredQuote({ id, people }: { id: string; people: ReadonlyMap<string, Author> }) {
  const { t } = useTranslation('discussion');
  const { find, jump } = useAnswered();
  const answered = find(id);
  if (!answered)
    return <p className={styles.quote}>{answered === null ? t('answeredDeleted') : t('answeredUnknown')}</p>;
  const name = people.get(answered.user_id ?? '')?.name ?? t('formerMember');
  return (
    <button type="button" className={styles.quote} title={t('jumpTo', { name })} onClick={() => jump(id)}>
      <strong>{name}</strong>
      <span className="cut">{answered.text}</span>
    </button>
  );
}

/** Links to the item's details [PLUS-19]; renders nothing beside the item itself. */
function CommentedItem({ id }: { id: string }) {
  const { t } = useTranslation('discussion');
  const find = useItemLinks();
  if (!find) return null;
  const item = find(id);
  return (
    <Row as={Note} gap={6} className={styles.commentedItem}>
      <MessageSquareText size={14} />
      {item ? <StableLink to={item.to}>{item.title}</StableLink> : t('itemDeleted')}
    </Row>
  );
}

/** Web addresses become links, mentions are highlighted. `names` are the current ones. */
function MessageText({ text, names }: { text: string; names: readonly string[] }) {
  const written = writtenNames(text, names);
  return (
    <p className={styles.messageText}>
      {linkify(text).map(({ text: piece, href }, index) =>
        href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {piece}
          </a>
        ) : (
          splitMentions(piece, written).map((part, place) =>
            part.isMention ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              <strong key={`${index}-${place}`} className={styles.mention}>
                {part.text}
              </strong>
            ) : (
              part.text
            ),
          )
        ),
      )}
    </p>
  );
}
