import clsx from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { readBooking } from '#domain/booking.ts';
import { readPlace } from '#domain/place.ts';
import { exactSpan } from '#domain/spans.ts';
import { useHighlight } from '#web/trip-data/highlighted-item.ts';
import { noteOf, placeOf } from '#web/trip-data/trip.ts';
import { Note } from '#web/ui/layout.tsx';
import { DragHandle, ResizeHandle } from '../../drag-and-drop/components/drag-handle.tsx';
import { CardWarning } from '../../transfers/components/card-warning.tsx';
import { useEndText, useFormats } from '../../use-formats.ts';
import type { ItemCardView } from '../day-view.ts';
import { isSameCard } from '../same-card.ts';
import { CardLine, OpenButton, useCard } from './card-parts.tsx';
import styles from './item-card.module.css';
import { OverlapText } from './overlap-label.tsx';
import { TransportLine } from './transport-line.tsx';

/** A button over the card opens the details; its menu is above. */
export const ItemCard = memo(
  ItemCardBody,
  (one, other) => one.isSelected === other.isSelected && isSameCard(one.card, other.card),
);

function ItemCardBody({ card, isSelected }: { card: ItemCardView; isSelected: boolean }) {
  const { price, time } = useFormats();
  const { item } = card;
  // A narrow card needs the first line for a wrapping title.
  const isPriceBelow = card.size === 'tall' && card.of > 1;
  const cost = price(item);
  const more = moreOf(item);
  const isTransport = card.size === 'tall' && item.kind === 'itinerary' && card.minutes > 0;
  // Lines below the card's text take its room.
  const hasFoot = isTransport && !card.endsAfter && !more.note && !more.reference;
  const { isHighlighted, handlers } = useHighlight(item.id);
  const { titleId, cardProps } = useCard(item, { isSelected, isTimed: true });
  return (
    <article
      className={styles.itemCard}
      data-slot="item-card"
      data-size={card.size}
      data-shared={card.of > 1 ? '' : undefined}
      data-narrow={card.of > 2 ? '' : undefined}
      data-crowded={card.isCrowded ? '' : undefined}
      data-highlighted={isHighlighted ? '' : undefined}
      {...handlers}
      {...cardProps}
      data-from-before={card.startsBefore ? '' : undefined}
      style={{
        '--at': card.at,
        '--for': card.length,
        '--column': card.column,
        '--of': card.of,
        '--title-lines': card.titleLines,
      }}
    >
      <OpenButton item={item} isSelected={isSelected} />
      <DragHandle item={item} isTimed />
      <div className={styles.itemCardBody}>
        <CardLine
          item={item}
          titleId={titleId}
          number={card.isNumberInside ? card.number : null}
          cost={isPriceBelow ? null : cost}
        />
        <ItemCardMeta card={card} cost={isPriceBelow ? cost : null} />
        {card.size === 'tall' && <ItemCardMore card={card} {...more} />}
      </div>
      {hasFoot && (
        <Note as="span" size={12} className={clsx(styles.itemCardFoot, 'num')} aria-hidden="true">
          {time(card.end)}
        </Note>
      )}
      {!card.startsBefore && <ResizeHandle item={item} part="start" />}
      {!card.endsAfter && <ResizeHandle item={item} part="end" />}
    </article>
  );
}

/** Shows time, duration, price and place; the place is the first to be left out. */
const ItemCardMeta = memo(function ItemCardMeta({ card, cost }: { card: ItemCardView; cost: string | null }) {
  const { t } = useTranslation('trip-items');
  const { time, timeRange, duration } = useFormats();
  const endText = useEndText();
  const span = exactSpan(card.item);
  const isLastDay = card.startsBefore && !card.endsAfter;
  const endDay = span && !isLastDay ? endText(span) : null;
  const place = placeOf(card.item);
  return (
    <p className={clsx(styles.itemCardMeta, 'cut')} data-slot="item-card-meta">
      <b className="num">
        {card.size === 'line' ? time(card.start) : timeRange(card.start, card.end, card.minutes)}
      </b>
      {card.minutes > 0 && <span className="num"> · {duration(card.minutes)}</span>}
      {cost && (
        <span className="num" data-slot="item-card-price">
          {' '}
          · {cost}
        </span>
      )}
      {card.startsBefore && <span> · {t('continuesShort')}</span>}
      {endDay && <span> · {endDay}</span>}
      {card.overlapMinutes !== null && (
        <OverlapText> · {t('overlap', { duration: duration(card.overlapMinutes) })}</OverlapText>
      )}
      <CardWarning id={card.item.id} />
      {place && card.size !== 'line' && <span> · {place}</span>}
    </p>
  );
});

function moreOf(item: ItemCardView['item']) {
  const { reference } = 'booking' in item ? readBooking(item.booking) : {};
  return { note: noteOf(item), reference };
}

function ItemCardMore({ card, note, reference }: { card: ItemCardView } & ReturnType<typeof moreOf>) {
  const { t } = useTranslation('trip-items');
  const { item } = card;
  const from = item.kind === 'itinerary' && readPlace(item.start_location)?.name;
  const to = item.kind === 'itinerary' && readPlace(item.end_location)?.name;
  return (
    <>
      {from && to && <TransportLine from={from} to={to} minutes={card.minutes} />}
      {note && <p className={styles.itemCardNote}>{note}</p>}
      {reference && <p className={clsx(styles.itemCardReference, 'cut')}>{t('bookingIs', { reference })}</p>}
    </>
  );
}
