import { BedDouble } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#domain/legs.ts';
import { paths } from '#web/paths.ts';
import { AmountSum } from '#web/trip-data/amount-sum.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { Note, Row } from '#web/ui/layout.tsx';
import { StableLink } from '#web/ui/stable-link.tsx';
import type { PrintNight } from '../../print-view/print-plan.ts';
import { ModeIcon } from '../../transfers/components/travel-modes.tsx';
import { useTransferTexts } from '../../transfers/use-transfer-texts.ts';
import { useFormats } from '../../use-formats.ts';
import type { AgendaDay, FreeDays } from '../agenda-plan.ts';
import styles from './agenda.module.css';
import { AgendaItem } from './agenda-item.tsx';

interface AgendaDayProps {
  trip: TripDetails;
  day: AgendaDay;
  today: string;
  selected: string | null;
}

/** Lists items by time, then untimed ones, then the night's stay. */
export function AgendaDayView({ trip, day, today, selected }: AgendaDayProps) {
  const { t } = useTranslation('trip');
  const { day: dayText } = useFormats();
  const titleId = useId();
  const seen = new Set<string>();
  // A stay left in the morning is reached by the transfer of the evening before.
  const transfersTo = (id: string): readonly Transfer[] => {
    const isFirst = !seen.has(id);
    seen.add(id);
    return isFirst ? (day.transfersTo.get(id) ?? []) : [];
  };
  return (
    <section
      className={styles.agendaDay}
      aria-labelledby={titleId}
      data-today={day.iso === today ? '' : undefined}
    >
      <Row as="h3" gap={12} align="baseline" justify="between" id={titleId} className={styles.agendaDate}>
        <DayLink tripId={trip.id} day={day.iso}>
          <span>{t('day', { n: day.number })}</span> {dayText(day.date)}
          {day.iso === today && <em>{t('today')}</em>}
        </DayLink>
        {day.costs.length > 0 && (
          <span className="num">
            <AmountSum amounts={day.costs} />
          </span>
        )}
      </Row>
      <ul>
        {day.lines.map((line) => (
          <AgendaItem
            key={`${line.item.id} ${line.type}`}
            item={line.item}
            line={line}
            isSelected={line.item.id === selected}
          >
            {line.type !== 'check-out' && <Transfers transfers={transfersTo(line.item.id)} />}
          </AgendaItem>
        ))}
        {day.waiting.map((item) => (
          <AgendaItem key={item.id} item={item} isSelected={item.id === selected} />
        ))}
      </ul>
      {day.nights.map((night) => (
        <div key={night.item.id}>
          <Transfers transfers={transfersTo(night.item.id)} />
          <Night night={night} />
        </div>
      ))}
    </section>
  );
}

interface FreeDaysProps {
  trip: TripDetails;
  free: FreeDays;
  today: string;
}

export function FreeDaysView({ trip, free: { first, last, nights }, today }: FreeDaysProps) {
  const { t } = useTranslation('trip');
  const { day, days } = useFormats();
  const hasToday = first.iso <= today && today <= last.iso;
  return (
    <Note as="div" size={14} className={styles.agendaFree} data-today={hasToday ? '' : undefined}>
      <DayLink tripId={trip.id} day={first.iso}>
        {first === last ? day(first.date) : days(first.date, last.date)}
      </DayLink>
      <span> · {t('agendaFree')}</span>
      {nights.map((night) => (
        <Row as={Note} gap={6} key={night.item.id} className={styles.agendaNight}>
          <BedDouble size={15} />
          {night.item.title}
        </Row>
      ))}
    </Note>
  );
}

function Transfers({ transfers }: { transfers: readonly Transfer[] }) {
  const { t } = useTranslation('trip-routes');
  const { by, since, check } = useTransferTexts();
  const { duration } = useFormats();
  return transfers.map((transfer) => {
    const { from, mode, travel, isEstimate } = transfer;
    const text = `${isEstimate ? `${t('about')} ` : ''}${duration(travel.minutes)}`;
    return (
      <Row as={Note} gap={6} key={from.id} className={styles.agendaTransfer}>
        <ModeIcon mode={mode} />
        {[by(mode, travel.distanceM), since(transfer), text, check(transfer)].filter(Boolean).join(', ')}
      </Row>
    );
  });
}

function Night({ night: { item, night, nights } }: { night: PrintNight }) {
  const { t } = useTranslation('trip');
  return (
    <Row as={Note} gap={6} className={styles.agendaNight}>
      <BedDouble size={15} />
      <bdi>{item.title}</bdi> · {t('night', { n: night, total: nights })}
    </Row>
  );
}

interface DayLinkProps {
  tripId: string;
  /** ISO. */
  day: string;
  children: ReactNode;
}

function DayLink({ tripId, day, children }: DayLinkProps) {
  const to = paths.trip(tripId, { day });
  return (
    <Row as={StableLink} gap={10} rowGap={0} align="baseline" inline wrap to={to} replace>
      {children}
    </Row>
  );
}
