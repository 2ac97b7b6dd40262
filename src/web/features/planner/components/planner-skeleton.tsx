import { useTranslation } from 'react-i18next';

const STOPS = ['first', 'second', 'third', 'fourth'] as const;

/** The planner before its trip is there: the bare rail with its stops, where the schedule will stand. */
export function PlannerSkeleton() {
  const { t } = useTranslation('trip');
  return (
    <div className="planner" data-view="day" aria-busy="true">
      <div className="planner-top" />
      <div className="days" />
      <div className="day-strip planner-skeleton-strip" />
      <div className="planner-schedule">
        <output className="sr-only">{t('loading')}</output>
        <ul className="planner-skeleton" aria-hidden="true">
          {STOPS.map((stop) => (
            <li key={stop} />
          ))}
        </ul>
      </div>
      <div className="planner-panel" />
    </div>
  );
}
