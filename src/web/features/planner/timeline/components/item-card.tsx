import clsx from 'clsx';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { readPlace } from '#domain/place.ts';
import { exactSpan } from '#domain/spans.ts';
import { WaitingMark } from '#web/offline/waiting-mark.tsx';
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

/** An item on the timeline: a button over the whole card opens its details, its menu is above that. */
export const ItemCard = memo(
  ItemCardBody,
  (one, other) => one.isSelected === other.isSelected && isSameCard(one.card, other.card),
);

function ItemCardBody({ card, isSelected }: { card: ItemCardView; isSelected: boolean }) {
  const { t } = useTranslation(['trip-items', 'trip']);
  const { price } = useFormats();
  const titleId = useId();
  const { item } = card;
  const cost = price(item);
  const { isHighlighted, handlers } = useHighlight(item.id);
  const dragProps = useDraggable(item, true);
  const marks = useCardMarks(item.id);
  return (
    <article
      className={styles.itemCard}
      data-slot="item-card"
      aria-labelledby={titleId}
      data-kind={item.kind}
      data-size={card.size}
      data-shared={card.of > 1 ? '' : undefined}
      data-narrow={card.of > 2 ? '' : undefined}
      data-crowded={card.isCrowded ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
      data-highlighted={isHighlighted ? '' : undefined}
      {...handlers}
      {...dragProps}
      {...marks}
      data-from-before={card.startsBefore ? '' : undefined}
      style={{ '--at': card.at, '--for': card.length, '--column': card.column, '--of': card.of }}
    >
      <OpenButton item={item} isSelected={isSelected} />
      <DragHandle item={item} isTimed />
      <div className={styles.itemCardBody}>
        <div className={styles.itemCardLine}>
          {card.number !== null && card.isNumberInside && <StopNumber number={card.number} />}
          <KindIcon
            kind={item.kind}
            {...(item.kind === 'itinerary' && { subType: item.sub_type })}
            label={t(KIND_LABELS[item.kind])}
            className={styles.itemCardIcon}
          />
          <h3 id={titleId}>{item.title}</h3>
          <WaitingMark id={item.id} />
          {cost && (
            <span className={clsx(styles.itemCardPrice, 'num')} data-slot="item-card-price">
              {cost}
            </span>
          )}
          <ItemMenu item={item} />
        </div>
        <ItemCardMeta card={card} />
        {card.size === 'tall' && <ItemCardMore card={card} />}
      </div>
      {!card.startsBefore && <ResizeHandle item={item} part="start" />}
      {!card.endsAfter && <ResizeHandle item={item} part="end" />}
    </article>
  );
}

/** Time, duration, place; the end is cut first where room is short. */
const ItemCardMeta = memo(function ItemCardMeta({ card }: { card: ItemCardView }) {
  const { t } = useTranslation('trip-items');
  const { time, timeRange, duration } = useFormats();
  const endText = useEndText();
  const span = exactSpan(card.item);
  const isLastDay = card.startsBefore && !card.endsAfter;
  const endDay = span && !isLastDay ? endText(span) : null;
  const place = placeOf(card.item);
  return (
    <p className={styles.itemCardMeta} data-slot="item-card-meta">
      <b className="num">
        {card.size === 'line' ? time(card.start) : timeRange(card.start, card.end, card.minutes)}
      </b>
      {card.minutes > 0 && <span className="num"> · {duration(card.minutes)}</span>}
      {card.startsBefore && <span> · {t('continuesShort')}</span>}
      {endDay && <span> · {endDay}</span>}
      {card.overlapMinutes !== null && (
        <span className={styles.itemCardOverlap} data-slot="item-card-overlap">
          {' '}
          · {t('overlap', { duration: duration(card.overlapMinutes) })}
        </span>
      )}
      <CardWarning id={card.item.id} />
      {place && card.size !== 'line' && <span> · {place}</span>}
    </p>
  );
});

function ItemCardMore({ card }: { card: ItemCardView }) {
  const { item } = card;
  const { time } = useFormats();
  if (item.kind === 'itinerary') {
    const from = readPlace(item.start_location)?.name;
    const to = readPlace(item.end_location)?.name;
    return (
      <>
        {from && to && <TransportLine from={from} to={to} minutes={card.minutes} />}
        {card.minutes > 0 && !card.endsAfter && (
          <span className={clsx(styles.itemCardFoot, 'num')} aria-hidden="true">
            {time(card.end)}
          </span>
        )}
      </>
    );
  }
  const note = noteOf(item);
  return note ? <p className={styles.itemCardNote}>{note}</p> : null;
}
