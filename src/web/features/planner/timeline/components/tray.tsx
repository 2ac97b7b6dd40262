import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import { KIND_LABELS } from '../../components/kind-labels.ts';
import { usePlannerActions } from '../../components/planner-actions.tsx';
import type { PlannerItem } from '../../model.ts';
import { ItemMenu } from './item-menu.tsx';

interface TrayProps {
  /** Items of the day that have no hour yet. */
  items: readonly PlannerItem[];
  /** Notes for the whole trip. */
  wholeTrip: readonly PlannerItem[];
  selected: string | null;
}

/** What has no hour: under the schedule, scrolled sideways, absent when there is nothing. */
export function Tray({ items, wholeTrip, selected }: TrayProps) {
  const { t } = useTranslation(['trip-items']);
  if (items.length + wholeTrip.length === 0) return null;
  return (
    <section className="tray" aria-label={t('unscheduled')}>
      {items.length > 0 && <h3>{t('unscheduled')}</h3>}
      {items.map((item) => (
        <Chip key={item.id} item={item} isSelected={item.id === selected} />
      ))}
      {wholeTrip.length > 0 && <h3>{t('wholeTrip')}</h3>}
      {wholeTrip.map((item) => (
        <Chip key={item.id} item={item} isSelected={item.id === selected} />
      ))}
    </section>
  );
}

const Chip = memo(function Chip({ item, isSelected }: { item: PlannerItem; isSelected: boolean }) {
  const { t } = useTranslation(['trip-items']);
  const { select } = usePlannerActions();
  const titleId = useId();
  return (
    <article
      className="chip"
      aria-labelledby={titleId}
      data-kind={item.kind}
      data-selected={isSelected ? '' : undefined}
    >
      <button
        type="button"
        className="slip-open"
        aria-expanded={isSelected}
        aria-label={t('details', { title: item.title })}
        onClick={() => select(isSelected ? null : item.id)}
      />
      <KindIcon kind={item.kind} label={t(KIND_LABELS[item.kind])} className="slip-icon" />
      <h4 id={titleId}>{item.title}</h4>
      <ItemMenu item={item} />
    </article>
  );
});
