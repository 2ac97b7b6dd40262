import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { firstDayOf, type PlannerItem, placeOf } from '#web/trip-data/trip.ts';
import { Note, Row } from '#web/ui/layout.tsx';
import { ItemIcon } from '../../components/item-icon.tsx';
import type { PrintHours, PrintLine } from '../../print-view/print-plan.ts';
import { OpenButton, useCardMarks } from '../../timeline/components/card-parts.tsx';
import { ItemMenu } from '../../timeline/components/item-menu.tsx';
import { useEndText, useFormats } from '../../use-formats.ts';
import styles from './agenda.module.css';

interface AgendaItemProps {
  item: PlannerItem;
  line?: PrintLine;
  isSelected: boolean;
  hasDate?: boolean;
  children?: ReactNode;
}

/** A press opens the details as on the timeline. */
export function AgendaItem({ item, line, isSelected, hasDate = false, children }: AgendaItemProps) {
  const { t } = useTranslation(['trip-items']);
  const { price, shortDay } = useFormats();
  const titleId = useId();
  const marks = useCardMarks(item.id);
  const place = placeOf(item);
  const date = hasDate ? firstDayOf(item) : null;
  // A stay is paid once, at its check-in.
  const cost =
    line?.type === 'check-out' || (line?.type === 'item' && line.hours?.startsBefore) ? null : price(item);
  return (
    <li>
      {children}
      <Row
        as="article"
        gap={10}
        align="start"
        className={styles.agendaItem}
        data-item={item.id}
        data-kind={item.kind}
        data-selected={isSelected ? '' : undefined}
        aria-labelledby={titleId}
        {...marks}
      >
        <OpenButton item={item} isSelected={isSelected} />
        <div className={styles.agendaWhen}>
          {line && <When line={line} />}
          {date && <b className="num">{shortDay(date)}</b>}
        </div>
        <ItemIcon item={item} label={t(`trip-items:${item.kind}`)} />
        <div className={styles.agendaWhat}>
          <h4 id={titleId}>{item.title}</h4>
          {place && <Note>{place}</Note>}
        </div>
        {cost && <span className="num">{cost}</span>}
        <ItemMenu item={item} />
      </Row>
    </li>
  );
}

function When({ line }: { line: PrintLine }) {
  const { t } = useTranslation('trip');
  const { time } = useFormats();
  switch (line.type) {
    case 'check-in':
      return t('checkInFrom', { time: time(line.time) });
    case 'check-out':
      return t('checkOutBefore', { time: time(line.time) });
    case 'item':
      return line.hours && <Hours hours={line.hours} />;
  }
}

/** Reads `08:00 – 09:50`; shows the end alone when it began on another day. */
function Hours({ hours: { start, end, minutes, startsBefore, endsAfter, span } }: { hours: PrintHours }) {
  const { time, timeRange } = useFormats();
  const endText = useEndText();
  const endDay = endsAfter || end < start ? endText(span) : null;
  return (
    <>
      <b className="num">{startsBefore ? `→ ${time(end)}` : timeRange(start, end, minutes)}</b>
      {endDay && <span> {endDay}</span>}
    </>
  );
}
