import clsx from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { WaitingMark } from '#web/offline/waiting-mark.tsx';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { ItemIcon } from '../../components/item-icon.tsx';
import { usePlannerActions } from '../../components/planner-actions.tsx';
import { useDraggable } from '../../drag-and-drop/components/drag-provider.tsx';
import { usePresenceColour } from '../../presence/components/presence-badges.tsx';
import { usePick } from '../../selection/components/selection.tsx';
import styles from './item-card.module.css';
import { ItemMenu } from './item-menu.tsx';
import { StopNumber } from './timeline-axis.tsx';

export function OpenButton({ item, isSelected }: { item: PlannerItem; isSelected: boolean }) {
  const { t } = useTranslation(['trip-items']);
  const { select } = usePlannerActions();
  return (
    <button
      type="button"
      className={styles.itemCardOpen}
      data-slot="item-card-open"
      aria-expanded={isSelected}
      aria-label={t('details', { title: item.title })}
      onClick={() => select(isSelected ? null : item.id)}
    />
  );
}

/** Sets attributes on the card: `:has()` took a third of a day's style time. */
export function useCardMarks(id: string) {
  const { isPicked, hasPicks } = usePick(id);
  const colour = usePresenceColour(id);
  return {
    'data-picking': hasPicks ? '' : undefined,
    'data-picked': isPicked ? '' : undefined,
    'data-here': colour === undefined ? undefined : '',
    'data-colour': colour,
  };
}

interface CardState {
  isSelected: boolean;
  /** True: it is dragged to an hour. */
  isTimed: boolean;
}

/** Attributes of an item's card, which has the name of its title, and is selected, picked and dragged. */
export function useCard(item: PlannerItem, { isSelected, isTimed }: CardState) {
  const titleId = useId();
  const dragProps = useDraggable(item, isTimed);
  const marks = useCardMarks(item.id);
  const cardProps = {
    'aria-labelledby': titleId,
    'data-kind': item.kind,
    'data-selected': isSelected ? '' : undefined,
    ...dragProps,
    ...marks,
  };
  return { titleId, cardProps };
}

interface CardLineProps {
  item: PlannerItem;
  titleId: string;
  /** Null: the axis has it. */
  number: number | null;
  cost: string | null;
}

export function CardLine({ item, titleId, number, cost }: CardLineProps) {
  const { t } = useTranslation(['trip-items']);
  return (
    <div className={styles.itemCardLine}>
      {number !== null && <StopNumber number={number} />}
      <ItemIcon item={item} label={t(`trip-items:${item.kind}`)} />
      <h3 id={titleId} className="cut">
        {item.title}
      </h3>
      <WaitingMark id={item.id} />
      {cost && (
        <span className={clsx(styles.itemCardPrice, 'num')} data-slot="item-card-price">
          {cost}
        </span>
      )}
      <ItemMenu item={item} />
    </div>
  );
}
