import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Row } from '#web/ui/layout.tsx';
import { StableLink } from '#web/ui/stable-link.tsx';
import { useItemLinks } from '../item-links.ts';
import styles from './discussion.module.css';

/** Links to its details [PLUS-19]; nothing beside the item itself. */
export function CommentedItem({ id }: { id: string }) {
  const { t } = useTranslation('discussion');
  const find = useItemLinks();
  if (!find) return null;
  const item = find(id);
  return (
    <Row as="p" gap={6} className={styles.commentedItem}>
      <MessageSquareText size={14} aria-hidden="true" />
      {item ? <StableLink to={item.to}>{item.title}</StableLink> : t('itemDeleted')}
    </Row>
  );
}
