import clsx from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import { KIND_LABELS } from '../../components/kind-labels.ts';
import { useFormats } from '../../components/use-formats.ts';
import { MoveGrip } from '../../moving/components/move-grip.tsx';
import { useGrab } from '../../moving/components/mover.tsx';
import itemCardStyles from '../item-card.module.css';
import type { SlipView } from '../model.ts';
import stackStyles from '../stack.module.css';
import styles from '../tray.module.css';
import { ItemMenu } from './item-menu.tsx';
import { OpenButton } from './open-button.tsx';
import { useMarks } from './use-marks.ts';

/** An item in the list of a stack: its hours, its title, its menu; dragged out of it like any other. */
export function StackRow({ slip, isSelected }: { slip: SlipView; isSelected: boolean }) {
  const { t } = useTranslation(['trip-items']);
  const { timeRange } = useFormats();
  const { item } = slip;
  const grab = useGrab(item, false);
  const marks = useMarks(item.id);
  const titleId = useId();
  return (
    <article
      className={clsx(styles.outsideRow, stackStyles.stackRow)}
      aria-labelledby={titleId}
      data-kind={item.kind}
      data-selected={isSelected ? '' : undefined}
      {...grab}
      {...marks}
    >
      <OpenButton item={item} isSelected={isSelected} />
      <MoveGrip item={item} isTimed={false} />
      <KindIcon kind={item.kind} label={t(KIND_LABELS[item.kind])} className={itemCardStyles.itemCardIcon} />
      <h4 id={titleId}>{item.title}</h4>
      <span className="num">{timeRange(slip.start, slip.end, slip.minutes)}</span>
      <ItemMenu item={item} />
    </article>
  );
}
