import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '#web/ui/layout.tsx';
import { useFormats } from '../../use-formats.ts';
import type { OverlapLabelView } from '../overlap-labels.ts';
import styles from './overlap-label.module.css';

export function OverlapText({ as: Element = 'span', children }: { as?: 'p' | 'span'; children: ReactNode }) {
  return (
    <Element className={styles.itemCardOverlap} data-slot="item-card-overlap">
      {children}
    </Element>
  );
}

export function OverlapLabel({ label }: { label: OverlapLabelView }) {
  const { t } = useTranslation('trip-items');
  const { duration } = useFormats();
  return (
    <Row
      as="p"
      gap={5}
      className={clsx(styles.overlapLabel, 'num')}
      style={{ '--at': label.at, '--column': label.column, '--of': label.of }}
    >
      <TriangleAlert size={14} />
      <span className={styles.overlapWord}>{t('overlap', { duration: duration(label.minutes) })}</span>
      <span className={styles.overlapDuration} aria-hidden="true">
        {duration(label.minutes)}
      </span>
    </Row>
  );
}
