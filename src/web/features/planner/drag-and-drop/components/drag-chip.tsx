import clsx from 'clsx';
import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '#web/ui/layout.tsx';
import { ItemIcon } from '../../components/item-icon.tsx';
import { OverlapText } from '../../timeline/components/overlap-label.tsx';
import { type DragState, useDragState } from '../drag-state.ts';
import { usePlacementText } from '../use-placement-text.ts';
import styles from './drag-and-drop.module.css';

const byPointer = (drag: DragState | null) => (drag?.by === 'pointer' ? drag : null);

/** Follows the pointer at once; its text is a frame late. */
export const DragChip = memo(function DragChip({
  onMount,
}: {
  onMount: (element: HTMLElement | null) => void;
}) {
  const drag = useDragState(byPointer);
  const shown = useDeferredValue(drag);
  if (!drag) return null;
  return (
    <div className={styles.dragChip} ref={onMount} aria-hidden="true">
      <ChipCard drag={shown ?? drag} />
    </div>
  );
});

const ChipCard = memo(function ChipCard({ drag }: { drag: DragState }) {
  const { t } = useTranslation('trip-items');
  const where = usePlacementText();
  const { item, part } = drag.source;
  const conflictText = where.conflicts(drag.conflicts);
  const summary = where.summary(drag.summary);
  return (
    <div
      className={styles.dragChipCard}
      data-kind={item.kind}
      data-part={part}
      data-over={drag.over ?? (drag.isSelecting ? 'pick' : 'none')}
      data-many={drag.ids.size > 1 ? '' : undefined}
    >
      {part === 'whole' && (
        <p className={styles.dragChipTitle}>
          <ItemIcon item={item} size={16} />
          <b>{item.title}</b>
          {drag.ids.size > 1 && (
            <b className={clsx(styles.dragChipCount, 'num')}>
              {t('movedTogether', { count: drag.ids.size })}
            </b>
          )}
        </p>
      )}
      <p className="num">{drag.to ? where.short(item, drag.to) : t('moveNowhere')}</p>
      {conflictText && <OverlapText as="p">{conflictText}</OverlapText>}
      {summary && <Note size="text">{summary}</Note>}
      {drag.isSelecting && <Note size="text">{t('holdHow')}</Note>}
    </div>
  );
});
