import clsx from 'clsx';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { readPlace } from '#domain/place.ts';
import { timeSpan } from '#domain/spans.ts';
import { useHighlight } from '#web/trip-data/highlighted-item.ts';
import { noteOf, placeOf } from '#web/trip-data/trip.ts';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import { DragHandle, ResizeHandle } from '../../drag-and-drop/components/drag-handle.tsx';
import { useDraggable } from '../../drag-and-drop/components/drag-provider.tsx';
import { KIND_LABELS } from '../../kind-labels.ts';
import { CardWarning } from '../../transfers/components/card-warning.tsx';
import { useEndText } from '../../use-end-text.ts';
import { useFormats } from '../../use-formats.ts';
import type { ItemCardView } from '../day-view.ts';
import styles from '../item-card.module.css';
import { isSameCard } from '../same-card.ts';
import { useCardMarks } from '../use-card-marks.ts';
import { ItemMenu } from './item-menu.tsx';
import { OpenButton } from './open-button.tsx';
import { StopNumber } from './stop-number.tsx';
import { TransportLine } from './transport-line.tsx';

/** One item on the hour axis: a button over its whole face opens the details, its menu stands above that. */
export const ItemCard = memo(
  SlipPaper,
  (one, other) => one.isSelected === other.isSelected && isSameCard(one.slip, other.slip),
);

function SlipPaper({ slip, isSelected }: { slip: ItemCardView; isSelected: boolean }) {
  const { t } = useTranslation(['trip-items', 'trip']);
  const { price } = useFormats();
  const titleId = useId();
  const { item } = slip;
  const cost = price(item);
  const { isHighlighted, handlers } = useHighlight(item.id);
  const grab = useDraggable(item, true);
  const marks = useCardMarks(item.id);
  return (
    <article
      className={styles.itemCard}
      data-slot="item-card"
      aria-labelledby={titleId}
      data-kind={item.kind}
      data-size={slip.size}
      data-shared={slip.of > 1 ? '' : undefined}
      data-narrow={slip.of > 2 ? '' : undefined}
      data-crowded={slip.isCrowded ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
      data-highlighted={isHighlighted ? '' : undefined}
      {...handlers}
      {...grab}
      {...marks}
      data-from-before={slip.startsBefore ? '' : undefined}
      style={{ '--at': slip.at, '--for': slip.length, '--column': slip.column, '--of': slip.of }}
    >
      <OpenButton item={item} isSelected={isSelected} />
      <DragHandle item={item} isTimed />
      <div className={styles.itemCardBody}>
        <div className={styles.itemCardLine}>
          {slip.number !== null && slip.isNumberInside && <StopNumber number={slip.number} />}
          <KindIcon
            kind={item.kind}
            {...(item.kind === 'itinerary' && { subType: item.sub_type })}
            label={t(KIND_LABELS[item.kind])}
            className={styles.itemCardIcon}
          />
          <h3 id={titleId}>{item.title}</h3>
          {cost && (
            <span className={clsx(styles.itemCardPrice, 'num')} data-slot="item-card-price">
              {cost}
            </span>
          )}
          <ItemMenu item={item} />
        </div>
        <SlipMeta slip={slip} />
        {slip.size === 'tall' && <SlipMore slip={slip} />}
      </div>
      {!slip.startsBefore && <ResizeHandle item={item} part="start" />}
      {!slip.endsAfter && <ResizeHandle item={item} part="end" />}
    </article>
  );
}

/** When, how long, where; the end drops first where room is short. */
const SlipMeta = memo(function SlipMeta({ slip }: { slip: ItemCardView }) {
  const { t } = useTranslation('trip-items');
  const { time, timeRange, duration } = useFormats();
  const endText = useEndText();
  const span = timeSpan(slip.item);
  const place = placeOf(slip.item);
  return (
    <p className={styles.itemCardMeta} data-slot="item-card-meta">
      <b className="num">
        {slip.size === 'line' ? time(slip.start) : timeRange(slip.start, slip.end, slip.minutes)}
      </b>
      {slip.minutes > 0 && <span className="num"> · {duration(slip.minutes)}</span>}
      {slip.startsBefore && <span> · {t('continuesShort')}</span>}
      {slip.endsAfter && span && <span> · {endText(span)}</span>}
      {slip.lapInside !== null && (
        <span className={styles.itemCardLap} data-slot="item-card-lap">
          {' '}
          · {t('overlap', { duration: duration(slip.lapInside) })}
        </span>
      )}
      <CardWarning id={slip.item.id} />
      {place && slip.size !== 'line' && <span> · {place}</span>}
    </p>
  );
});

function SlipMore({ slip }: { slip: ItemCardView }) {
  const { item } = slip;
  if (item.kind === 'itinerary') {
    const from = readPlace(item.start_location)?.name;
    const to = readPlace(item.end_location)?.name;
    if (from && to) return <TransportLine from={from} to={to} minutes={slip.minutes} />;
  }
  const note = noteOf(item);
  return note ? <p className={styles.itemCardNote}>{note}</p> : null;
}
