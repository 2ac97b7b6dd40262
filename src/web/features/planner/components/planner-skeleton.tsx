import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { prepareFormats } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { Row } from '#web/ui/layout.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { DaysPlaceholder } from '../days/components/days-placeholder.tsx';
import styles from './planner.module.css';

const STOPS = ['first', 'second', 'third', 'fourth'] as const;

export function PlannerSkeleton() {
  const { t } = useTranslation('trip');
  const { language } = useLanguage();
  // While the trip is loading.
  useEffect(() => prepareFormats(language), [language]);
  return (
    <div className={styles.planner} data-view="day" aria-busy="true">
      <Row gap={14} className={styles.plannerTop} />
      <DaysPlaceholder />
      <div className={styles.plannerSchedule} data-slot="planner-schedule">
        <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
        <ul className={styles.plannerSkeleton} aria-hidden="true">
          {STOPS.map((stop) => (
            <li key={stop} />
          ))}
        </ul>
      </div>
      <div className={styles.plannerPanel} />
    </div>
  );
}
