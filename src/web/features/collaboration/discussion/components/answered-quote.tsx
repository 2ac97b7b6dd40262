import { useTranslation } from 'react-i18next';
import { useAnswered } from '../answered-messages.ts';
import styles from './discussion.module.css';
import type { MessageAuthor } from './message-group.tsx';

interface AnsweredQuoteProps {
  id: string;
  people: ReadonlyMap<string, MessageAuthor>;
}

/** Jumps to the message when pressed [PLUS-19]. */
export function AnsweredQuote({ id, people }: AnsweredQuoteProps) {
  const { t } = useTranslation('discussion');
  const { find, jump } = useAnswered();
  const answered = find(id);
  if (!answered)
    return <p className={styles.quote}>{answered === null ? t('answeredDeleted') : t('answeredUnknown')}</p>;
  const name = people.get(answered.user_id ?? '')?.name ?? t('formerMember');
  return (
    <button type="button" className={styles.quote} title={t('jumpTo', { name })} onClick={() => jump(id)}>
      <strong>{name}</strong>
      <span>{answered.text}</span>
    </button>
  );
}
