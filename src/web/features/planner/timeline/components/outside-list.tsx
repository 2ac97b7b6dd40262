import { memo, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import { KIND_LABELS } from '../../components/kind-labels.ts';
import { useFormats } from '../../components/use-formats.ts';
import { firstDayOf, type PlannerItem } from '../../model.ts';
import { MoveGrip } from '../../moving/components/move-grip.tsx';
import { useGrab } from '../../moving/components/mover.tsx';
import { ItemMenu } from './item-menu.tsx';
import { OpenButton } from './open-button.tsx';
import { useMarks } from './use-marks.ts';

interface OutsideListProps {
  items: readonly PlannerItem[];
  selected: string | null;
  /** What is told of the chosen item. */
  detail: ReactNode;
}

/** Items that no day of the trip shows: shortened dates lose nothing (TRIP-2). */
export function OutsideList({ items, selected, detail }: OutsideListProps) {
  const { t } = useTranslation(['trip']);
  return (
    <>
      <header className="day-head">
        <div className="day-head-text">
          <h2>{t('outside')}</h2>
          <p className="day-head-facts">{t('outsideHint')}</p>
        </div>
      </header>
      <div className="schedule-body">
        <ul className="timeline-scroll outside-list" data-slot="timeline-scroll">
          {items.map((item) => (
            <li key={item.id}>
              <OutsideRow item={item} isSelected={item.id === selected} />
            </li>
          ))}
        </ul>
        {detail}
      </div>
    </>
  );
}

const OutsideRow = memo(function OutsideRow({
  item,
  isSelected,
}: {
  item: PlannerItem;
  isSelected: boolean;
}) {
  const { t } = useTranslation(['trip-items']);
  const { shortDay } = useFormats();
  const titleId = useId();
  const grab = useGrab(item, false);
  const marks = useMarks(item.id);
  const date = firstDayOf(item);
  return (
    <article
      className="outside-row"
      aria-labelledby={titleId}
      data-kind={item.kind}
      data-selected={isSelected ? '' : undefined}
      {...grab}
      {...marks}
    >
      <OpenButton item={item} isSelected={isSelected} />
      <MoveGrip item={item} isTimed={false} />
      <KindIcon kind={item.kind} label={t(KIND_LABELS[item.kind])} className="slip-icon" />
      <h3 id={titleId}>{item.title}</h3>
      {date && <span className="num outside-day">{shortDay(date)}</span>}
      <ItemMenu item={item} />
    </article>
  );
});
