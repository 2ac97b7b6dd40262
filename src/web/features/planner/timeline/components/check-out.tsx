import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import { Row } from '#web/ui/layout.tsx';
import { DragHandle } from '../../drag-and-drop/components/drag-handle.tsx';
import { useDraggable } from '../../drag-and-drop/components/drag-provider.tsx';
import { useFormats } from '../../use-formats.ts';
import type { CheckOutView } from '../day-view.ts';
import { OpenButton, useCardMarks } from './card-parts.tsx';
import { ItemMenu } from './item-menu.tsx';
import styles from './stay.module.css';

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
  const dragProps = useDraggable(item, false);
  const marks = useCardMarks(item.id);
  return (
    <Row
      as="article"
      gap={12}
      className={styles.checkout}
      data-slot="checkout"
      aria-labelledby={titleId}
      data-kind="accommodation"
      data-selected={isSelected ? '' : undefined}
      {...dragProps}
      {...marks}
    >
      <OpenButton item={item} isSelected={isSelected} />
      <DragHandle item={item} isTimed={false} />
      <KindIcon kind="accommodation" label={t('trip-items:accommodation')} />
      <h3 id={titleId} className="cut">
        {item.title}
      </h3>
      <p className="cut" data-slot="checkout-what">
        {t('trip:checkOut')}
      </p>
      <p className="num cut">{t('trip:checkOutBefore', { time: time(checkOut.time) })}</p>
      <ItemMenu item={item} />
    </Row>
  );
});
