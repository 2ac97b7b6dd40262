import clsx from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import { DragHandle } from '../../drag-and-drop/components/drag-handle.tsx';
import { useDraggable } from '../../drag-and-drop/components/drag-provider.tsx';
import { KIND_LABELS } from '../../kind-labels.ts';
import { useFormats } from '../../use-formats.ts';
import type { ItemCardView } from '../day-view.ts';
import itemCardStyles from '../item-card.module.css';
import stackStyles from '../overflow-stack.module.css';
import styles from '../tray.module.css';
import { useCardMarks } from '../use-card-marks.ts';
import { ItemMenu } from './item-menu.tsx';
import { OpenButton } from './open-button.tsx';

/** An item in the list of an overflow stack; draggable like an item card. */
export function OverflowRow({ card, isSelected }: { card: ItemCardView; isSelected: boolean }) {
  const { t } = useTranslation(['trip-items']);
  const { timeRange } = useFormats();
  const { item } = card;
  const dragProps = useDraggable(item, false);
  const marks = useCardMarks(item.id);
  const titleId = useId();
  return (
    <article
      className={clsx(styles.outsideRow, stackStyles.stackRow)}
      aria-labelledby={titleId}
      data-kind={item.kind}
      data-selected={isSelected ? '' : undefined}
      {...dragProps}
      {...marks}
    >
      <OpenButton item={item} isSelected={isSelected} />
      <DragHandle item={item} isTimed={false} />
      <KindIcon kind={item.kind} label={t(KIND_LABELS[item.kind])} className={itemCardStyles.itemCardIcon} />
      <h4 id={titleId}>{item.title}</h4>
      <span className="num">{timeRange(card.start, card.end, card.minutes)}</span>
      <ItemMenu item={item} />
    </article>
  );
}
