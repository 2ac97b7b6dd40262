import clsx from 'clsx';
import { useFormats } from '../../use-formats.ts';
import type { ItemCardView } from '../day-view.ts';
import { ItemRow } from './item-row.tsx';
import stackStyles from './overflow-stack.module.css';
import styles from './tray.module.css';

export function OverflowRow({ card, isSelected }: { card: ItemCardView; isSelected: boolean }) {
  const { timeRange } = useFormats();
  return (
    <ItemRow
      item={card.item}
      isSelected={isSelected}
      className={clsx(styles.outsideRow, stackStyles.stackRow)}
    >
      <span className="num">{timeRange(card.start, card.end, card.minutes)}</span>
    </ItemRow>
  );
}
