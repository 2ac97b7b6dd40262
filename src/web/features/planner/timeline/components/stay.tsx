import clsx from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHighlight } from '#web/trip-data/highlighted-item.ts';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import { DragHandle } from '../../drag-and-drop/components/drag-handle.tsx';
import { useFormats } from '../../use-formats.ts';
import type { StayView } from '../day-view.ts';
import { CardLine, OpenButton, useCard } from './card-parts.tsx';
import styles from './item-card.module.css';
import { ItemMenu } from './item-menu.tsx';
import stayStyles from './stay.module.css';

/** Spans from check-in on, then whole days. On the first day the check-in card is the accessible one. */
export const Stay = memo(function Stay({ stay, isSelected }: { stay: StayView; isSelected: boolean }) {
  const { t } = useTranslation(['trip', 'trip-items']);
  const { item } = stay;
  const { titleId, cardProps } = useCard(item, { isSelected, isTimed: false });
  const band = (
    <div className={stayStyles.stayBandText}>
      <KindIcon kind="accommodation" />
      <b id={stay.isCheckIn ? undefined : titleId}>{item.title}</b>
      <span className="num">{t('trip:night', { n: stay.night, total: stay.nights })}</span>
    </div>
  );
  const style = { '--at': stay.at, '--column': stay.column };
  if (!stay.isCheckIn)
    return (
      <article className={stayStyles.stayBand} data-slot="stay-band" style={style} {...cardProps}>
        <OpenButton item={stay.item} isSelected={isSelected} />
        <DragHandle item={item} isTimed={false} />
        {band}
        <ItemMenu item={item} />
      </article>
    );
  return (
    <div
      className={stayStyles.stayBand}
      data-slot="stay-band"
      data-kind="accommodation"
      aria-hidden="true"
      style={style}
    >
      {band}
    </div>
  );
});

interface CheckInProps {
  stay: StayView;
  card: NonNullable<StayView['card']>;
  isSelected: boolean;
}

/** Is at the hour of arrival, and joined to its band where they touch. */
export const CheckIn = memo(function CheckIn({ stay, card, isSelected }: CheckInProps) {
  const { t } = useTranslation(['trip', 'trip-items']);
  const { price, time } = useFormats();
  const { isHighlighted, handlers } = useHighlight(stay.item.id);
  const { titleId, cardProps } = useCard(stay.item, { isSelected, isTimed: true });
  return (
    <article
      className={clsx(styles.itemCard, stayStyles.stayCard)}
      data-slot="item-card"
      data-size="line"
      data-highlighted={isHighlighted ? '' : undefined}
      {...handlers}
      {...cardProps}
      data-joined={card.column === card.of - 1 ? '' : undefined}
      data-shared={card.of > 1 ? '' : undefined}
      data-narrow={card.of > 2 ? '' : undefined}
      style={{ '--at': card.at, '--column': card.column, '--of': card.of }}
    >
      <OpenButton item={stay.item} isSelected={isSelected} />
      <DragHandle item={stay.item} isTimed />
      <div className={styles.itemCardBody}>
        <CardLine
          item={stay.item}
          titleId={titleId}
          number={card.isNumberInside ? card.number : null}
          cost={price(stay.item)}
        />
        <p className={clsx(styles.itemCardMeta, 'num', 'cut')} data-slot="item-card-meta">
          {t('trip:checkInFrom', { time: time(stay.time) })}
        </p>
      </div>
    </article>
  );
});
