import clsx from 'clsx';
import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import itemCardStyles from '../../timeline/item-card.module.css';
import styles from '../drag-and-drop.module.css';
import { type DragState, useDragState } from '../drag-state.ts';
import { usePlacementText } from '../use-placement-text.ts';

const byPointer = (held: DragState | null) => (held?.by === 'pointer' ? held : null);

/** The paper under the pointer; what it says may come a frame later than where it is. */
export const DragChip = memo(function DragChip({
  onMount,
}: {
  onMount: (element: HTMLElement | null) => void;
}) {
  const held = useDragState(byPointer);
  const shown = useDeferredValue(held);
  if (!held) return null;
  return (
    <div className={styles.dragChip} ref={onMount} aria-hidden="true">
      <Paper held={shown ?? held} />
    </div>
  );
});

/** What is held, where it lands, and what it would overlap there. */
const Paper = memo(function Paper({ held }: { held: DragState }) {
  const { t } = useTranslation('trip-items');
  const where = usePlacementText();
  const { item, part } = held.aim;
  const lap = where.conflicts(held.conflicts);
  const news = where.news(held.news);
  return (
    <div
      className={styles.dragChipPaper}
      data-kind={item.kind}
      data-part={part}
      data-over={held.over ?? (held.isPick ? 'pick' : 'none')}
      data-many={held.ids.size > 1 ? '' : undefined}
    >
      {part === 'whole' && (
        <p className={styles.dragChipTitle}>
          <KindIcon kind={item.kind} size={16} className={itemCardStyles.itemCardIcon} />
          <b>{item.title}</b>
          {held.ids.size > 1 && (
            <b className={clsx(styles.dragChipCount, 'num')}>
              {t('movedTogether', { count: held.ids.size })}
            </b>
          )}
        </p>
      )}
      <p className="num">{held.to ? where.short(item, held.to) : t('moveNowhere')}</p>
      {lap && (
        <p className={itemCardStyles.itemCardLap} data-slot="item-card-lap">
          {lap}
        </p>
      )}
      {news && <p className={styles.dragChipNews}>{news}</p>}
      {held.isPick && <p className={styles.dragChipNews}>{t('holdHow')}</p>}
    </div>
  );
});
