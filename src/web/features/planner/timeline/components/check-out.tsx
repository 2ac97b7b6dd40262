import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import { useFormats } from '../../components/use-formats.ts';
import { MoveGrip } from '../../moving/components/move-grip.tsx';
import { useGrab } from '../../moving/components/mover.tsx';
import selectionStyles from '../../selection/selection.module.css';
import itemCardStyles from '../item-card.module.css';
import type { CheckOutView } from '../model.ts';
import styles from '../stay.module.css';
import { ItemMenu } from './item-menu.tsx';
import { OpenButton } from './open-button.tsx';
import { useMarks } from './use-marks.ts';

/** The room has to be free by then: stands above the hours of the last day. */
export const CheckOut = memo(function CheckOut({
  checkOut,
  isSelected,
}: {
  checkOut: CheckOutView;
  isSelected: boolean;
}) {
  const { t } = useTranslation(['trip', 'trip-items']);
  const { time } = useFormats();
  const titleId = useId();
  const { item } = checkOut;
  const grab = useGrab(item, false);
  const marks = useMarks(item.id);
  return (
    <article
      className={styles.checkout}
      data-slot="checkout"
      aria-labelledby={titleId}
      data-kind="accommodation"
      data-selected={isSelected ? '' : undefined}
      {...grab}
      {...marks}
    >
      <OpenButton item={item} isSelected={isSelected} />
      <MoveGrip item={item} isTimed={false} />
      <KindIcon
        kind="accommodation"
        label={t('trip-items:accommodation')}
        className={itemCardStyles.itemCardIcon}
      />
      <h3 id={titleId}>{item.title}</h3>
      <p className={selectionStyles.checkoutWhat}>{t('trip:checkOut')}</p>
      <p className="num">{t('trip:checkOutBefore', { time: time(checkOut.time) })}</p>
      <ItemMenu item={item} />
    </article>
  );
});
