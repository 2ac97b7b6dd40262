import { useQuery } from '@tanstack/react-query';
import { History, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countsQuery } from '#web/trip-data/counts.ts';
import { countText } from '#web/ui/count-text.ts';
import { Row } from '#web/ui/layout.tsx';
import styles from './trip-list.module.css';

const MOST_COUNTED = 100;

/** Counts what other people wrote and changed; renders nothing when unknown. */
export function TripNews({ tripId }: { tripId: string }) {
  const { t } = useTranslation('dashboard');
  // The dashboard fetches the counts after its trips are shown.
  const { data } = useQuery({ ...countsQuery, enabled: false, select: (trips) => trips.get(tripId) });
  const { unread = 0, changes = 0 } = data ?? {};
  if (unread + changes === 0) return null;
  const isMany = (count: number) => count >= MOST_COUNTED;
  return (
    <Row as="span" gap={10} inline className={styles.tripNews}>
      {unread > 0 && (
        <News
          icon={<MessageSquare size={16} />}
          count={unread}
          label={isMany(unread) ? t('newMessagesMany') : t('newMessages', { count: unread })}
        />
      )}
      {changes > 0 && (
        <News
          icon={<History size={16} />}
          count={changes}
          label={isMany(changes) ? t('newChangesMany') : t('newChanges', { count: changes })}
        />
      )}
    </Row>
  );
}

function News({ icon, count, label }: { icon: ReactNode; count: number; label: string }) {
  return (
    <Row as="span" gap={4} inline role="img" aria-label={label} title={label}>
      {icon}
      <span className="num">{countText(count)}</span>
    </Row>
  );
}
